/// All that an index is built from.
public struct SourceData: Sendable {
    public var places: [SourcePlace]
    public var countries: [SourceCountry]
    /// Names of regions by country and code, "US.CA".
    public var regions: [String: String]
    /// What was read and left out, a line each, for the maintainer.
    public var notes: [String]
}
