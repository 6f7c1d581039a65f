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

    @Argument(help: "Cities, coordinates or geo: links to show; those not saved yet are saved.")
    var cities: [String] = []

    @Option(
        help: """
            Where the weather comes from: automatic for all sources by region, one of them alone, or sample for sample \
            data without a network.
            """)
    var source = SourceName.automatic

    @Option(
        help: "Another server for a source, as open-meteo=https://HOST; plain http only on this computer.",
        transform: ServerOption.init(argument:))
    var server: [ServerOption] = []

    @Option(help: "Draw the window into this PNG file once it shows the weather, and quit.")
    var snapshot: String?

    @Option(help: "Width of the window in pixels; left out, it is as the window was left.")
    var width: Int?

    @Option(help: "Height of the window in pixels; left out, it is as the window was left.")
    var height: Int?

    @Flag(help: "Use the dark variant of the theme.")
    var dark = false

    @Option(help: ArgumentHelp("Draw the window in all its states into this folder, and quit.", visibility: .hidden))
    var gallery: String?

    @Option(help: ArgumentHelp("Draw only the pictures of the gallery whose names contain this.", visibility: .hidden))
    var only: String?

    @Option(help: ArgumentHelp("Draw the gallery with text of so many per cent of its size.", visibility: .hidden))
    var text = 100

    /// What was given; of two servers for a source the last one counts.
    var options: WindowOptions {
        WindowOptions(
            cities: cities, source: source, servers: Dictionary(server.map { ($0.source, $0.url) }) { $1 },
            snapshot: snapshot, width: width, height: height, isDark: dark)
    }

    func validate() throws {
        guard (1...10_000).contains(width ?? 1), (1...10_000).contains(height ?? 1) else {
            throw ValidationError("The width and the height must be between 1 and 10000 pixels.")
        }
        guard (50...400).contains(text) else { throw ValidationError("The text size must be between 50 and 400.") }
    }

    func run() throws {
        // `main.swift` is synchronous, so this is the main thread, before any main loop.
        let code = MainActor.assumeIsolated {
            if let folder = gallery {
                let gallery = Gallery(into: folder, only: only, textScale: Double(text) / 100)
                return withExtendedLifetime(gallery) { gallery.run() }
            }
            return WindowApplication.run(options)
        }
        throw ExitCode(code)
    }
}
