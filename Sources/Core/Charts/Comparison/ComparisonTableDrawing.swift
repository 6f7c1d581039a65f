public import WeatherText

/// Draws the rows of a comparison's table: the days as its head, then high and low of each day of a forecast.
///
/// Where the days of a row have no room on one line, they go on below, each under the name of its day.
public struct ComparisonTableDrawing<Measure: TextMeasuring> {
    private let text: ComparisonText
    private let palette: Palette
    private let colours: ComparisonColours
    private let textScale: Double
    private let isMirrored: Bool
    private let titleWidth: Double
    private let measure: Measure
    private let strokes: [Int]

    /// - Parameters:
    ///   - isMirrored: Whether it is read from right to left.
    ///   - titleWidth: The room that stays free for the title before the names of the days, in pixels.
    public init(
        _ text: ComparisonText, palette: Palette, textScale: Double, isMirrored: Bool, titleWidth: Double,
        measure: Measure
    ) {
        self.titleWidth = titleWidth
        (self.text, self.palette, self.textScale) = (text, palette, textScale)
        (self.isMirrored, self.measure) = (isMirrored, measure)
        colours = ComparisonColours(palette)
        strokes = ComparisonColours.numbers(of: text.rows.map(\.id))
    }

    private static var letters: Lettering { Lettering(10) }
    private static var boldLetters: Lettering { Lettering(10, isBold: true) }
    private var line: Double { 36 * textScale }
    private var gap: Double { 6 * textScale }

    /// The height of days that stand under their names, and above the word for a part of a day.
    private var stackedLine: Double {
        (text.rows.contains { $0.cells.contains(where: \.isPartial) } ? 56 : 50) * textScale
    }

    /// The width of a cell with room around it.
    private var cell: Double { content(Self.boldLetters) + 12 * textScale }

    /// The width of a cell under the name of its day with as little room around it as numbers can be told apart by.
    private var tightCell: Double { content(.chart) + 4 }

    /// The width of the widest number, word or name of a day.
    private func content(_ heading: Lettering) -> Double {
        let numbers = text.rows.flatMap(\.cells).map { cell in
            width(cell.highText, Self.boldLetters) + gap + width(cell.lowText, Self.letters)
        }
        let names = text.headings.map { width($0.weekday, heading) }
        let words = text.rows.flatMap(\.cells).compactMap { $0.partialText.map { width($0, .chart) } }
        return (numbers + names + words).max() ?? 0
    }

    /// The width of the longest name with its stroke.
    private var gutter: Double {
        let names = text.rows.map { width($0.name, Self.letters) + 18 * textScale }
        return max(names.max() ?? 0, titleWidth) + 12 * textScale
    }

    private func width(_ text: String, _ letters: Lettering) -> Double { measure.size(of: text, letters).width }

    /// Whether all days of a row stand beside its name.
    private func isWide(_ width: Double) -> Bool { gutter + Double(text.headings.count) * cell <= width }

    /// All days on one line where their numbers have a little room around them, else as many as are easily read.
    private func columns(_ width: Double) -> Int {
        let all = max(text.headings.count, 1)
        return Double(all) * tightCell <= width ? all : max(1, Int(width / cell))
    }

    /// The height of the head; 0 where each cell has the name of its day.
    public func headHeight(_ width: Double) -> Double { isWide(width) ? line : 0 }

    /// The height of a row.
    public func height(ofRow row: Int, _ width: Double) -> Double {
        guard !isWide(width), text.rows.indices.contains(row) else { return line }
        let count = text.rows[row].cells.count
        let lines = (count + columns(width) - 1) / columns(width)
        return title(ofRow: row, width) + Double(lines) * stackedLine
    }

    /// The height of the name, and of why nothing is known, where the days stand below.
    private func title(ofRow row: Int, _ width: Double) -> Double {
        line + Double(lines(ofRow: row, width).count - 1) * 18 * textScale
    }

    /// The name, and why nothing is known, in lines that have room in a width.
    private func lines(ofRow row: Int, _ width: Double) -> [String] {
        let own = text.rows[row]
        let room = width - 18 * textScale
        return ([own.name] + (own.cells.isEmpty ? [missingText(own)] : [])).flatMap { text in
            text.split(separator: " ").reduce(into: [String]()) { lines, word in
                let longer = lines.last.map { "\($0) \(word)" }
                if let longer, self.width(longer, Self.letters) <= room {
                    lines[lines.count - 1] = longer
                } else {
                    lines.append(String(word))
                }
            }
        }
    }

    private func missingText(_ row: ComparisonText.Row) -> String {
        ["—", row.failureText].compactMap(\.self).inOneLine()
    }

    /// Returns the names of the days.
    public func head(_ width: Double) -> Drawing {
        var drawing = Drawing(width: width, height: headHeight(width))
        guard isWide(width) else { return drawing }
        for (number, day) in text.headings.enumerated() {
            add(
                day.weekday, at: middle(number, width), line / 2, .middle,
                day.isToday ? Self.boldLetters : Self.letters,
                day.isToday || day.isWeekend ? palette.text : palette.secondaryText, width, to: &drawing)
        }
        return drawing
    }

    /// Returns a row: stroke, name and cells.
    public func row(_ row: Int, _ width: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height(ofRow: row, width))
        guard text.rows.indices.contains(row) else { return drawing }
        let own = text.rows[row]
        drawing.line([Point(0, 0.5), Point(width, 0.5)], Stroke(.even(palette.grid, opacity: 0.7), width: 1))
        let ends = [0, 12 * textScale].map { Point(mirrored($0, width), line / 2) }
        drawing.line(ends, colours.stroke(strokes[row], textScale: textScale))
        let isWide = isWide(width)
        for (number, words) in (isWide ? [own.name] : lines(ofRow: row, width)).enumerated() {
            let y = line / 2 + Double(number) * 18 * textScale
            let isName = number == 0 || !own.cells.isEmpty
            add(
                words, at: 18 * textScale, y, .start, Self.letters, isName ? palette.text : palette.secondaryText,
                width, to: &drawing)
        }
        if isWide, own.cells.isEmpty {
            add(
                missingText(own), at: gutter, line / 2, .start, Self.letters, palette.secondaryText, width,
                to: &drawing)
        }
        for (number, one) in own.cells.enumerated() {
            if isWide {
                add(one, at: middle(number, width), line / 2, width, to: &drawing)
                continue
            }
            let count = columns(width)
            let x = (Double(number % count) + 0.5) * width / Double(count)
            let y = title(ofRow: row, width) + Double(number / count) * stackedLine
            add(
                text.headings[number].weekday, at: x, y + 8 * textScale, .middle, .chart, palette.secondaryText, width,
                to: &drawing)
            add(one, at: x, y + (one.isPartial ? 34 : 32) * textScale, width, to: &drawing)
        }
        return drawing
    }

    /// High and low around a point, on a ground of their own where they part from the others, and above the word for a part of
    /// the day.
    private func add(
        _ cell: ComparisonText.Cell, at x: Double, _ y: Double, _ width: Double, to drawing: inout Drawing
    ) {
        let (high, low) = (self.width(cell.highText, Self.boldLetters), self.width(cell.lowText, Self.letters))
        let start = x - (high + gap + low) / 2
        if cell.isParting {
            let across = isWide(width) ? self.cell : min(self.cell, width / Double(columns(width)))
            let room = Rectangle(
                x: mirrored(x, width) - across / 2 + 1, y: y - 14 * textScale, width: across - 2,
                height: 28 * textScale)
            if let part = colours.part {
                drawing.fill(.rectangle(room, radius: 8), .even(part))
            } else {
                drawing.add(.stroke(.rectangle(room.grown(by: -0.5), radius: 8), Stroke(.even(palette.text), width: 1)))
            }
        }
        let line = cell.isPartial ? y - 8.5 * textScale : y
        add(cell.highText, at: start, line, .start, Self.boldLetters, palette.text, width, to: &drawing)
        add(
            cell.lowText, at: start + high + gap, line, .start, Self.letters, palette.secondaryText, width,
            to: &drawing)
        if let word = cell.partialText {
            add(word, at: x, y + 9 * textScale, .middle, .chart, palette.secondaryText, width, to: &drawing)
        }
    }

    private func middle(_ number: Int, _ width: Double) -> Double {
        gutter + (Double(number) + 0.5) * (width - gutter) / Double(max(text.headings.count, 1))
    }

    private func mirrored(_ x: Double, _ width: Double) -> Double { isMirrored ? width - x : x }

    private func add(
        _ text: String, at x: Double, _ y: Double, _ anchor: DrawnText.Anchor, _ letters: Lettering, _ colour: Colour,
        _ width: Double, to drawing: inout Drawing
    ) {
        let side: DrawnText.Anchor = isMirrored && anchor == .start ? .end : anchor
        drawing.add(.label(DrawnText(text, at: Point(mirrored(x, width), y), side, letters, colour)))
    }
}
