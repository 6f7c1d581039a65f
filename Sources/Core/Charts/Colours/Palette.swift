/// The colours of a style; on both backgrounds text has a contrast of at least 4.5:1 and marks of 3:1 (WCAG 2.1), in
/// high contrast 7:1 and 4.5:1.
public struct Palette: Sendable, Hashable {
    /// The background of the page.
    public let background: Colour
    /// The background of charts and cards.
    public let card: Colour
    /// The shade of the night in a chart.
    public let night: Colour
    /// The grid lines.
    public let grid: Colour
    /// The main text.
    public let text: Colour
    /// The secondary text.
    public let secondaryText: Colour
    /// The main line of a chart.
    public let line: Colour
    /// The second line of a chart, which is dashed and thus does not depend on its colour.
    public let secondLine: Colour
    /// The bars for amounts of rain.
    public let bar: Colour
    /// The marks of the present and of clock changes.
    public let now: Colour

    /// Makes the colours of a style.
    public init(_ style: ColourStyle) {
        switch style {
        case .light:
            self.init(
                background: 0xFAFAFA, card: 0xFFFFFF, night: 0xE9EBF3, grid: 0xC8CAD0, text: 0x1E2126,
                secondaryText: 0x565B66, line: 0xB3400A, secondLine: 0x6B4FA0, bar: 0x1A67B8, now: 0x2B2F36)
        case .dark:
            self.init(
                background: 0x1D1E22, card: 0x27292E, night: 0x1B1D2B, grid: 0x484B54, text: 0xF2F3F5,
                secondaryText: 0xB5B9C2, line: 0xFF9D5C, secondLine: 0xC7A8F5, bar: 0x6CB0F5, now: 0xE8EAEE)
        case .highContrastLight:
            self.init(
                background: 0xFFFFFF, card: 0xFFFFFF, night: 0xE4E4E4, grid: 0x767676, text: 0x000000,
                secondaryText: 0x1F1F1F, line: 0x8A2A00, secondLine: 0x4A2A86, bar: 0x003E8A, now: 0x000000)
        case .highContrastDark:
            self.init(
                background: 0x000000, card: 0x000000, night: 0x20222E, grid: 0x8C8C8C, text: 0xFFFFFF,
                secondaryText: 0xE6E6E6, line: 0xFFB27A, secondLine: 0xD9C2FF, bar: 0x8FC6FF, now: 0xFFFFFF)
        }
    }

    private init(
        background: UInt32, card: UInt32, night: UInt32, grid: UInt32, text: UInt32, secondaryText: UInt32,
        line: UInt32, secondLine: UInt32, bar: UInt32, now: UInt32
    ) {
        self.background = Colour(background)
        self.card = Colour(card)
        self.night = Colour(night)
        self.grid = Colour(grid)
        self.text = Colour(text)
        self.secondaryText = Colour(secondaryText)
        self.line = Colour(line)
        self.secondLine = Colour(secondLine)
        self.bar = Colour(bar)
        self.now = Colour(now)
    }

    /// The colours as definitions in a GTK style sheet, such as "@define-color chart_line #b3400a;".
    public var css: String {
        let named = [
            ("page_background", background), ("chart_card", card), ("chart_night", night), ("chart_grid", grid),
            ("chart_text", text), ("chart_secondary_text", secondaryText), ("chart_line", line),
            ("chart_second_line", secondLine), ("chart_bar", bar), ("chart_now", now),
        ]
        return named.map { "@define-color \($0) \($1.text);\n" }.joined()
    }
}
