import ArgumentParser

/// A command that uses more than its arguments.
protocol SurroundedCommand: ParsableCommand {
    func run(in surroundings: Surroundings) async throws
}
