import ArgumentParser

/// Why a command ended without what was asked for.
struct CommandFailure: Error {
    /// A sentence.
    let message: String
    let code: ExitCode
}
