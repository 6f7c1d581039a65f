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
        [16, 8, 4].first { width / Double($0) >= Self.leastDay && labels(in: $0, width: width) != nil } ?? 2
    }

    /// Returns dates, quarters and lit shares in so many columns; nil where they have too little room for that.
    ///
    /// In a narrow card a share gives way to the name of a quarter beside it, which may be wider than its day.
    private func labels(in count: Int, width: Double) -> [DrawnText]? {
        let all = calendar.days.indices.map { texts(of: $0, in: count, width: width) }
        let ground = Rectangle(x: -1, y: 0, width: width + 2, height: height(inRowsOf: count))
        var placer = LabelPlacer(in: ground, measure, gap: 2)
        let hasRoom = zip(calendar.days, all).allSatisfy { day, texts in
            placer.place(texts.date) && (!day.isQuarter || placer.place(texts.words))
        }
        guard hasRoom else { return nil }
        var isWhole = true
        for (day, texts) in zip(calendar.days, all) where !day.isQuarter {
            if !placer.place(texts.words) { isWhole = false }
        }
        return isWhole || count == 8 ? placer.labels : nil
    }

    /// The date and, below it, the words of a day; those at an edge stay within the card.
    private func texts(of index: Int, in count: Int, width: Double) -> (date: DrawnText, words: DrawnText) {
        let (day, cell) = (calendar.days[index], width / Double(count))
        let (middle, top) = (
            (Double(index % count) + 0.5) * cell, Double(index / count) * (rowHeight + Self.gap) + 36
        )
        let isStrong = day.isQuarter || index == 0
        func text(_ words: String, row: Double, _ colour: Colour) -> DrawnText {
            let lettering: Lettering = isStrong ? .boldChart : .chart
            let half = min(measure.size(of: words, lettering).width, width) / 2
            return DrawnText(
                words, at: Point(min(max(middle, half), width - half), top + (row + 0.5) * 15 * textScale), .middle,
                lettering, colour)
        }
        return (
            text(day.date, row: 0, palette.text),
            text(day.words, row: 1, isStrong ? palette.text : palette.secondaryText)
        )
    }

    /// The pixels that a day takes at least, and those between two rows.
    private static var leastDay: Double { 30 }
    private static var gap: Double { 8 }

    private var rowHeight: Double { 38 + 2 * 15 * textScale }

    /// Returns the height for a width in pixels.
    public func height(width: Double) -> Double { height(inRowsOf: columns(width)) }

    private func height(inRowsOf count: Int) -> Double {
        let rows = (Double(calendar.days.count) / Double(count)).rounded(.up)
        return rows * rowHeight + (rows - 1) * Self.gap
    }

    /// Returns the marks for a width in pixels.
    public func drawing(width: Double) -> Drawing {
        let count = columns(width)
        var drawing = Drawing(width: width, height: height(inRowsOf: count))
        let cell = width / Double(count)
        for (index, day) in calendar.days.enumerated() {
            let box = Rectangle(
                x: Double(index % count) * cell + 1, y: Double(index / count) * (rowHeight + Self.gap), width: cell - 2,
                height: rowHeight)
            if index == 0 || day.isWeekend {
                drawing.fill(
                    .rectangle(box, radius: 8), .even(index == 0 ? palette.chosen : palette.weekend))
            }
            drawing.place(
                MoonDisc(day.illumination, isLitOnTheRight: day.isLitOnTheRight),
                at: Point(box.x + box.width / 2, box.y + 19))
        }
        let all = calendar.days.indices.flatMap { index in
            let own = texts(of: index, in: count, width: width)
            return [own.date, own.words]
        }
        for label in labels(in: count, width: width) ?? all { drawing.add(.label(label)) }
        return drawing
    }
}

extension Drawing {
    /// Adds the disc of 28 pixels around a centre.
    fileprivate mutating func place(_ disc: MoonDisc, at centre: Point) { disc.add(to: &self, at: centre, radius: 13) }
}
