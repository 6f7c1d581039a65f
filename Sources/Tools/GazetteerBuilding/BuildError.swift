/// Why no index was built.
public enum BuildError: Error, Sendable, Hashable, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    /// Nothing can be made of that line or row.
    case malformed(file: String, place: String, reason: String)
    case tooManyPlaces(Int)
    case unwritable(file: String, reason: String)

    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
        case .malformed(let file, let place, let reason): "\(file): \(place): \(reason)"
        case .tooManyPlaces(let count): "\(count) places are more than the format holds"
        case .unwritable(let file, let reason): "\(file): cannot be written: \(reason)"
        }
    }
}
