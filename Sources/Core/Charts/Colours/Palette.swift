/// The colours of one style: text reaches 4.5:1 and marks reach 3:1 on both grounds (WCAG 2.1), in high contrast 7:1 and 4.5:1.
public struct Palette: Sendable, Hashable {
    /// The style they belong to.
    public let style: ColourStyle
    /// The ground of the page, behind everything.
    public let background: Colour
    /// The ground of charts and cards.
    public let card: Colour
    /// The ground of the list of places.
    public let sidebar: Colour
    /// The night in a chart, on a card.
    public let night: Colour
    /// The ground of the days of a weekend.
    public let weekend: Colour
    /// The ground of what is chosen.
    public let chosen: Colour
    /// The whole length of a bar's scale.
    public let track: Colour
    /// Fine lines of a chart, which carry no meaning of their own.
    public let grid: Colour
    /// Axes, midnights and the line of freezing.
    public let axis: Colour
    /// Words and numbers.
    public let text: Colour
    /// Words beside the main ones.
    public let secondaryText: Colour
    /// Links, what has the focus, and curves without colours of their own.
    public let accent: Colour
    /// The main line of a chart.
    public let line: Colour
    /// The second line of a chart, drawn dashed, so that it is told from the first one without its colour.
    public let secondLine: Colour
    /// Amounts of rain.
    public let bar: Colour
    /// Light, moderate and heavy rain.
    public let rain: [Colour]
    /// The present, and where clocks change.
    public let now: Colour
    /// Times that suit an activity.
    public let good: Colour

    /// Whether everything is outlined and flat.
    public var isHighContrast: Bool { style.isHighContrast }

    /// The night in a chart that lies on another ground than a card, as on a weekend's.
    func night(on ground: Colour) -> Colour {
        isHighContrast
            ? night
            : ground.mixed(with: style.isDark ? Colour(0x000000) : text, share: style.isDark ? 0.25 : 0.06)
    }

    /// The colours of the style.
    public init(_ style: ColourStyle) {
        switch style {
        case .light:
            self.init(
                style, background: 0xF6F7F9, card: 0xFFFFFF, sidebar: 0xEFF1F4, night: 0xECEEF6, weekend: 0xF1F5FB,
                chosen: 0xD3E2F3, track: 0xDFE2E8, grid: 0xC8CAD0, axis: 0x7A7F89, text: 0x1E2126,
                secondaryText: 0x565B66, accent: 0x1A67B8, line: 0xB3400A, secondLine: 0x6B4FA0, bar: 0x1A67B8,
                rain: [0x4A86CC, 0x1A67B8, 0x0B3C7E], now: 0x2B2F36, good: 0x1E8A5A)
        case .dark:
            self.init(
                style, background: 0x1D1E22, card: 0x27292E, sidebar: 0x222328, night: 0x1F2230, weekend: 0x2D333D,
                chosen: 0x33455A, track: 0x4B4E57, grid: 0x484B54, axis: 0x8A8E98, text: 0xF2F3F5,
                secondaryText: 0xB5B9C2, accent: 0x6CB0F5, line: 0xFF9D5C, secondLine: 0xC7A8F5, bar: 0x6CB0F5,
                rain: [0x5A9BE6, 0x8CC3F8, 0xD3E8FF], now: 0xF2F3F5, good: 0x4FD1A0)
        case .highContrastLight:
            self.init(
                style, background: 0xFFFFFF, card: 0xFFFFFF, sidebar: 0xFFFFFF, night: 0xE4E4E4, weekend: 0xFFFFFF,
                chosen: 0xE4E4E4, track: 0x767676, grid: 0x767676, axis: 0x000000, text: 0x000000,
                secondaryText: 0x1F1F1F, accent: 0x003E8A, line: 0x8A2A00, secondLine: 0x4A2A86, bar: 0x003E8A,
                rain: [0x2B66A8, 0x003E8A, 0x001A4D], now: 0x000000, good: 0x0F5C3A)
        case .highContrastDark:
            self.init(
                style, background: 0x000000, card: 0x000000, sidebar: 0x000000, night: 0x20222E, weekend: 0x000000,
                chosen: 0x33363F, track: 0x8C8C8C, grid: 0x8C8C8C, axis: 0xFFFFFF, text: 0xFFFFFF,
                secondaryText: 0xE6E6E6, accent: 0x8FC6FF, line: 0xFFB27A, secondLine: 0xD9C2FF, bar: 0x8FC6FF,
                rain: [0x6FAEF0, 0x9CCBFF, 0xE6F2FF], now: 0xFFFFFF, good: 0x8FF0C8)
        }
    }

    private init(
        _ style: ColourStyle, background: UInt32, card: UInt32, sidebar: UInt32, night: UInt32, weekend: UInt32,
        chosen: UInt32, track: UInt32, grid: UInt32, axis: UInt32, text: UInt32, secondaryText: UInt32,
        accent: UInt32, line: UInt32, secondLine: UInt32, bar: UInt32, rain: [UInt32], now: UInt32, good: UInt32
    ) {
        self.style = style
        (self.background, self.card, self.sidebar) = (Colour(background), Colour(card), Colour(sidebar))
        (self.night, self.weekend, self.chosen) = (Colour(night), Colour(weekend), Colour(chosen))
        (self.track, self.grid, self.axis) = (Colour(track), Colour(grid), Colour(axis))
        (self.text, self.secondaryText, self.accent) = (Colour(text), Colour(secondaryText), Colour(accent))
        (self.line, self.secondLine, self.bar) = (Colour(line), Colour(secondLine), Colour(bar))
        self.rain = rain.map { Colour($0) }
        (self.now, self.good) = (Colour(now), Colour(good))
    }

    /// The same as colours of a GTK style sheet: "@define-color chart_line #b3400a;".
    public var css: String {
        let named = [
            ("page_background", background), ("chart_card", card), ("sidebar_ground", sidebar), ("chart_night", night),
            ("weekend_ground", weekend), ("chosen_ground", chosen), ("bar_track", track), ("chart_grid", grid),
            ("chart_axis", axis), ("chart_text", text), ("chart_secondary_text", secondaryText),
            ("accent", accent), ("chart_line", line), ("chart_second_line", secondLine), ("chart_bar", bar),
            ("chart_now", now),
        ]
        return named.map { "@define-color \($0) \($1.text);\n" }.joined()
    }
}
