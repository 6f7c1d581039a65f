/// The grounds that words and tiles on a sky are told apart by.
public enum SkyGround: String, Sendable, Hashable, CaseIterable {
    /// A dark sky by day, under white words.
    case day
    /// A sky with the light of a low sun, under white words.
    case dusk
    /// A night sky, under white words.
    case night
    /// Snow or fog by day in the light style, under dark words.
    case light
    /// No sky: the page's own ground and words.
    case flat

    /// The altitudes of the sun between which it glows on the horizon, so that tiles have to hold back its light.
    private static let lowSun = -10.0..<9

    /// The ground of a sky; flat in high contrast and where none is shown.
    public init(_ sky: Sky?, _ style: ColourStyle) {
        guard let sky, !style.isHighContrast else {
            self = .flat
            return
        }
        let altitude = sky.sun.altitude
        self =
            sky.kind.hasDarkWords(altitude: altitude, isDark: style.isDark)
            ? .light : Self.lowSun.contains(altitude) ? .dusk : altitude < Self.lowSun.lowerBound ? .night : .day
    }

    /// The style whose icons and temperature colours are seen on it.
    public func contentStyle(in style: ColourStyle) -> ColourStyle {
        switch self {
        case .day, .dusk, .night: .dark
        case .light: .light
        case .flat: style
        }
    }

    /// Whether the words on it are white in every style.
    public var isAlwaysDark: Bool {
        switch self {
        case .day, .dusk, .night: true
        case .light, .flat: false
        }
    }
}
