import ArgumentParser

/// The tool that measures the program's performance targets.
@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks", abstract: "Measures what the program promises in figures.",
        subcommands: [
            StartupBenchmark.self, RefreshBenchmark.self, WarningBenchmark.self, ScrollBenchmark.self,
            DecodeBenchmark.self,
            GrowthBenchmark.self, MapBenchmark.self, RadarBenchmark.self,
            SearchBenchmark.self, StoreBenchmark.self, CommandLineBenchmark.self, AllBenchmarks.self,
            CheckBenchmark.self,
        ])
}
