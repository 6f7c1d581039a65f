public import ArgumentParser
import Assembly
import Foundation
public import WeatherModel
import WeatherText

/// The options shared by all commands about the weather of a place.
struct WeatherOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(tr("Print one line of JSON in fixed units and UTC.")))
    var json = false

    @Option(help: ArgumentHelp(tr("Units to use instead of those in the settings.")))
    var units: UnitsPreset?

    @Option(help: ArgumentHelp(tr("The region whose formats to use, such as de-DE."), valueName: "locale"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            tr(
                """
                Where the weather comes from: automatic (the sources that cover the place), one source alone, or sample \
                (sample data, without a network).
                """)))
    var source = SourceName.automatic

    @Option(
        help: ArgumentHelp(
            tr("Another server for a source, such as open-meteo=https://HOST. Plain http only on this computer."),
            valueName: "source=url"), transform: ServerOption.init(argument:))
    var server: [ServerOption] = []

    @Flag(help: ArgumentHelp(tr("Do not use the network; print stored weather.")))
    var offline = false

    @Option(
        help: ArgumentHelp(
            tr("Fetch anything older again, if its source allows it: 90s, 10m, 2h. Exit code 5 if it stays older."),
            valueName: "age"))
    var maxAge: AgeOption?

    @Flag(help: ArgumentHelp(tr("Print nothing and only set the exit code.")))
    var quiet = false

    /// The servers by the source's identifier; the last one given for a source counts.
    var servers: [WeatherSource.ID: URL] {
        Dictionary(server.map { ($0.source, $0.url) }) { $1 }
    }
}

extension UnitsPreset: ExpressibleByArgument {}

/// A duration on the command line, such as "10m".
struct AgeOption: ExpressibleByArgument {
    let seconds: TimeInterval

    /// Returns nil unless the text is a whole number followed by s, m, h or d.
    init?(argument: String) {
        let lengths: [Character: TimeInterval] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        guard let unit = argument.last.flatMap({ lengths[$0] }), let number = Int(argument.dropLast()),
            (0...1_000_000).contains(number)
        else { return nil }
        seconds = Double(number) * unit
    }
}
