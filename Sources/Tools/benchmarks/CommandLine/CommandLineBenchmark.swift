import ArgumentParser
import Foundation

/// `cli`: how long the command line takes from its start to its end, beside a program that does nothing.
struct CommandLineBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cli",
        abstract: "Measures warm runs of the command line from start to end.",
        discussion: """
            Each round starts every program once, one after the other, with the sample data of a place that is saved \
            and was fetched before. The floor is a Swift program that prints a line; "busy" is the time of the \
            processors, which other programs on the machine disturb less. Goals, where the runtime is linked in: search 3 \
            times and now --offline 5 times the floor.
            """)

    @Option(help: "How often each program is started.")
    var rounds = 50

    func validate() throws {
        guard (1...10_000).contains(rounds) else { throw ValidationError("Give 1 to 10,000 rounds.") }
    }

    func run() throws { Ratio.print(try measure()) }

    /// Measures, prints the figures and returns what the program promises.
    func measure() throws -> [Ratio] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-cli-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "LC_ALL": "en_US.UTF-8"]
        let cli = MeasuredProgram.file("fairweather-cli")
        try ProgramRun(cli, ["places", "add", "Paris", "--sample"], environment).checked()
        try ProgramRun(cli, ["now", "--source", "sample"], environment).checked()
        let runs = [
            ("floor: hello, world", ProgramRun(MeasuredProgram.file("benchmark-floor"), [], environment)),
            ("search paris", ProgramRun(cli, ["search", "paris"], environment)),
            ("now --offline", ProgramRun(cli, ["now", "--source", "sample", "--offline"], environment)),
            (
                "now --offline --json",
                ProgramRun(cli, ["now", "--source", "sample", "--offline", "--json"], environment)
            ),
        ]
        var times = [[Double]](repeating: [], count: runs.count)
        var busyTimes = times
        for _ in 0..<rounds {
            for (index, run) in runs.enumerated() {
                let (elapsed, busy) = try run.1.checked()
                times[index].append(Figures.microseconds(elapsed) / 1000)
                busyTimes[index].append(Figures.microseconds(busy) / 1000)
            }
        }
        Ratio.printHeading("command line, \(rounds) rounds")
        print(Figures.line("milliseconds", ["median", "95 %", "least", "busy", "× floor"]))
        let floor = Figures.percentile(0.5, of: times[0].sorted())
        for (index, run) in runs.enumerated() {
            let sorted = times[index].sorted()
            let median = Figures.percentile(0.5, of: sorted)
            let busy = Figures.percentile(0.5, of: busyTimes[index].sorted())
            let figures = [median, Figures.percentile(0.95, of: sorted), sorted[0], busy, median / floor]
            print(Figures.line(run.0, figures.map { String(format: "%.1f", $0) }))
        }
        func ratio(_ index: Int, _ goal: Double) -> Ratio {
            let median = Figures.percentile(0.5, of: times[index].sorted())
            return Ratio(name: "\(runs[index].0) to floor", value: median / floor, goal: goal)
        }
        return [ratio(1, 3), ratio(2, 5)]
    }
}
