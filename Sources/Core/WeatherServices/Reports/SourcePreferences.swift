public import WeatherModel

/// What the user wants of the sources.
public struct SourcePreferences: Sendable, Hashable, Codable {
    /// Identities of sources that come before all others, in order.
    public var order: [String]
    /// Those of one place, by its identity; they come before the general ones.
    public var orderByPlace: [Location.ID: [String]]
    /// How exactly places are told to the sources.
    public var precision: CoordinatePrecision

    /// Without wishes the catalogue's own order counts.
    public init(
        order: [String] = [], orderByPlace: [Location.ID: [String]] = [:],
        precision: CoordinatePrecision = .fourDecimals
    ) {
        self.order = order
        self.orderByPlace = orderByPlace
        self.precision = precision
    }

    /// Those preferred first, then the others as they stand.
    func sorted(_ sources: [CataloguedSource], for location: Location) -> [CataloguedSource] {
        let wanted = (orderByPlace[location.id] ?? []) + order
        let ranks = Dictionary(zip(wanted, wanted.indices), uniquingKeysWith: min)
        // The position breaks ties, as Swift's sort does not promise to keep it.
        return sources.enumerated().sorted { left, right in
            let leftRank = ranks[left.element.source.id] ?? wanted.count
            let rightRank = ranks[right.element.source.id] ?? wanted.count
            return (leftRank, left.offset) < (rightRank, right.offset)
        }.map(\.element)
    }
}
