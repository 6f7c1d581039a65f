import ArgumentParser
import Assembly
import WeatherModel
import WeatherText

/// The options of `compare`: those of all commands about the weather, but for sources and places, of which there are several.
struct CompareOptions: ParsableArguments {
    @Option(
        name: .customLong("source"),
        help: ArgumentHelp(
            tr(
                "A source to compare, two or three of them. The first ones of your order that serve the place if omitted."
            )))
    var sources: [SourceName] = []

    @Option(
        name: .customLong("place"),
        help: ArgumentHelp(
            tr("A place to compare with others, two to four of them, instead of sources."), valueName: "name"))
    var places: [String] = []

    @Option(help: ArgumentHelp(tr("Number of days, 1 to 16.")))
    var days = 8

    @Flag(help: ArgumentHelp(tr("Print one line of JSON in fixed units and UTC.")))
    var json = false

    @Option(help: ArgumentHelp(tr("Units to use instead of those in the settings.")))
    var units: UnitsPreset?

    @Option(help: ArgumentHelp(tr("The region whose formats to use, such as de-DE."), valueName: "locale"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            tr("Another server for a source, such as open-meteo=https://HOST. Plain http only on this computer."),
            valueName: "source=url"), transform: ServerOption.init(argument:))
    var server: [ServerOption] = []

    @Flag(help: ArgumentHelp(tr("Do not use the network; print stored weather.")))
    var offline = false

    @Flag(help: ArgumentHelp(tr("Print nothing and only set the exit code.")))
    var quiet = false

    func validate() throws {
        guard (1...16).contains(days) else { throw ValidationError(tr("The count must be between 1 and 16.")) }
        guard sources.isEmpty || (2...3).contains(sources.count), Set(sources).count == sources.count else {
            throw ValidationError(tr("Name two or three sources that differ."))
        }
        guard sources.allSatisfy({ $0.onlySource != nil }) else {
            throw ValidationError(tr("Only sources of weather can be compared."))
        }
        guard places.isEmpty || (2...4).contains(places.count) else {
            throw ValidationError(tr("Name two to four places."))
        }
        guard sources.isEmpty || places.isEmpty else {
            throw ValidationError(tr("Compare either sources or places, not both."))
        }
    }

    /// The same as the options of other commands.
    func shared() throws -> WeatherOptions {
        var options = try WeatherOptions.parse([])
        (options.json, options.units, options.locale) = (json, units, locale)
        (options.server, options.offline, options.quiet) = (server, offline, quiet)
        return options
    }
}
