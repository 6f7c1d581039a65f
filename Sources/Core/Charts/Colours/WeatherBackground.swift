public import WeatherModel

/// The sky behind a page: a gradient from the top to the bottom, and the text that can be read on all of it.
public struct WeatherBackground: Sendable, Hashable {
    /// At the top of the page.
    public let top: Colour
    /// At the bottom.
    public let bottom: Colour
    /// Reaches 4.5:1 from the top to the bottom.
    public let text: Colour
    /// Whether what lies on it has to be light.
    public var isDark: Bool { text.luminance > 0.5 }

    /// Plain in high contrast, where nothing may come between a word and its ground.
    public init(_ condition: WeatherCondition, isDay: Bool, style: ColourStyle) {
        let palette = Palette(style)
        if style.isHighContrast {
            (top, bottom) = (palette.background, palette.background)
        } else {
            (top, bottom) = SkyColours(condition).gradient(isDay: isDay, isDark: style.isDark)
        }
        let middle = top.mixed(with: bottom, share: 0.5)
        text = middle.mostLegible(of: [Colour(0xFFFFFF), Colour(0x10131A)]) ?? palette.text
    }
}
