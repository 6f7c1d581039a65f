import ArgumentParser

/// `check`: all ratios, with an exit code for machines.
struct CheckBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Measures everything that has a goal, and fails where one is missed.")

    func run() async throws {
        let ratios = try await AllBenchmarks().measure()
        let missed = ratios.filter { !$0.isMet }
        print("\(missed.count) of \(ratios.count) ratios missed")
        Ratio.print(missed)
        if !missed.isEmpty { throw ExitCode.failure }
    }
}
