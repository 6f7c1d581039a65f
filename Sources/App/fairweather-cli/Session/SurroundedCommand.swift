import ArgumentParser

/// A command that looks at more than its arguments.
protocol SurroundedCommand: ParsableCommand {
    func run(in surroundings: Surroundings) async throws
}
