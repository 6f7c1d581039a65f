import ArgumentParser

/// `key`: the commands for the API keys of sources.
struct KeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key", abstract: "Saves and removes keys for sources in the desktop's keyring.",
        subcommands: [SetKey.self, RemoveKey.self])
}
