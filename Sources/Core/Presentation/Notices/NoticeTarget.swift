public import WeatherModel

/// The place and the warning that a notice opens.
public struct NoticeTarget: Sendable, Hashable {
    /// The identifier of the place.
    public let place: Location.ID
    /// The number of the warned event; nil for the place alone.
    public let warning: Int64?

    /// Makes a target.
    public init(place: Location.ID, warning: Int64? = nil) {
        (self.place, self.warning) = (place, warning)
    }

    /// Parses what the desktop hands back; nil for what `text` never gives.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[0].isEmpty || Int64(parts[0]) != nil else { return nil }
        self.init(place: String(parts[1]), warning: Int64(parts[0]))
    }

    /// The target as "12@geonames:2988507", or "@geonames:2988507" for the place alone.
    public var text: String { (warning.map { String($0) } ?? "") + "@" + place }
}
