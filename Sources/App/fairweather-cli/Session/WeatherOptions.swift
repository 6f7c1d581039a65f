public import ArgumentParser
import Assembly
import Foundation
public import WeatherModel

/// The options shared by all commands about the weather of a place.
struct WeatherOptions: ParsableArguments {
    @Flag(help: "Print one line of JSON in fixed units and UTC.")
    var json = false

    @Option(help: "Units in place of those of the settings.")
    var units: UnitsPreset?

    @Option(help: ArgumentHelp("The region whose formats are used, as de-DE.", valueName: "locale"))
    var locale: String?

    @Option(
        help: """
            Where the weather comes from: automatic for all sources by region, one of them alone, or sample for sample \
            data without a network.
            """)
    var source = SourceName.automatic

    @Option(
        help: ArgumentHelp(
            "Another server for a source, as open-meteo=https://HOST; plain http only on this computer.",
            valueName: "source=url"), transform: ServerOption.init(argument:))
    var server: [ServerOption] = []

    @Flag(help: "Ask nobody; print what is remembered.")
    var offline = false

    @Option(
        help: ArgumentHelp(
            "Ask again for what is older, where its source allows it: 90s, 10m, 2h. Exit code 5 where it stays older.",
            valueName: "age"))
    var maxAge: AgeOption?

    @Flag(help: "Print nothing; only the exit code tells.")
    var quiet = false

    /// The servers by the source's identifier; the last one given for a source counts.
    var servers: [WeatherSource.ID: URL] {
        Dictionary(server.map { ($0.source, $0.url) }) { $1 }
    }
}

extension UnitsPreset: ExpressibleByArgument {}
