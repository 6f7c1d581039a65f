/// The reasons why an index could not be built.
public enum BuildError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A file is missing or empty, or reading it failed.
    case unreadable(file: String, reason: String)
    /// A line or row is invalid.
    case malformed(file: String, place: String, reason: String)
    /// There are more places than the 18 bits of a posting can number.
    case tooManyPlaces(Int)
    /// Names of regions are contradicted by their places.
    case contradictedRegions([RegionFinding])
    /// The index could not be written; the old file is unchanged.
    case unwritable(file: String, reason: String)

    /// A line that names the file and the position in it.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
        case .malformed(let file, let place, let reason): "\(file): \(place): \(reason)"
        case .tooManyPlaces(let count): "\(count) places are more than the format holds"
        case .contradictedRegions(let findings):
            "\(findings.count) region names are contradicted by their places:\n"
                + findings.map(\.description).joined(separator: "\n")
        case .unwritable(let file, let reason): "\(file): cannot be written: \(reason)"
        }
    }
}
