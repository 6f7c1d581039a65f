import ArgumentParser

/// Makes the offline index of places, and checks what it is made from.
struct GazetteerBuilder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gazetteer-builder", abstract: "Makes the offline index of places from GeoNames data.",
        subcommands: [BuildCommand.self, CheckRegionsCommand.self], defaultSubcommand: BuildCommand.self)
}
