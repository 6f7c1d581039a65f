public import WeatherModel

/// The user's preferences for the order and precision in which sources are asked.
public struct SourcePreferences: Sendable, Hashable, Codable {
    /// The identifiers of preferred sources in order; all others come after them.
    public var order: [String]
    /// The preferred sources of single places by the place's identifier, which precede those in `order`.
    public var orderByPlace: [Location.ID: [String]]
    /// The preferred sources of single parts, which replace `order` for the part.
    public var orderByPart: [WeatherPart: [String]]
    /// The identifiers of the sources that are never asked.
    public var disabled: Set<String>
    /// The precision of the coordinates that are sent to the sources.
    public var precision: CoordinatePrecision

    /// Makes preferences; by default the catalogue's order is used.
    public init(
        order: [String] = [], orderByPlace: [Location.ID: [String]] = [:],
        orderByPart: [WeatherPart: [String]] = [:], disabled: Set<String> = [],
        precision: CoordinatePrecision = .fourDecimals
    ) {
        self.order = order
        self.orderByPlace = orderByPlace
        self.orderByPart = orderByPart
        self.disabled = disabled
        self.precision = precision
    }

    /// Returns whether the source may not be asked; ensemble and archive go with the forecasts of the same service.
    public func isSwitchedOff(_ source: WeatherSource) -> Bool {
        let goesAlong = [WeatherSource.openMeteoEnsemble.id, WeatherSource.openMeteoArchive.id].contains(source.id)
        return disabled.contains(source.id) || goesAlong && disabled.contains(WeatherSource.openMeteo.id)
    }

    /// Returns the preferred sources of the part first, then the others in their given order.
    func sorted(
        _ sources: [CataloguedSource], for part: WeatherPart, at location: Location
    ) -> [CataloguedSource] {
        let wanted = (orderByPlace[location.id] ?? []) + (orderByPart[part] ?? order)
        let ranks = Dictionary(zip(wanted, wanted.indices), uniquingKeysWith: min)
        // The position breaks ties, as Swift's sort is not guaranteed to be stable.
        return sources.enumerated().sorted { left, right in
            let leftRank = ranks[left.element.source.id] ?? wanted.count
            let rightRank = ranks[right.element.source.id] ?? wanted.count
            return (leftRank, left.offset) < (rightRank, right.offset)
        }.map(\.element)
    }
}
