/// ArgumentParser's description of a command, reduced to what a manual page shows.
struct CommandDefinition: Decodable {
    struct Name: Decodable {
        let kind: String
        let name: String

        /// The name as written on the command line, such as "--json" or "-h".
        var text: String { (kind == "long" ? "--" : "-") + name }
    }

    struct Argument: Decodable {
        let kind: String
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let allValues: [String]?
        let defaultValue: String?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool
    }

    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [CommandDefinition]?
}
