import ArgumentParser

/// `all`: the benchmarks of window and command line, one after the other.
struct AllBenchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "all",
        abstract: "Measures the window, what it reads and paints, and the command line."
    )

    func run() async throws { _ = try await measure() }

    /// Measures, prints all figures and returns what the program promises.
    func measure() async throws -> [Ratio] {
        var ratios: [Ratio] = []
        func add(_ more: [Ratio]) {
            Ratio.print(more)
            print("")
            ratios += more
        }
        // Parsed from nothing, so that every option has its default.
        add(try await StartupBenchmark.parse([]).measure())
        add(try await RefreshBenchmark.parse([]).measure())
        add(try await WarningBenchmark.parse([]).measure())
        add(try await RadarBenchmark.parse([]).measure())
        add(try await ScrollBenchmark.parse([]).measure())
        add(try DecodeBenchmark.parse([]).measure())
        add(try await GrowthBenchmark.parse([]).measure())
        add(try MapBenchmark.parse([]).measure())
        add(try CommandLineBenchmark.parse([]).measure())
        return ratios
    }
}
