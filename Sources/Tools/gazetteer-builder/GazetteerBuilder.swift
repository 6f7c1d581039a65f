import ArgumentParser

/// The tool that builds the offline index of places and checks its data.
struct GazetteerBuilder: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gazetteer-builder", abstract: "Makes the offline index of places from GeoNames data.",
        subcommands: [BuildCommand.self, CheckRegionsCommand.self], defaultSubcommand: BuildCommand.self)
}
