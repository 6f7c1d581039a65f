import ArgumentParser

/// `key`: the commands for the API keys of sources.
struct KeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key", abstract: "Keeps and forgets the keys of sources in the desktop's secret store.",
        subcommands: [SetKey.self, RemoveKey.self])
}
