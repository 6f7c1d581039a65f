public import WeatherModel

/// The sky behind a page: a vertical gradient, and a text colour that is legible on all of it.
public struct WeatherBackground: Sendable, Hashable {
    /// The colour at the top of the page.
    public let top: Colour
    /// The colour at the bottom of the page.
    public let bottom: Colour
    /// The text colour, with a contrast of at least 4.5:1 from top to bottom.
    public let text: Colour
    /// Whether the background is dark, so that the content has to be light.
    public var isDark: Bool { text.luminance > 0.5 }

    /// Makes the background for a condition; a plain one in high contrast.
    public init(_ condition: WeatherCondition, isDay: Bool, style: ColourStyle) {
        let palette = Palette(style)
        if style.isHighContrast {
            (top, bottom) = (palette.background, palette.background)
        } else {
            (top, bottom) = SkyKind(condition).gradient(isDay: isDay, isDark: style.isDark)
        }
        let middle = top.mixed(with: bottom, share: 0.5)
        text = middle.mostLegible(of: [Colour(0xFFFFFF), Colour(0x10131A)]) ?? palette.text
    }
}
