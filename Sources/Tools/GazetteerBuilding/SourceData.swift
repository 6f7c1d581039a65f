/// The data from which an index is built.
public struct SourceData: Sendable {
    var places: [SourcePlace]
    var countries: [SourceCountry]
    /// The names of regions by country and region code, such as "US.CA".
    var regions: [String: String]
    /// A place that must lie in the region, for names that were reviewed by hand.
    var regionSeats: [String: String] = [:]
    /// The notes for the maintainer about data that were read or left out, a line each.
    var notes: [String]
}
