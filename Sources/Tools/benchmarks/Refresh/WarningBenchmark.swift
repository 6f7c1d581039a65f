import ArgumentParser
import Foundation

/// `warnings`: whether messages of warnings as large as they may be hold up the window.
struct WarningBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "warnings", abstract: "Measures the window while it reads hostile warnings.",
        discussion: """
            The window is opened on a new place in Gabon, and a server on this computer lists 3,000 messages of warnings and \
            answers for 40 of them with texts of a megabyte, outlines of ten thousand points, 30 languages and 200 areas. \
            The list is held back for four seconds, by which the page is there. A block is what the window's \
            main thread works from a question to its answer, where it is asked without a pause by _NET_WM_PING from then on: \
            what a key or a click would wait for.
            """)

    @Option(help: "The window's program; by default that of scripts/build/release, or the one beside this tool.")
    var program: String?

    func run() async throws { Ratio.print(try await measure()) }

    /// Measures, prints the figures and returns what the program promises.
    func measure() async throws -> [Ratio] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-warnings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = MeasuredProgram.file("fairweather", or: program)
        let display = try PrivateDisplay()
        let list = HostileWarning.list
        let pageStands = DispatchSemaphore(value: 0)
        let server = try AnsweringServer { path, query in
            if path == "/alert/area" {
                pageStands.wait()
                pageStands.signal()
                return list
            }
            guard path.hasPrefix("/alert/") else {
                return path.hasPrefix("/sources/") ? Data(#"{"results": []}"#.utf8) : MadeAnswer.body(query)
            }
            return HostileWarning.message(Int(path.suffix(12)) ?? 0)
        }
        let address = "http://127.0.0.1:\(server.port)"
        let pings = try WindowPings(of: display.name)
        // A minute's tick renders the page as well, and is measured by `refresh`.
        while Int(Date.now.timeIntervalSince1970) % 60 >= 25 { usleep(100_000) }
        let stored = try await StoredPlaces(1, isRefreshed: true, in: folder)
        let running = try RunningProgram(
            program, ["--server", "open-meteo=\(address)", "--server", "public-alerts=\(address)", "geo:0,10"],
            stored.environment(on: display.name))
        defer { running.end() }
        let limit = ContinuousClock.now + .seconds(120)
        while server.times.isEmpty, ContinuousClock.now < limit { try pings.sample(running) }
        pings.begin()
        let drawn = ContinuousClock.now + .seconds(4)
        while ContinuousClock.now < drawn { try pings.sample(running) }
        let page = pings.longest
        pings.begin()
        pageStands.signal()
        while ContinuousClock.now < min(limit, (server.times.last ?? limit) + .seconds(8)) { try pings.sample(running) }
        guard server.times.count > 40 else {
            throw UnreadableInput(file: program.path, detail: "asks for \(server.times.count) of 40 messages")
        }
        Ratio.printHeading("40 of 3,000 hostile warnings, cairo without OpenGL")
        print(Figures.line("answers", ["\(server.times.count)"]))
        print(Figures.line("the page before", [String(format: "longest block %.0f ms", page)]))
        print(Figures.line("questions answered", ["\(pings.answers)"]))
        print(Figures.line("blocks over 8 ms", ["\(pings.blocks)", String(format: "longest %.0f ms", pings.longest)]))
        print(Figures.line("memory", [String(format: "%.1f MB", running.memory)]))
        return [Ratio(name: "warnings, longest block to 50 ms", value: pings.longest / 50, goal: 1)]
    }
}
