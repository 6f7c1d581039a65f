import Foundation
import Glibc
import Refreshing
import WeatherServices
import WeatherStore

/// Everything outside of the program that a command looks at or writes to.
struct Surroundings: Sendable {
    var environment: [String: String]
    var shipped = ShippedFiles()
    var clock: any WallClock = SystemClock()
    /// Of the person's own clock.
    var zone = TimeZone.current
    var screen: Screen
    var output = STDOUT_FILENO
    var errors: StandardError
    var input = STDIN_FILENO
    /// Waits so many seconds.
    var pause: @Sendable (TimeInterval) async throws -> Void = Pause.wait
    /// For one request.
    var deadline = AsyncHTTPTransport.usualDeadline
    /// The keys; nil for the desktop's.
    var keys: (any KeyStore)?

    /// Those of this process.
    static var ofProcess: Surroundings {
        let environment = ProcessInfo.processInfo.environment
        return Surroundings(
            environment: environment, screen: Screen(descriptor: STDOUT_FILENO, environment: environment),
            errors: StandardError(isTerminal: isatty(STDERR_FILENO) == 1))
    }

    /// English, with the formats of the region: of the option, else of the environment.
    func locale(_ option: String?) -> Locale {
        Locale(desktop: option.map { ["LANG": $0.replacing("-", with: "_")] } ?? environment)
    }
}
