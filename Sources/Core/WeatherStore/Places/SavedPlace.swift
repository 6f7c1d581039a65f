public import WeatherModel

/// A place the user keeps, with what the user said about it.
public struct SavedPlace: Sendable, Hashable, Codable, Identifiable {
    /// The place under its official name.
    public var location: Location
    /// What the user calls it; nil where that is the official name.
    public var customName: String?
    /// Whether it is where the user lives; one place at most is.
    public var isHome: Bool
    /// Identities of the sources to ask for this place, the preferred one first; empty for the order in the settings.
    public var sourceOrder: [WeatherSource.ID]

    /// Under its official name, in the usual order of sources, unless told otherwise.
    public init(
        _ location: Location, customName: String? = nil, isHome: Bool = false, sourceOrder: [WeatherSource.ID] = []
    ) {
        self.location = location
        self.customName = customName?.inOneLine?.bounded(to: Bound.placeName)
        self.isHome = isHome
        self.sourceOrder = sourceOrder
    }

    /// The location's own.
    public var id: Location.ID { location.id }

    /// What to call it on screen.
    public var name: String { customName ?? location.name }
}
