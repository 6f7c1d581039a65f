import ArgumentParser
import Foundation
import Glibc
import Refreshing
import Waiting
import WeatherServices
import WeatherStore
import WeatherText

/// Everything outside the program that a command reads or writes.
struct CommandContext: Sendable {
    var environment: [String: String]
    var shipped = ShippedFiles()
    /// The folder of the translations; nil to keep the present language.
    var catalogues: CatalogueFolder?
    var clock: any WallClock = SystemClock()
    /// The clocks of `watch`; nil for `clock` and the computer's time since its start.
    var refreshClock: (any RefreshClock)?
    /// The user's own time zone.
    var zone = TimeZone.current
    var screen: Screen
    var output = STDOUT_FILENO
    var errors: StandardError
    var input = STDIN_FILENO
    /// Waits for the given seconds; throws if the task is cancelled.
    var pause: @Sendable (TimeInterval) async throws -> Void = Pause.wait
    /// The time limit for a request.
    var deadline = AsyncHTTPTransport.defaultDeadline
    /// The key store; nil for that of the desktop.
    var keys: (any KeyStore)?

    /// The surroundings of this process.
    static var ofProcess: CommandContext {
        let environment = ProcessInfo.processInfo.environment
        return CommandContext(
            environment: environment, catalogues: ShippedFiles().catalogues.map { CatalogueFolder($0) },
            screen: Screen(descriptor: STDOUT_FILENO, environment: environment),
            errors: StandardError(isTerminal: isatty(STDERR_FILENO) == 1))
    }

    /// Returns the locale of the texts' language with the formats of the region of the option or, without one, of the environment.
    func locale(_ option: String?) -> Locale {
        Locale(desktop: option.map { ["LANG": $0.replacing("-", with: "_")] } ?? environment)
    }
}

/// A command that uses more than its arguments.
protocol ContextualCommand: ParsableCommand {
    func run(in surroundings: CommandContext) async throws
}

/// The output of messages, separate from the data that a script reads.
struct StandardError: Sendable {
    var descriptor = STDERR_FILENO
    /// Whether it goes to a terminal.
    var isTerminal = false
    /// Whether messages are suppressed.
    var isQuiet = false

    /// Writes a line with control characters escaped; ignores a closed stream.
    func write(_ line: String) {
        put(line.printable + "\n")
    }

    /// Writes the program's own text unchanged.
    func put(_ text: String) {
        guard !isQuiet else { return }
        let bytes = Array(text.utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}
