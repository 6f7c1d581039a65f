/// The reasons why an exported file could not be imported or written.
public enum ExchangeError: Error, Sendable, Hashable {
    /// The file could not be read or written.
    case file(StoreError)
    /// The file does not exist.
    case missing
    /// The file was not written by this program, or is damaged.
    case foreign
    /// The file was written by a newer version of this program.
    case newer
    /// It is a pipe, and nobody opened it to write into it.
    case silent
    /// It is larger than any this program writes.
    case tooLarge
}
