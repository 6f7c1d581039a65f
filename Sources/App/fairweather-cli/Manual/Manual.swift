import ArgumentParser
import Foundation
import WeatherText

/// Prints the manual page, which is made from the definitions of the arguments.
struct Manual: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "manual", abstract: tr("Prints the manual page in man(7) format."), shouldDisplay: false)
    }

    func run(in surroundings: CommandContext) async throws {
        var output = StandardOutput(descriptor: surroundings.output)
        try output.print(Array(ManualPage(try Self.definitions()).text.utf8))
        try output.flush()
    }

    private static func definitions() throws -> CommandDefinition {
        let tool = try JSONDecoder().decode(ToolDefinition.self, from: Data(Fairweather._dumpHelp().utf8))
        return tool.command
    }

    /// ArgumentParser's description of a whole tool.
    private struct ToolDefinition: Decodable {
        let command: CommandDefinition
    }
}

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
