import ArgumentParser

extension ExitCode {
    /// The arguments make no sense.
    static let wrongUsage = ExitCode(2)
    /// No place answers to what was asked for.
    static let noSuchPlace = ExitCode(3)
    /// There is no network, or no source gives what was asked for, and nothing is remembered.
    static let nothingToShow = ExitCode(4)
    /// What was printed is older than it should be.
    static let staleData = ExitCode(5)
    /// The source wants a key, or refuses the one it has.
    static let keyTrouble = ExitCode(6)
    /// A file of the program or of the user cannot be read or written.
    static let storageTrouble = ExitCode(7)
}
