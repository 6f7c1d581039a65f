/// All that an index is built from.
public struct SourceData: Sendable {
    var places: [SourcePlace]
    var countries: [SourceCountry]
    /// Names of regions by country and code, "US.CA".
    var regions: [String: String]
    /// A place that must lie in a region, where the name was looked up by hand.
    var regionSeats: [String: String] = [:]
    /// What was read and left out, a line each, for the maintainer.
    var notes: [String]
}
