import Gazetteer

/// The reasons why a file cannot be used as a base map; each has the path of the file.
public enum BaseMapError: Error, Sendable, Hashable {
    /// The file does not exist or cannot be read.
    case missing(String)
    /// The file is no base map.
    case foreign(String)
    /// The file is truncated, or its content does not match its checksum.
    case damaged(String)
    /// The file was written by a newer version of the program.
    case tooNew(String)

    init(_ error: PlaceIndexError) {
        self =
            switch error {
            case .missing(let path): .missing(path)
            case .foreign(let path): .foreign(path)
            case .tooNew(let path): .tooNew(path)
            case .empty(let path), .truncated(let path), .damaged(let path): .damaged(path)
            }
    }
}
