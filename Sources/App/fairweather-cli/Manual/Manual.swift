import ArgumentParser
import Foundation

/// Prints the manual page, which is made from the definitions of the arguments.
struct Manual: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Prints the manual page in man(7) format.", shouldDisplay: false)

    func run(in surroundings: Surroundings) async throws {
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
