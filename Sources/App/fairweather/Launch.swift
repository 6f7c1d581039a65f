import ArgumentParser
import Assembly
import Foundation
import Gtk
import WeatherModel

/// The command line of the window.
struct Launch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fairweather", abstract: "Shows the weather of your places in a window.",
        version: "fairweather \(Program.version)")

    @Argument(help: "Cities, coordinates or geo: links to show. New ones are saved.")
    var cities: [String] = []

    @Option(
        help: """
            Where the weather comes from: automatic (the sources that cover the place), one source alone, or sample \
            (sample data, without a network).
            """)
    var source = SourceName.automatic

    @Option(
        help: "Another server for a source, such as open-meteo=https://HOST. Plain http only on this computer.",
        transform: ServerOption.init(argument:))
    var server: [ServerOption] = []

    @Option(help: "Save a picture of the window to this PNG file once it shows the weather, and quit.")
    var snapshot: String?

    @Option(help: "Width of the window in pixels; the last one used if omitted.")
    var width: Int?

    @Option(help: "Height of the window in pixels; the last one used if omitted.")
    var height: Int?

    @Flag(help: "Use the dark variant of the theme.")
    var dark = false

    @Flag(help: "Bring the weather of all places up to date now.")
    var refresh = false

    @Flag(help: "Show the place that is marked as home.")
    var home = false

    @Flag(help: "Open no window, and keep watch for the notifications that are chosen in the preferences.")
    var background = false

    @Flag(
        name: .customLong("gapplication-service"),
        help: ArgumentHelp(
            "Wait without a window for the desktop's questions, as the bus starts it.", visibility: .hidden))
    var isService = false

    /// What was given; of two servers for a source the last one counts.
    var options: WindowOptions {
        WindowOptions(
            request: StartRequest(
                cities: cities, refreshes: refresh, showsHome: home, staysInBackground: background), source: source,
            servers: Dictionary(server.map { ($0.source, $0.url) }) { $1 }, snapshot: snapshot, width: width,
            height: height, isDark: dark, isService: isService)
    }

    func validate() throws {
        guard (1...10_000).contains(width ?? 1), (1...10_000).contains(height ?? 1) else {
            throw ValidationError("The width and the height must be between 1 and 10000 pixels.")
        }
        let showsSomething = !cities.isEmpty || refresh || home || snapshot != nil
        guard !background || !(showsSomething || source != .automatic || !server.isEmpty) else {
            throw ValidationError("--background opens no window, and takes neither places nor other options.")
        }
    }

    func run() throws {
        // `main.swift` is synchronous, so this is the main thread, before any main loop.
        throw ExitCode(MainActor.assumeIsolated { WindowApplication.run(options) })
    }
}
