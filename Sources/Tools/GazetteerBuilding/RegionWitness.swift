/// A place of another gazetteer with the name of its region.
public struct RegionWitness: Sendable, Hashable {
    let name: String
    let latitude: Double
    let longitude: Double
    let countryCode: String
    /// The name of the first-level region; empty if it is not known.
    let region: String
}
