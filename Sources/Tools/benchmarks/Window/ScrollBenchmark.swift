import ArgumentParser
import Foundation

/// `scroll`: what scrolling, typing and choosing the next place take, a step.
struct ScrollBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scroll", abstract: "Measures the work of a step of scrolling, typing and choosing.",
        discussion: """
            A user is played by xdotool. A step is what a key press or a notch of the wheel leads to, frames included; \
            its work is the processor's time of all threads, divided by the steps. The renderer is cairo, by GDK_DEBUG.
            """)

    @Option(help: "The window's program; by default that of scripts/release, or the one beside this tool.")
    var program: String?

    func run() async throws { Ratio.print(try await measure()) }

    /// Measures, prints the figures and returns what the program promises.
    func measure() async throws -> [Ratio] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-scroll-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = MeasuredProgram.file("fairweather", or: program)
        Ratio.printHeading("a step, cairo without OpenGL")
        print(Figures.line("busy ms", ["page", "list", "typing", "next place"]))
        var ratios: [Ratio] = []
        for (places, goal) in [(20, 8.0), (2000, 16.0)] {
            let stored = try await StoredPlaces(places, in: folder.appending(path: "\(places)"))
            let display = try PrivateDisplay()
            let running = try RunningProgram(program, [], stored.environment(on: display.name))
            defer { running.end() }
            let user = PlayedUser(at: display)
            sleep(5)
            func step(_ count: Int, _ play: (Int) throws -> Void) rethrows -> Double {
                let before = running.busy
                try play(count)
                usleep(500_000)
                return (running.busy - before) / Double(count)
            }
            let steps = [
                try step(40) { try user.scroll(x: 700, y: 400, times: $0) },
                try step(40) { try user.scroll(x: 120, y: 400, times: $0) },
                try step(10) { count in
                    try user.press("ctrl+f")
                    for letter in "berlinberl".prefix(count) { try user.press("\(letter)") }
                },
                try step(10) { count in
                    try user.press("Escape")
                    try user.press("ctrl+Next", times: count, pause: 200)
                },
            ]
            print(Figures.line("\(places) places", steps.map { String(format: "%.1f", $0) }))
            ratios += zip(["page", "list", "typing", "next place"], steps).map {
                Ratio(name: "\($0), \(places) places", value: $1 / goal, goal: 1)
            }
        }
        return ratios
    }
}
