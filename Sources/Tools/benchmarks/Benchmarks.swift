import ArgumentParser

/// What is promised in figures, measured.
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks", abstract: "Measures what the program promises in figures.",
        subcommands: [SearchBenchmark.self])
}
