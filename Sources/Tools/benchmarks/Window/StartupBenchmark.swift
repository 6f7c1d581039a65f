import ArgumentParser
import Foundation

/// `startup`: how long the window takes to its first frame, beside C programs with one label and with a painted page.
struct StartupBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "startup", abstract: "Measures the window's first frame, with the forecast in the store.",
        discussion: """
            Each round starts every program once, one after the other, on an X server of its own whose picture is \
            watched. The renderer is cairo for all of them, by GDK_DEBUG and GDK_DISABLE: a program that finds \
            GSK_RENDERER set would keep OpenGL. Another window of GTK is open meanwhile, so that memory of the libraries \
            is divided between two. GNOME Weather takes part where it is installed. Instructions are counted by \
            Valgrind, on all threads to the first frame, and hardly vary.
            """)

    @Option(help: "How often each program is started.")
    var rounds = 9

    @Option(help: "The window's program; by default that of scripts/build/release, or the one beside this tool.")
    var program: String?

    @Flag(help: "Leave out the instructions, which take half a minute.")
    var quick = false

    @Option(help: "Takes the first frame with 20 places as a PPM file.")
    var picture: String?

    @Option(help: "Takes callgrind's profile of the first frame with 20 places.")
    var profile: String?

    func validate() throws {
        guard (1...1000).contains(rounds) else { throw ValidationError("Give 1 to 1000 rounds.") }
    }

    func run() async throws { Ratio.print(try await measure()) }

    /// What is started, with the times of all rounds.
    private struct Contender {
        let name: String
        let program: URL
        let environment: [String: String]
        var arguments: [String] = []
        var starts: [WindowStart] = []

        func median(_ value: KeyPath<WindowStart, Double>) -> Double {
            Figures.percentile(0.5, of: starts.map { $0[keyPath: value] }.sorted())
        }
    }

    /// Measures, prints the medians and returns what the program promises.
    func measure() async throws -> [Ratio] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-startup-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = MeasuredProgram.file("fairweather", or: program)
        let (display, other) = (try PrivateDisplay(), try PrivateDisplay())
        let floor = try WindowFloor.label.build(in: folder)
        let painted = try WindowFloor.painted.build(in: folder)
        let few = try await StoredPlaces(20, in: folder.appending(path: "20"))
        let many = try await StoredPlaces(2000, in: folder.appending(path: "2000"))
        let witness = try RunningProgram(floor, [], few.environment(on: other.name))
        defer { witness.end() }
        var contenders = [
            Contender(name: "floor: C, a label", program: floor, environment: few.environment(on: display.name)),
            Contender(name: "C, painted page", program: painted, environment: few.environment(on: display.name)),
            Contender(name: "20 places", program: program, environment: few.environment(on: display.name)),
            Contender(name: "2000 places", program: program, environment: many.environment(on: display.name)),
            Contender(
                name: Self.translated, program: program, environment: few.environment(on: display.name),
                arguments: ["--language", "de"]),
        ]
        let peer = URL(filePath: "/usr/bin/gnome-weather")
        if FileManager.default.isExecutableFile(atPath: peer.path) {
            contenders.append(
                Contender(name: "GNOME Weather", program: peer, environment: few.environment(on: display.name)))
        }
        // The first round fills the caches of files and fonts.
        for round in 0...rounds {
            for index in contenders.indices {
                let contender = contenders[index]
                let start = try WindowStart(
                    contender.program, contender.arguments, contender.environment, on: display,
                    picture: index == 2 ? picture.map { URL(filePath: $0) } : nil)
                if round > 0 { contenders[index].starts.append(start) }
            }
        }
        Ratio.printHeading("startup, cairo without OpenGL, \(rounds) rounds")
        print(Figures.line("medians", ["frame ms", "busy ms", "MB", "whole ms", "MB", "M instr."]))
        for (index, contender) in contenders.enumerated() {
            let instructions =
                quick
                ? .nan
                : try WindowStart.instructions(
                    contender.program, contender.arguments, contender.environment, on: display,
                    profile: index == 2 ? profile.map { URL(filePath: $0) } : nil)
            let figures = [
                contender.median(\.firstFrame), contender.median(\.busy), contender.median(\.memory),
                contender.median(\.whole), contender.median(\.settledMemory), instructions / 1e6,
            ]
            print(Figures.line(contender.name, figures.map { String(format: "%.0f", $0) }))
        }
        return ratios(of: contenders) + [Self.cost(of: contenders[4], over: contenders[2])]
    }

    private static let translated = "20 places, German"

    /// Returns the milliseconds of the processor that a catalogue costs until the first frame, of the rounds' differences, as
    /// the machine changes from round to round.
    private static func cost(of translated: Contender, over english: Contender) -> Ratio {
        let differences = zip(translated.starts, english.starts).map { $0.busy - $1.busy }
        return Ratio(name: "ms of a catalogue", value: Figures.percentile(0.5, of: differences.sorted()), goal: 5)
    }

    private func ratios(of contenders: [Contender]) -> [Ratio] {
        let (floor, painted, few, many) = (contenders[0], contenders[1], contenders[2], contenders[3])
        func ratio(_ name: String, _ value: KeyPath<WindowStart, Double>, _ goal: Double) -> Ratio {
            Ratio(name: name, value: few.median(value) / floor.median(value), goal: goal)
        }
        let frames = few.median(\.firstFrame)
        return [
            ratio("first frame", \.firstFrame, 2), ratio("busy to first frame", \.busy, 2),
            ratio("memory, first frame", \.memory, 2.5), ratio("memory, settled", \.settledMemory, 3),
            Ratio(name: "whole page", value: few.median(\.whole) / floor.median(\.firstFrame), goal: 4),
            Ratio(name: "first frame to the painted page's", value: frames / painted.median(\.firstFrame), goal: 1.5),
            Ratio(name: "2000 to 20 places", value: many.median(\.firstFrame) / frames, goal: 1.15),
        ]
            + contenders.dropFirst(5).map {
                Ratio(name: "to \($0.name)", value: frames / $0.median(\.firstFrame), goal: 0.6)
            }
    }
}
