/// Who a forecast came from, and what must be said beside it.
public struct WeatherSource: Sendable, Hashable, Codable, Identifiable {
    /// As named on the command line, "open-meteo".
    public let id: String
    /// As named on screen, "Open-Meteo".
    public let name: String
    /// The words its licence asks for.
    public let attribution: String
    /// Where the attribution points.
    public let homepage: String

    /// Whether the values are replayed and must never be taken for real weather.
    public var isSample: Bool { id == "sample" }

    /// All four are shown or stored as given, up to what a name and a sentence can be long.
    public init(id: String, name: String, attribution: String, homepage: String) {
        self.id = id
        self.name = name.bounded(to: Bound.sourceName)
        self.attribution = attribution.bounded(to: Bound.attribution)
        self.homepage = homepage
    }
}
