/// A populated place as a source gives it.
public struct SourcePlace: Sendable, Hashable {
    public let id: Int
    public let name: String
    public let latitude: Double
    public let longitude: Double
    public let countryCode: String
    public let regionCode: String
    public let population: Int
    public let zone: String
    public let otherNames: [String]
    /// True where the source says that it is a part of a town.
    public let isSection: Bool
}
