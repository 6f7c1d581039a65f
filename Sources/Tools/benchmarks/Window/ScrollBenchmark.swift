import ArgumentParser
import Foundation
import Synchronization

/// `scroll`: what scrolling, typing, choosing the next place and resizing take, a step.
struct ScrollBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scroll", abstract: "Measures the steps of scrolling, typing, choosing and resizing.",
        discussion: """
            A user is played by xdotool. A step is what a key press or a notch of the wheel leads to; its work is the \
            processor's time of all threads, for all its frames, divided by the steps. Below it stands the longest time \
            for which the main thread did not wait, which is what a frame has to wait for. The renderer is cairo, by \
            GDK_DEBUG.
            """)

    @Option(help: "The window's program; by default that of scripts/build/release, or the one beside this tool.")
    var program: String?

    func run() async throws { Ratio.print(try await measure()) }

    /// Measures, prints the figures and returns what the program promises.
    func measure() async throws -> [Ratio] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-scroll-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = MeasuredProgram.file("fairweather", or: program)
        Ratio.printHeading("a step, cairo without OpenGL")
        let names = ["page", "list", "typing", "next place", "resizing"]
        print(Figures.line("ms", names))
        var ratios: [Ratio] = []
        for (places, goal) in [(20, 8.0), (2000, 16.0)] {
            let stored = try await StoredPlaces(places, in: folder.appending(path: "\(places)"))
            let display = try PrivateDisplay()
            let running = try RunningProgram(program, [], stored.environment(on: display.name))
            defer { running.end() }
            let user = PlayedUser(at: display)
            sleep(5)
            func step(_ count: Int, _ play: @Sendable @escaping (Int) throws -> Void) async throws -> (Double, Double) {
                let (before, watch) = (running.busy, BlockWatch(running))
                let isOver = Mutex(false)
                async let played: Void = {
                    defer { isOver.withLock { $0 = true } }
                    try play(count)
                }()
                while !isOver.withLock({ $0 }) { watch.sample() }
                try await played
                let end = ContinuousClock.now + .milliseconds(500)
                while ContinuousClock.now < end { watch.sample() }
                return ((running.busy - before) / Double(count), watch.longest)
            }
            let steps = [
                try await step(40) { try user.scroll(x: 700, y: 400, times: $0) },
                try await step(40) { try user.scroll(x: 120, y: 400, times: $0) },
                try await step(10) { count in
                    try user.press("ctrl+f")
                    for letter in "berlinberl".prefix(count) { try user.press("\(letter)") }
                },
                try await step(10) { count in
                    try user.press("Escape")
                    try user.press("ctrl+Next", times: count, pause: 200)
                },
                try await step(20) { count in
                    try user.resize(to: (0..<count).map { (1000 + 8 * $0, 680 + 4 * $0) })
                },
            ]
            print(Figures.line("\(places) places, busy", steps.map { String(format: "%.1f", $0.0) }))
            print(Figures.line("\(places) places, longest", steps.map { String(format: "%.1f", $0.1) }))
            ratios += zip(names, steps).map {
                Ratio(name: "\($0), \(places) places, longest", value: $1.1 / goal, goal: 1)
            }
        }
        return ratios
    }
}
