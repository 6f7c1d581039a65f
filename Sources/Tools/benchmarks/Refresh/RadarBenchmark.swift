import ArgumentParser
import Foundation

/// `radar`: whether pictures of rain that are hard to read or to paint hold up the window.
struct RadarBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "radar", abstract: "Measures the window while it opens and plays hard pictures of the radar.",
        discussion: """
            The window is opened on a place in Hamburg, its map by Ctrl+M, and its time is played; a server on this computer \
            answers with showers over the whole map, with pictures that are missing, short, cut and out of order, with 64 \
            megabytes in each picture, and with a page of the web; while the showers play it is gone. A block is what the \
            window's main thread works from a question to its answer, where it is asked without a pause by _NET_WM_PING: what \
            a key or a click would wait for.
            """)

    @Option(help: "The window's program; by default that of scripts/build/release, or the one beside this tool.")
    var program: String?

    func run() async throws { Ratio.print(try await measure()) }

    /// Measures, prints the figures and returns what the program promises.
    func measure() async throws -> [Ratio] {
        Ratio.printHeading("hard pictures of the radar, cairo without OpenGL")
        var longest = 0.0
        for answer in HardRadar.allCases { longest = max(longest, try await longestBlock(of: answer)) }
        return [Ratio(name: "radar, longest block to 50 ms", value: longest / 50, goal: 1)]
    }

    private func longestBlock(of kind: HardRadar) async throws -> Double {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-radar-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = MeasuredProgram.file("fairweather", or: program)
        let display = try PrivateDisplay()
        let user = PlayedUser(at: display)
        let radar = kind.answer(at: .now)
        let weather = try AnsweringServer { MadeAnswer.body($1) }
        var server: AnsweringServer? = try AnsweringServer { path, _ in path == "/radar" ? radar : Data("{}".utf8) }
        let address = "http://127.0.0.1:"
        let pings = try WindowPings(of: display.name)
        // A minute's tick renders the page as well, and is measured by `refresh`.
        while Int(Date.now.timeIntervalSince1970) % 60 >= 25 { usleep(100_000) }
        let stored = try await StoredPlaces(1, isRefreshed: true, in: folder)
        let running = try RunningProgram(
            program,
            [
                "--server", "open-meteo=\(address)\(weather.port)", "--server",
                "bright-sky=\(address)\(server?.port ?? 0)", HardRadar.place,
            ], stored.environment(on: display.name))
        defer { running.end() }
        func watch(_ seconds: Double, pressing key: String? = nil) throws {
            let keys = key.map { key in Thread { try? user.press(key) } }
            keys?.start()
            let end = ContinuousClock.now + .seconds(seconds)
            while ContinuousClock.now < end { try pings.sample(running) }
        }
        try watch(4)
        pings.begin()
        try watch(3, pressing: "ctrl+m")
        let opening = pings.longest
        guard let asked = server?.times.count, asked > 0 else {
            throw UnreadableInput(file: program.path, detail: "asks for no picture of the radar")
        }
        pings.begin()
        try watch(3, pressing: "space")
        server = nil
        try watch(3, pressing: kind == .whole ? nil : "F5")
        try watch(1, pressing: "Escape")
        print(
            Figures.line(
                kind.rawValue,
                [
                    String(format: "opening %.0f ms", opening),
                    String(format: "playing and leaving %.0f ms", pings.longest),
                    "\(pings.answers) questions answered", String(format: "%.1f MB", running.memory),
                ]))
        return max(opening, pings.longest)
    }
}
