import ArgumentParser

extension ExitCode {
    /// The arguments make no sense.
    static let wrongUsage = ExitCode(2)
    /// No place answers to what was asked for.
    static let noSuchPlace = ExitCode(3)
    /// A file of the program or of the user cannot be read or written.
    static let storageTrouble = ExitCode(7)
}
