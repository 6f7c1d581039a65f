import ArgumentParser

/// `cache`: the commands for the stored weather.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache", abstract: "Shows and forgets the weather that is remembered of the saved places.",
        subcommands: [CacheStatus.self, ClearCache.self], defaultSubcommand: CacheStatus.self)
}
