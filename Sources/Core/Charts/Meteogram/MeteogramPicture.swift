import WeatherText

/// A meteogram as a whole, from its first hour to its last, on a ground of its own, with its title, place, dates, source and
/// licence: for a file.
public struct MeteogramPicture {
    private let chart: HoursChart
    private let textScale: Double

    /// Pixels an hour takes; half of what it has on screen, so that a week of hours is not too long.
    private static let hourWidth = 8.0
    private static let leastWidth = 1200.0
    private static let (top, bottom, creditHeight) = (36.0, 8.0, 24.0)

    /// - Parameter textScale: How much larger the text of `measure` is than at 100 %.
    public init(_ chart: HoursChart, textScale: Double = 1) {
        (self.chart, self.textScale) = (chart, textScale)
    }

    /// Returns the picture in the colours of the style.
    public func drawing(_ style: ColourStyle, _ measure: some TextMeasuring) -> Drawing {
        let (palette, meteogram) = (Palette(style), chart.meteogram)
        let width = max(Self.leastWidth, meteogram.length * Self.hourWidth + 120) * textScale
        let layout = MeteogramLayout(width: width, textScale: textScale, top: Self.top * textScale)
        let hours = MeteogramDrawing(
            meteogram, layout, view: 0...max(meteogram.length, 1), palette: palette, measure: measure
        ).drawing
        let foot = chart.caption == nil ? 0 : Self.creditHeight * textScale
        var drawing = Drawing(width: width, height: layout.height + Self.bottom + foot)
        let card = Rectangle(x: 0, y: 0, width: drawing.width, height: drawing.height)
        drawing.fill(.rectangle(card), .even(palette.card))
        drawing.add(
            .label(
                DrawnText(
                    title, at: Point(16, Self.top * textScale / 2), .start, Lettering(11, isBold: true),
                    palette.text)))
        if let caption = chart.caption {
            let small = Lettering(9.5)
            drawing.add(
                .label(
                    DrawnText(
                        caption.period, at: Point(width - 16, Self.top * textScale / 2), .end, small,
                        palette.secondaryText)))
            drawing.add(
                .label(
                    DrawnText(
                        PhraseList.text([caption.provenance, caption.credit]),
                        at: Point(16, drawing.height - Self.bottom - foot / 2), .start, small, palette.secondaryText)))
        }
        hours.marks.forEach { drawing.add($0) }
        return drawing
    }

    /// Returns the same as an SVG document with a description for screen readers.
    public func svg(_ style: ColourStyle, _ measure: some TextMeasuring) -> String {
        let description = PhraseList.text([chart.meteogram.spokenText, chart.caption?.credit])
        return DrawingSVG(drawing(style, measure), title: title, description: description).text
    }

    private var title: String {
        guard let caption = chart.caption else { return chart.title }
        return tr("{place}: {quantity}", ["place": caption.place, "quantity": chart.title])
    }
}
