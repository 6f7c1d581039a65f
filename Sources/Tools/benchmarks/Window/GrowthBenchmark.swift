import ArgumentParser
import Foundation

/// `growth`: whether memory grows while the window is used.
struct GrowthBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "growth", abstract: "Measures what memory a long use leaves behind.",
        discussion: """
            A user is played by xdotool, who goes through 20 places again and again. The first walk fills what is kept; \
            what later ones add is growth.
            """)

    @Option(help: "The window's program; by default that of scripts/build/release, or the one beside this tool.")
    var program: String?

    func run() async throws { Ratio.print(try await measure()) }

    /// Measures, prints the figures and returns what the program promises.
    func measure() async throws -> [Ratio] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-growth-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = MeasuredProgram.file("fairweather", or: program)
        let (display, stored) = (try PrivateDisplay(), try await StoredPlaces(20, in: folder))
        let running = try RunningProgram(program, [], stored.environment(on: display.name))
        defer { running.end() }
        let user = PlayedUser(at: display)
        sleep(5)
        var memory: [Double] = []
        for _ in 0..<6 {
            try user.press("ctrl+Next", times: 19, pause: 100)
            try user.press("ctrl+Prior", times: 19, pause: 100)
            sleep(1)
            memory.append(running.memory)
        }
        Ratio.printHeading("growth, 38 changes of the place a walk")
        print(Figures.line("MB after each walk", memory.map { String(format: "%.1f", $0) }))
        return [Ratio(name: "last to second walk", value: memory[5] / memory[1], goal: 1.03)]
    }
}
