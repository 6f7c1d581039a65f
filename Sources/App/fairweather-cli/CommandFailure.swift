import ArgumentParser

/// The error that ends a command.
struct CommandFailure: Error {
    /// The message, a sentence.
    let message: String
    let code: ExitCode
}
