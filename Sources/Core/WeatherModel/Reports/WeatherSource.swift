/// A provider of weather data and the attribution it requires.
public struct WeatherSource: Sendable, Hashable, Codable, Identifiable {
    /// The name used on the command line and in settings, such as "open-meteo".
    public let id: String
    /// The name shown on screen, such as "Open-Meteo".
    public let name: String
    /// The attribution that the licence of the data requires.
    public let attribution: String
    /// The address the attribution links to.
    public let homepage: String

    /// Whether the data are bundled samples, which must never be taken for real weather.
    public var isSample: Bool { id == "sample" }

    /// Makes a source from texts that are cut to their limits in `Bound` and otherwise kept as given.
    public init(id: String, name: String, attribution: String, homepage: String) {
        self.id = id
        self.name = name.bounded(to: Bound.sourceName)
        self.attribution = attribution.bounded(to: Bound.attribution)
        self.homepage = homepage
    }
}
