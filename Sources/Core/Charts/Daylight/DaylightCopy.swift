import WeatherText

/// The daylight of a year as it leaves the program.
public struct DaylightCopy: ExportedChart {
    private let year: DaylightYear
    private let caption: ChartCaption?

    private static let width = 1200.0
    private static let (head, foot) = (36.0, 24.0)

    /// - Parameter caption: What the copy says of its place; nil for nothing.
    public init(_ year: DaylightYear, _ caption: ChartCaption?) {
        (self.year, self.caption) = (year, caption)
    }

    /// Rise, set and hours of daylight of each day as CSV.
    public var csv: String { year.table.csv(caption) }

    /// Returns the suggested file name.
    public func fileName(_ ending: String) -> String { ChartCaption.fileName(caption, year.title, ending) }

    /// Returns the chart on a ground of its own with title and origin.
    public func picture(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> Drawing {
        let (palette, width) = (Palette(style), Self.width * textScale)
        let (head, foot) = (Self.head * textScale, caption == nil ? 0 : Self.foot * textScale)
        let chart = DaylightYearDrawing(
            year, width: width, palette: palette, textScale: textScale, top: head, measure: measure)
        var drawing = Drawing(width: width, height: chart.height + foot)
        drawing.fill(
            .rectangle(Rectangle(x: 0, y: 0, width: width, height: drawing.height)), .even(palette.card))
        drawing.add(
            .label(
                DrawnText(name, at: Point(16, head / 2), .start, Lettering(11, isBold: true), palette.text)))
        if let caption {
            drawing.add(
                .label(
                    DrawnText(
                        caption.provenance, at: Point(16, drawing.height - foot / 2), .start, Lettering(9.5),
                        palette.secondaryText)))
        }
        chart.drawing.marks.forEach { drawing.add($0) }
        return drawing
    }

    /// Returns the same as an SVG document.
    public func svg(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> String {
        DrawingSVG(picture(style, textScale: textScale, measure), title: name, description: year.spokenText).text
    }

    private var name: String {
        caption.map { tr("{place}: {quantity}", ["place": $0.place, "quantity": year.title]) } ?? year.title
    }
}
