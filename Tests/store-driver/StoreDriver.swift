import ArgumentParser

/// Uses the store as the program does, to see what is left of it after violence.
@main
struct StoreDriver: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "store-driver", abstract: "Uses a store, and kills a process that uses it.",
        subcommands: [WorkCommand.self, KillCommand.self, WriteCommand.self, FillCommand.self])
}
