import ArgumentParser
import Assembly
import Foundation
import Gtk
import Synchronization
import WeatherModel
import WeatherText

/// The command line of the window.
struct Launch: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "fairweather", abstract: tr("Shows the weather of your places in a window."),
            version: "fairweather \(Program.version)")
    }

    @Argument(help: ArgumentHelp(tr("Cities, coordinates or geo: links to show. New ones are saved.")))
    var cities: [String] = []

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
            tr("Another server for a source, such as open-meteo=https://HOST. Plain http only on this computer.")),
        transform: ServerOption.init(argument:))
    var server: [ServerOption] = []

    @Option(
        help: ArgumentHelp(tr("Save a picture of the window to this PNG file once it shows the weather, and quit.")))
    var snapshot: String?

    @Option(
        help: ArgumentHelp(
            tr(
                "Show a report of “fairweather-cli report”, or one recorded answer of a source, at its moment and offline."
            )))
    var replay: String?

    @Option(help: ArgumentHelp(tr("Width of the window in pixels; the last one used if omitted.")))
    var width: Int?

    @Option(help: ArgumentHelp(tr("Height of the window in pixels; the last one used if omitted.")))
    var height: Int?

    // Taken from the arguments before they are parsed, since already their parsing says something.
    @Option(help: ArgumentHelp(tr("The language of all texts, such as de; by default that of the desktop.")))
    var language: String?

    @Flag(help: ArgumentHelp(tr("Use the dark variant of the theme.")))
    var dark = false

    @Flag(help: ArgumentHelp(tr("Do not use the network; show stored weather.")))
    var offline = false

    @Flag(help: ArgumentHelp(tr("Bring the weather of all places up to date now.")))
    var refresh = false

    @Flag(help: ArgumentHelp(tr("Show the place that is marked as home.")))
    var home = false

    @Flag(
        help: ArgumentHelp(
            tr("Open no window, and keep watch for the notifications that are chosen in the preferences.")))
    var background = false

    @Flag(
        name: .customLong("gapplication-service"),
        help: ArgumentHelp(
            tr("Wait without a window for the desktop's questions, as the bus starts it."), visibility: .hidden))
    var isService = false

    /// What was given; of two servers for a source the last one counts.
    var options: WindowOptions {
        WindowOptions(
            request: StartRequest(
                cities: cities, refreshes: refresh, showsHome: home, staysInBackground: background), source: source,
            servers: Dictionary(server.map { ($0.source, $0.url) }) { $1 }, snapshot: snapshot, width: width,
            height: height, isDark: dark, staysOffline: offline, isService: isService)
    }

    func validate() throws {
        guard (1...10_000).contains(width ?? 1), (1...10_000).contains(height ?? 1) else {
            throw ValidationError(tr("The width and the height must be between 1 and 10000 pixels."))
        }
        let showsSomething = !cities.isEmpty || refresh || home || snapshot != nil
        guard !background || !(showsSomething || source != .automatic || !server.isEmpty || offline || replay != nil)
        else {
            throw ValidationError(tr("--background opens no window, and takes neither places nor other options."))
        }
    }

    func run() throws {
        var options = options
        options.replay = try replay.map(Self.replay)
        defer { options.replay?.end() }
        // `main.swift` is synchronous, so this is the main thread, before any main loop.
        throw ExitCode(MainActor.assumeIsolated { [options] in WindowApplication.run(options) })
    }

    /// Reads a report; nothing is on screen yet that would have to go on meanwhile.
    private static func replay(_ path: String) throws -> Replay {
        let result = Mutex<Result<Replay, Replay.Failure>?>(nil)
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            do throws(Replay.Failure) {
                let replay = try await Replay(URL(filePath: path), environment: ProcessInfo.processInfo.environment)
                result.withLock { $0 = .success(replay) }
            } catch {
                result.withLock { $0 = .failure(error) }
            }
            done.signal()
        }
        done.wait()
        switch result.withLock({ $0 }) {
        case .success(let replay): return replay
        case .failure(let failure): throw ValidationError(failure.sentence(about: path))
        case nil: throw ExitCode.failure
        }
    }
}
