/// The reasons why a file cannot be used as an index of places; each has the path of the file.
public enum PlaceIndexError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file does not exist or cannot be read.
    case missing(String)
    /// The file is empty.
    case empty(String)
    /// The file is no index of places.
    case foreign(String)
    /// The file is truncated.
    case truncated(String)
    /// The content does not match its checksum.
    case damaged(String)
    /// The file was written by a newer version of the program.
    case tooNew(String)

    /// A sentence with the path, for a log or a terminal.
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
