/// The grounds that words and tiles on a sky are told apart by.
public enum SkyGround: String, Sendable, Hashable, CaseIterable {
    /// A dark sky by day, under white words.
    case day
    /// A night sky, under white words.
    case night
    /// Snow or fog by day in the light style, under dark words.
    case light
    /// No sky: the page's own ground and words.
    case flat

    /// The ground of a sky; flat in high contrast and where none is shown.
    public init(_ sky: Sky?, _ style: ColourStyle) {
        guard let sky, !style.isHighContrast else {
            self = .flat
            return
        }
        self =
            sky.kind.hasDarkWords(isDay: sky.isDay, isDark: style.isDark) ? .light : sky.isDay ? .day : .night
    }

    /// The style whose icons and temperature colours are seen on it.
    public func contentStyle(in style: ColourStyle) -> ColourStyle {
        switch self {
        case .day, .night: .dark
        case .light: .light
        case .flat: style
        }
    }
}
