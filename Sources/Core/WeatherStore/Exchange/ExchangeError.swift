/// Why a file of places and settings was not taken over.
public enum ExchangeError: Error, Sendable, Hashable {
    /// It could not be read or written.
    case file(StoreError)
    /// There is no such file.
    case missing
    /// It was not written by this program, or is damaged.
    case foreign
    /// It was written by a newer version of this program.
    case newer
    /// It is a pipe, and nobody opened it to write into it.
    case silent
    /// It is larger than any this program writes.
    case tooLarge
}
