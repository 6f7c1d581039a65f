/// The reasons why a file cannot be used as normals of the temperature, or as heights of their cells.
public enum NormalsError: Error, Sendable, Hashable {
    /// The file does not exist or cannot be read.
    case missing
    /// The file is something else, or of another version.
    case foreign
    /// The file is truncated, or holds what cannot be.
    case damaged
}
