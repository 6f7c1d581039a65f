import WeatherText

/// A quantity's chart as it leaves the program.
public struct QuantityCopy: ExportedChart {
    private let title: String
    private let chart: QuantityChart
    private let table: ChartTable
    private let caption: ChartCaption?

    private static let width = 1200.0
    private static let (head, foot) = (36.0, 24.0)

    /// - Parameters:
    ///   - title: The name of the quantity.
    ///   - caption: What the copy says of its place and origin; nil for nothing.
    public init(_ title: String, _ chart: QuantityChart, _ table: ChartTable, _ caption: ChartCaption?) {
        (self.title, self.chart, self.table, self.caption) = (title, chart, table, caption)
    }

    /// The values as CSV, with place and source in each row.
    public var csv: String { table.csv(caption) }

    /// Returns the suggested file name.
    public func fileName(_ ending: String) -> String { ChartCaption.fileName(caption, title, ending) }

    /// Returns the chart on a ground of its own with title, span of time and origin.
    public func picture(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> Drawing {
        let (palette, width) = (Palette(style), Self.width * textScale)
        let (head, foot) = (Self.head * textScale, caption == nil ? 0 : Self.foot * textScale)
        let layout = QuantityLayout(chart, width: width, textScale: textScale, top: head, measure: measure)
        var drawing = Drawing(width: width, height: layout.height + foot)
        drawing.fill(
            .rectangle(Rectangle(x: 0, y: 0, width: width, height: drawing.height)), .even(palette.card))
        func write(_ text: String, _ x: Double, _ y: Double, _ anchor: DrawnText.Anchor, _ letters: Lettering) {
            let colour = letters.isBold ? palette.text : palette.secondaryText
            drawing.add(.label(DrawnText(text, at: Point(x, y), anchor, letters, colour)))
        }
        write(name, 16, head / 2, .start, Lettering(11, isBold: true))
        write(chart.title, width - 16, head / 2, .end, Lettering(9.5))
        if let caption {
            let origin = PhraseList.text([caption.provenance, caption.credit])
            write(origin, 16, drawing.height - foot / 2, .start, Lettering(9.5))
        }
        let marks = QuantityDrawing(chart, layout, palette: palette, measure: measure).drawing.marks
        marks.forEach { drawing.add($0) }
        return drawing
    }

    /// Returns the same as an SVG document.
    public func svg(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> String {
        let description = PhraseList.text([chart.spokenText, caption?.credit])
        return DrawingSVG(picture(style, textScale: textScale, measure), title: name, description: description).text
    }

    private var name: String {
        caption.map { tr("{place}: {quantity}", ["place": $0.place, "quantity": title]) } ?? title
    }
}
