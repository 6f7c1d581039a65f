/// A place of another gazetteer, which names the region it lies in.
public struct RegionWitness: Sendable, Hashable {
    let name: String
    let latitude: Double
    let longitude: Double
    let countryCode: String
    /// First-level region by name; empty where that gazetteer knows none.
    let region: String
}
