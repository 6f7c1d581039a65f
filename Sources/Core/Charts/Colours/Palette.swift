/// The colours of one style: text reaches 4.5:1 and marks reach 3:1 on both backgrounds (WCAG 2.1), in high contrast 7:1 and 4.5:1.
public struct Palette: Sendable, Hashable {
    /// Behind everything.
    public let background: Colour
    /// Behind charts and cards.
    public let card: Colour
    /// The night in a chart, on a card.
    public let night: Colour
    /// Lines of the axes, which carry no meaning of their own.
    public let grid: Colour
    /// Words and numbers.
    public let text: Colour
    /// Words beside the main ones.
    public let secondaryText: Colour
    /// The main line of a chart.
    public let line: Colour
    /// The second line of a chart, drawn dashed, so that it is told from the first one without its colour.
    public let secondLine: Colour
    /// Amounts of rain.
    public let bar: Colour
    /// The present, and where clocks change.
    public let now: Colour

    /// The colours of the style.
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

    /// The same as colours of a GTK style sheet: "@define-color chart_line #b3400a;".
    public var css: String {
        let named = [
            ("page_background", background), ("chart_card", card), ("chart_night", night), ("chart_grid", grid),
            ("chart_text", text), ("chart_secondary_text", secondaryText), ("chart_line", line),
            ("chart_second_line", secondLine), ("chart_bar", bar), ("chart_now", now),
        ]
        return named.map { "@define-color \($0) \($1.text);\n" }.joined()
    }
}
