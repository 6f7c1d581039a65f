/// The eight cards, in display order.
public enum DetailKind: String, Sendable, Hashable, CaseIterable {
    case wind, feelsLike, humidity, pressure, visibility, uvIndex, sky, air
}
