import ArgumentParser
import WeatherModel

/// The command line tool with its subcommands.
struct Fairweather: ParsableCommand {
    static let name = "fairweather-cli"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Tells the weather in a terminal and to scripts.",
        discussion: """
            A place is the name of a saved one, any other name with its region or country where that helps, or \
            coordinates with --at; without one it is your home, or the first saved place.

            Exit codes: 0 fine, 2 wrong usage, 3 no such place, 4 nothing could be fetched and nothing is remembered, \
            5 what was printed is old, 6 a key is needed or was refused, 7 a file of the program could not be read or \
            written.
            """,
        version: "\(name) \(WeatherModel.Program.version)",
        // Each command states its name, as deriving it from the type takes a fifth of a millisecond.
        subcommands: [
            Now.self, Hours.self, Days.self, Alerts.self, Air.self, SunAndMoon.self, Watch.self, Search.self,
            PlacesCommand.self, SourcesCommand.self, KeyCommand.self, CacheCommand.self, Doctor.self, Manual.self,
        ])
}
