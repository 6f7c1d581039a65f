import ArgumentParser
import Foundation

/// How many times as much something takes as what it is compared with, and the most it shall take.
struct Ratio {
    let name: String
    let value: Double
    let goal: Double

    /// Whether the goal is reached.
    var isMet: Bool { value <= goal }

    /// Prints the ratios under the machine and the date.
    static func print(_ ratios: [Self]) {
        for ratio in ratios {
            let verdict = ratio.isMet ? "" : "   missed"
            Swift.print(
                Figures.line(
                    ratio.name, [String(format: "%.2f", ratio.value), "of " + String(format: "%.2f", ratio.goal)])
                    + verdict)
        }
    }

    /// Prints the machine and the date, above figures that hold only there and then.
    static func printHeading(_ name: String) {
        let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n")
            .first { $0.hasPrefix("model name") }?.split(separator: ":").last.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?.prefix { $0 != " " }
        let system = ProcessInfo.processInfo
        Swift.print(
            "\(name): \(Date.now.formatted(.iso8601)), \(system.activeProcessorCount) × \(processor ?? "processor"), "
                + "load \(load ?? "unknown")")
    }
}
