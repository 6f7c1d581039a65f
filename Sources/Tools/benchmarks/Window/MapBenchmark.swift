import ArgumentParser
import Foundation

/// `map`: what the rain map costs the main thread, by the gallery, which has GTK to paint with.
struct MapBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Measures base map, frames and the first picture of the rain map.",
        discussion: """
            fairweather-gallery makes and paints each nine times; the least time of the processor counts. Goals: 60 ms for \
            the ground with its names, 16 for a frame of a band of rain in a window of 1000 × 680 and 40 in one of \
            3840 × 2160, 100 for the first picture where frames are known. What showers cost that cover all of the map is \
            printed beside them.
            """)

    func run() throws { Ratio.print(try measure()) }

    /// Measures, prints the figures and returns each in parts of what it may take.
    func measure() throws -> [Ratio] {
        let display = try PrivateDisplay()
        let process = Process()
        let output = Pipe()
        process.executableURL = MeasuredProgram.file("fairweather-gallery")
        process.arguments = ["--costs", "--only", "map"]
        process.environment = [
            "DISPLAY": display.name, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory",
            "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": FileManager.default.temporaryDirectory.path,
        ]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        Ratio.printHeading("rain map")
        print(text, terminator: "")
        let ratios = text.split(separator: "\n").compactMap { line -> Ratio? in
            guard let match = line.wholeMatch(of: /(map .+): ([0-9.]+) of ([0-9.]+) ms/), let value = Double(match.2),
                let goal = Double(match.3)
            else { return nil }
            return Ratio(name: String(match.1), value: value / goal, goal: 1)
        }
        guard !ratios.isEmpty else {
            throw UnreadableInput(file: "fairweather-gallery", detail: "it measured nothing; build all products first")
        }
        return ratios
    }
}
