/// The sky over a place at one moment, as far as its picture goes.
public struct Sky: Sendable, Hashable {
    /// Of its colours.
    public let kind: SkyKind
    /// Whether the sun is up.
    public let isDay: Bool
    /// The share of it that clouds cover, 0 to 1.
    public let cloudCover: Double
    /// Millimetres an hour of rain or melted snow.
    public let rate: Double
    /// How far rain leans, −1 for left to 1 for right.
    public let lean: Double
    /// Nil below the horizon.
    public let sun: SkyBody?
    /// Nil below the horizon.
    public let moon: SkyMoon?

    /// - Parameters:
    ///   - windFrom: Degrees clockwise from north that the wind blows from; nil where it is calm or not known.
    ///   - windSpeed: In kilometres an hour.
    public init(
        _ kind: SkyKind, isDay: Bool, cloudCover: Double = 0, rate: Double = 0, windFrom: Double? = nil,
        windSpeed: Double = 0, sun: SkyBody? = nil, moon: SkyMoon? = nil
    ) {
        (self.kind, self.isDay, self.cloudCover, self.rate) = (kind, isDay, min(max(cloudCover, 0), 1), max(rate, 0))
        // West is on the left, so that a west wind drives the rain to the right.
        let isFromTheWest = windFrom.map { (180..<360).contains($0) } ?? true
        lean = (isFromTheWest ? 1 : -1) * min(windSpeed / 60, 1)
        self.sun = sun.flatMap { $0.altitude > -0.8 ? $0 : nil }
        self.moon = moon.flatMap { $0.body.altitude > 0 ? $0 : nil }
    }

    /// What words lie on: white ones on a dark sky, dark ones on a bright one, those of the page on a plain ground.
    public enum Ground: Sendable, Hashable {
        case dark, bright, plain
    }

    /// Returns the ground in a style; plain in high contrast, where nothing may come between a word and its ground.
    public func ground(_ style: ColourStyle) -> Ground {
        if style.isHighContrast { return .plain }
        return kind.hasDarkWords(isDay: isDay, isDark: style.isDark) ? .bright : .dark
    }
}
