import ArgumentParser
import WeatherModel

/// The command line tool with its subcommands.
struct Fairweather: ParsableCommand {
    static let name = "fairweather-cli"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Shows the weather in a terminal, and gives it to scripts.",
        discussion: """
            A place is the name of a saved place, any other name (with a region or country if needed), or coordinates \
            after --at. Without a place, your home is used, or else the first saved place.

            Exit codes: 0 success, 2 wrong usage, 3 no such place, 4 nothing could be fetched and nothing is stored, \
            5 old data was printed, 6 a key is needed or was refused, 7 a file could not be read or written.
            """,
        version: "\(name) \(Program.version)",
        // Each command states its name, as deriving it from the type takes a fifth of a millisecond.
        subcommands: [
            Now.self, Hours.self, Days.self, Changes.self, Score.self, Alerts.self, Air.self, Rain.self,
            SunAndMoon.self, Watch.self, Search.self, PlacesCommand.self, SourcesCommand.self, KeyCommand.self,
            CacheCommand.self, Doctor.self, Manual.self,
        ])
}
