/// Why no index was built.
public enum BuildError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A file is missing or empty, or reading it failed.
    case unreadable(file: String, reason: String)
    /// Nothing can be made of that line or row.
    case malformed(file: String, place: String, reason: String)
    /// A posting has 18 bits for the place.
    case tooManyPlaces(Int)
    /// Names of regions that their places contradict.
    case contradictedRegions([RegionFinding])
    /// The index could not be put where it should be; what was there still is.
    case unwritable(file: String, reason: String)

    /// One line that names the file and the place in it.
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
