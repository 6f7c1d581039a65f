import Foundation
import Refreshing
import Synchronization
import WeatherServices
import WeatherText

@testable import fairweather_cli

/// A user of the program with folders of his own, in which commands run within this process.
final class TestHome {
    let folder: TemporaryFolder
    let clock: StillClock
    var screen = Screen()
    var environment: [String: String]
    /// The folder of the translations; nil for English alone.
    var catalogues: CatalogueFolder?
    /// Where keys are looked up; nil for the environment alone.
    var keys: (any KeyStore)?
    /// The clocks of `watch`; nil for `clock` and the computer's own.
    var refreshClock: (any RefreshClock)?
    var pause: (@Sendable (TimeInterval) async throws -> Void)?

    /// - Parameter now: When all commands run, in ISO 8601.
    init(at now: String = "2026-01-15T12:20:00Z") throws {
        folder = try TemporaryFolder()
        clock = try StillClock(now)
        environment = ["XDG_DATA_HOME": folder.path("data"), "XDG_CONFIG_HOME": folder.path("config")]
    }

    /// Lets so many pauses of the next command take half an hour each, and ends it at the one after them.
    func passTime(looks: Int) {
        let clock = clock
        let passed = Mutex<Double>(0)
        pause = { _ in
            let isOver = passed.withLock { passed in
                defer { passed += 1800 }
                return passed == Double(looks) * 1800
            }
            guard isOver else { return clock.advance(by: 1800) }
            clock.advance(by: -Double(looks) * 1800)
            throw CancellationError()
        }
    }

    /// Runs a command to its end.
    func run(_ arguments: String..., input: String = "") async throws -> CommandLineRun {
        try await run(arguments, input: input)
    }

    func run(_ arguments: [String], input: String = "") async throws -> CommandLineRun {
        let streams = try TemporaryFolder()
        let output = try FileHandle(forWritingTo: streams.file("output", []))
        let errors = try FileHandle(forWritingTo: streams.file("errors", []))
        let source = try FileHandle(forReadingFrom: streams.file("input", Array(input.utf8)))
        var surroundings = CommandContext(
            environment: environment, screen: screen, errors: StandardError(descriptor: errors.fileDescriptor))
        surroundings.catalogues = catalogues
        surroundings.clock = clock
        surroundings.refreshClock = refreshClock
        // None of these is about a slow answer, and the machine may be slow.
        surroundings.deadline = .seconds(600)
        surroundings.zone = TimeZone(identifier: "Europe/Paris") ?? .gmt
        surroundings.output = output.fileDescriptor
        surroundings.input = source.fileDescriptor
        surroundings.keys = keys ?? LayeredKeyStore(secrets: nil, environment: environment)
        if let pause { surroundings.pause = pause }
        // Who steps in for MeteoAlarm is asked on this computer, too.
        let asksForWarnings = arguments.contains { $0.hasPrefix("meteoalarm=") }
        let isServed = !asksForWarnings || arguments.contains { $0.hasPrefix("public-alerts=") }
        let all = arguments + (isServed ? [] : ["--server", "public-alerts=http://127.0.0.1:9"])
        let code = await CommandProcess.code(of: all, in: surroundings)
        withExtendedLifetime((output, errors, source)) {}
        return CommandLineRun(
            code: code, output: try String(contentsOfFile: streams.path("output"), encoding: .utf8),
            errors: try String(contentsOfFile: streams.path("errors"), encoding: .utf8))
    }
}
