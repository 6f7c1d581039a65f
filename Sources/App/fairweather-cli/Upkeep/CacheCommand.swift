import ArgumentParser

/// `cache`: the commands for the stored weather.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache", abstract: "Shows and deletes the stored weather of the saved places.",
        subcommands: [CacheStatus.self, ClearCache.self], defaultSubcommand: CacheStatus.self)
}
