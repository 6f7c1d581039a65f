public import WeatherModel

/// A saved place with the user's settings for it.
public struct SavedPlace: Sendable, Hashable, Codable, Identifiable {
    /// The place with its official name.
    public var location: Location
    /// The user's name for the place; nil for the official name.
    public var customName: String?
    /// Whether the place is the user's home; at most one place is.
    public var isHome: Bool
    /// The identifiers of preferred sources in order; empty for the order in the settings.
    public var sourceOrder: [WeatherSource.ID]
    /// Whether warnings for the place are shown and told.
    public var showsAlerts: Bool

    /// Makes a saved place, by default with its official name, the usual order of sources, and its warnings.
    public init(
        _ location: Location, customName: String? = nil, isHome: Bool = false, sourceOrder: [WeatherSource.ID] = [],
        showsAlerts: Bool = true
    ) {
        self.location = location
        self.customName = customName?.inOneLine?.bounded(to: Bound.placeName)
        self.isHome = isHome
        self.sourceOrder = sourceOrder
        self.showsAlerts = showsAlerts
    }

    /// The identifier of the location.
    public var id: Location.ID { location.id }

    /// The name to show.
    public var name: String { customName ?? location.name }
}
