import ArgumentParser

/// The error that ends a command.
struct CommandFailure: Error {
    /// The message, a sentence.
    let message: String
    let code: ExitCode
}

extension ExitCode {
    /// A rule is not true.
    static let ruleIsFalse = ExitCode(1)
    /// The arguments are invalid.
    static let wrongUsage = ExitCode(2)
    /// The requested place was not found.
    static let noSuchPlace = ExitCode(3)
    /// There is no network or no source offers the requested part, and nothing is stored.
    static let nothingToShow = ExitCode(4)
    /// The printed data are older than they should be.
    static let staleData = ExitCode(5)
    /// The source needs a key, or rejects the one it has.
    static let keyTrouble = ExitCode(6)
    /// A file of the program or of the user cannot be read or written.
    static let storageTrouble = ExitCode(7)
}
