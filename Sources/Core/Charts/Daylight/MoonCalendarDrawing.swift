public import WeatherText

/// Draws the moon of the days to come in rows; they run from left to right in every language.
public struct MoonCalendarDrawing<Measure: TextMeasuring> {
    private let calendar: MoonCalendar
    private let palette: Palette
    private let textScale: Double
    private let measure: Measure

    /// - Parameter textScale: How much larger text is than at 100 %.
    public init(_ calendar: MoonCalendar, palette: Palette, textScale: Double = 1, measure: Measure) {
        (self.calendar, self.palette, self.textScale, self.measure) = (calendar, palette, textScale, measure)
    }

    /// Returns as many days in a row as there is room for, in rows of one length.
    private func columns(_ width: Double) -> Int {
        let widths = calendar.days.map {
            max(measure.size(of: $0.date, .boldChart).width, measure.size(of: $0.words, .boldChart).width)
        }
        // The long names of the quarters never stand side by side.
        let needed = max(widths.max() ?? 0, (zip(widths, widths.dropFirst()).map { ($0 + $1) / 2 }.max() ?? 0) + 3, 30)
        return [16, 8, 4].first { width / Double($0) >= needed } ?? 2
    }

    private var rowHeight: Double { 38 + 2 * 15 * textScale }

    /// Returns the height for a width in pixels.
    public func height(width: Double) -> Double {
        let rows = (Double(calendar.days.count) / Double(columns(width))).rounded(.up)
        return rows * rowHeight + (rows - 1) * 8
    }

    /// Returns the marks for a width in pixels.
    public func drawing(width: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height(width: width))
        let count = columns(width)
        let cell = width / Double(count)
        for (index, day) in calendar.days.enumerated() {
            let box = Rectangle(
                x: Double(index % count) * cell + 1, y: Double(index / count) * (rowHeight + 8), width: cell - 2,
                height: rowHeight)
            if index == 0 || day.isWeekend {
                drawing.fill(
                    .rectangle(box, radius: 8), .even(index == 0 ? palette.chosen : palette.weekend))
            }
            let middle = box.x + box.width / 2
            drawing.place(
                MoonDisc(day.illumination, isLitOnTheRight: day.isLitOnTheRight), at: Point(middle, box.y + 19))
            let isStrong = day.isQuarter || index == 0
            for (row, text) in [day.date, day.words].enumerated() {
                drawing.add(
                    .label(
                        DrawnText(
                            text, at: Point(middle, box.y + 36 + (Double(row) + 0.5) * 15 * textScale), .middle,
                            isStrong ? .boldChart : .chart, isStrong || row == 0 ? palette.text : palette.secondaryText)
                    ))
            }
        }
        return drawing
    }
}

extension Drawing {
    /// Adds the disc of 28 pixels around a centre.
    fileprivate mutating func place(_ disc: MoonDisc, at centre: Point) { disc.add(to: &self, at: centre, radius: 13) }
}
