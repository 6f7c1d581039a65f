/// Why a file cannot be used as an index of places; each holds the file's path.
public enum PlaceIndexError: Error, Sendable, Hashable, CustomStringConvertible {
    /// It is not there, or may not be read.
    case missing(String)
    /// It has no bytes.
    case empty(String)
    /// It is something else.
    case foreign(String)
    /// Its end is gone.
    case truncated(String)
    /// Its contents are not what was written.
    case damaged(String)
    /// A later version of the program wrote it.
    case tooNew(String)

    /// One sentence for a log or a terminal, with the path in it.
    public var description: String {
        switch self {
        case .missing(let path): "The place index \(path) is missing or cannot be read."
        case .empty(let path): "The place index \(path) is empty."
        case .foreign(let path): "The file \(path) is not a place index."
        case .truncated(let path): "The place index \(path) is truncated."
        case .damaged(let path): "The place index \(path) is damaged."
        case .tooNew(let path): "The place index \(path) was made for a later version of this program."
        }
    }
}
