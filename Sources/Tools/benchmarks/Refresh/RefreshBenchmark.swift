import ArgumentParser
import Foundation

/// `refresh`: what the window takes to renew twenty places.
struct RefreshBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh", abstract: "Measures a refresh of 20 places, the rest after it, and a minute's tick.",
        discussion: """
            The window is opened over 20 forecasts of yesterday, and a server on this computer answers for Open-Meteo, \
            with cairo as the renderer, by GDK_DEBUG. The places follow each other with a pause of two seconds, so that \
            it takes three quarters of a minute. From the processor's time is taken what the same window takes over \
            fresh forecasts. A block is a time in which the main thread does not wait, as sampled each millisecond from the
            first answer on.
            """)

    @Option(help: "The window's program; by default that of scripts/build/release, or the one beside this tool.")
    var program: String?

    func run() async throws { Ratio.print(try await measure()) }

    /// Measures, prints the figures and returns what the program promises.
    func measure() async throws -> [Ratio] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-refresh-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = MeasuredProgram.file("fairweather", or: program)
        let (display, server) = (try PrivateDisplay(), try AnsweringServer())
        let arguments = ["--source", "open-meteo", "--server", "open-meteo=http://127.0.0.1:\(server.port)"]
        let fresh = try await StoredPlaces(20, isRefreshed: true, in: folder.appending(path: "fresh"))
        let stale = try await StoredPlaces(20, age: 86_400, isRefreshed: true, in: folder.appending(path: "stale"))
        let still = try RunningProgram(program, arguments, fresh.environment(on: display.name))
        sleep(6)
        let start = still.busy
        still.end()
        let asked = server.times.count
        let running = try RunningProgram(program, arguments, stale.environment(on: display.name))
        defer { running.end() }
        let limit = ContinuousClock.now + .seconds(90)
        // What lies before the first answer is the start.
        while server.times.count == asked, ContinuousClock.now < limit { usleep(1000) }
        let watch = BlockWatch(running)
        // A place may ask several questions; the last one is known by the silence after it.
        while ContinuousClock.now < min(limit, (server.times.last ?? limit) + .seconds(6)) { watch.sample() }
        guard let last = server.times.last, server.times.count >= asked + 20 else {
            throw UnreadableInput(file: program.path, detail: "asks for \(server.times.count - asked) of 20 places")
        }
        let quiet = max(0, Figures.microseconds(last.duration(to: watch.lastWork)) / 1e6)
        let wakeUps = running.wakeUps
        sleep(10)
        let idle = running.wakeUps - wakeUps
        let busy = (running.busy - start) / 1000
        let minute = BlockWatch(running)
        let next = (Date.now.timeIntervalSince1970 / 60).rounded(.up) * 60 + 2
        while Date.now.timeIntervalSince1970 < next { minute.sample() }
        Ratio.printHeading("refresh of 20 places, cairo without OpenGL")
        print(Figures.line("answers", ["\(server.times.count - asked)"]))
        print(Figures.line("busy", [String(format: "%.2f s", busy)]))
        print(Figures.line("blocks over 8 ms", ["\(watch.blocks)", String(format: "longest %.0f ms", watch.longest)]))
        print(Figures.line("quiet after", [String(format: "%.2f s", quiet)]))
        print(Figures.line("wake-ups, in 10 s idle", ["\(wakeUps)", "\(idle)"]))
        print(Figures.line("a minute's tick", [String(format: "%.0f ms", minute.longest)]))
        return [
            Ratio(name: "busy to 0.4 s", value: busy / 0.4, goal: 1),
            Ratio(name: "longest block to 8 ms", value: watch.longest / 8, goal: 1),
            Ratio(name: "quiet to 2 s", value: quiet / 2, goal: 1),
            Ratio(name: "minute's tick to 5 ms", value: minute.longest / 5, goal: 1),
            Ratio(name: "wake-ups at rest", value: Double(idle), goal: 0),
        ]
    }
}
