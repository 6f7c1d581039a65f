/// Draws the rows of a table of scores: columns where all have room, else a line a measure below the name.
public struct ScoreTableDrawing<Measure: TextMeasuring> {
    private let table: ScoreTable
    private let palette: Palette
    private let colours: ComparisonColours
    private let textScale: Double
    private let isMirrored: Bool
    private let measure: Measure

    /// - Parameter isMirrored: Whether it is read from right to left.
    public init(_ table: ScoreTable, palette: Palette, textScale: Double, isMirrored: Bool, measure: Measure) {
        (self.table, self.palette, self.textScale) = (table, palette, textScale)
        (self.isMirrored, self.measure) = (isMirrored, measure)
        colours = ComparisonColours(palette)
    }

    private static var letters: Lettering { Lettering(10) }
    private static var boldLetters: Lettering { Lettering(10, isBold: true) }
    /// Pixels before and after what stands in the card.
    private var inset: Double { 14 * textScale }
    /// Pixels of a stroke with the gap behind it.
    private var stroke: Double { 28 * textScale }
    private var line: Double { 40 * textScale }
    private var shortLine: Double { 26 * textScale }

    private func width(_ text: String, _ letters: Lettering) -> Double { measure.size(of: text, letters).width }

    /// The width of each column with the gap before it.
    private var columns: [Double] {
        table.headings.indices.map { column in
            let cells = table.rows.map { row in
                row.cells.indices.contains(column) ? width(row.cells[column].text, Self.boldLetters) : 0
            }
            return max(cells.max() ?? 0, width(table.headings[column], .chart)) + 22 * textScale
        }
    }

    private func isWide(_ width: Double) -> Bool {
        let names = table.rows.map { self.width($0.name, Self.boldLetters) }.max() ?? 0
        return 2 * inset + stroke + names + columns.reduce(0, +) <= width
    }

    /// The height of the headings; 0 where each value stands beside its own.
    public func headHeight(_ width: Double) -> Double { isWide(width) ? 30 * textScale : 0 }

    /// The height of a row.
    public func height(ofRow row: Int, _ width: Double) -> Double {
        guard table.rows.indices.contains(row) else { return 0 }
        if isWide(width) { return line }
        let lines = table.rows[row].note == nil ? table.headings.count : 1
        return line + Double(lines) * shortLine
    }

    /// Returns the headings of the columns.
    public func head(_ width: Double) -> Drawing {
        var drawing = Drawing(width: width, height: headHeight(width))
        guard isWide(width) else { return drawing }
        for (text, end) in zip(table.headings, ends(width)) {
            add(text, at: end, 18 * textScale, .end, .chart, palette.secondaryText, width, to: &drawing)
        }
        return drawing
    }

    /// Returns a row: its stroke, name and measures.
    public func row(_ row: Int, _ width: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height(ofRow: row, width))
        guard table.rows.indices.contains(row) else { return drawing }
        let own = table.rows[row]
        drawing.line([Point(0, 0.5), Point(width, 0.5)], Stroke(.even(palette.grid, opacity: 0.7), width: 1))
        if own.note == nil {
            let ends = [inset, inset + 18 * textScale].map { Point(mirrored($0, width), line / 2) }
            drawing.line(ends, colours.stroke(own.stroke, textScale: textScale))
        }
        add(
            own.name, at: inset + stroke, line / 2, .start, Self.boldLetters,
            own.note == nil ? palette.text : palette.secondaryText, width, to: &drawing)
        if isWide(width) { addColumns(of: own, width, to: &drawing) } else { addLines(of: own, width, to: &drawing) }
        return drawing
    }

    private func addColumns(of row: ScoreTable.Row, _ width: Double, to drawing: inout Drawing) {
        let ends = ends(width)
        let days = ends.count - 1
        if let note = row.note, days > 0 {
            add(note, at: ends[days - 1], line / 2, .end, Self.letters, palette.secondaryText, width, to: &drawing)
        }
        for (column, cell) in row.cells.enumerated() where row.note == nil || column == days {
            let colour = column == days ? palette.secondaryText : palette.text
            add(cell, at: ends[column], line / 2, colour, width, to: &drawing)
        }
    }

    private func addLines(of row: ScoreTable.Row, _ width: Double, to drawing: inout Drawing) {
        if let note = row.note {
            let y = line + shortLine / 2 - 4 * textScale
            return add(note, at: inset, y, .start, Self.letters, palette.secondaryText, width, to: &drawing)
        }
        for (column, cell) in row.cells.enumerated() {
            let y = line + (Double(column) + 0.5) * shortLine - 4 * textScale
            add(
                table.headings[column], at: inset, y, .start, Self.letters, palette.secondaryText, width, to: &drawing)
            add(cell, at: width - inset, y, palette.text, width, to: &drawing)
        }
    }

    /// A value that ends at a point, on a ground of its own where it is the best.
    private func add(
        _ cell: ScoreTable.Cell, at end: Double, _ y: Double, _ colour: Colour, _ width: Double,
        to drawing: inout Drawing
    ) {
        let letters = cell.isBest ? Self.boldLetters : Self.letters
        if cell.isBest {
            let (own, room) = (self.width(cell.text, letters), 8 * textScale)
            let start = isMirrored ? width - end - room : end - own - room
            let ground = Rectangle(x: start, y: y - 12 * textScale, width: own + 2 * room, height: 24 * textScale)
            if palette.isHighContrast {
                drawing.add(.stroke(.rectangle(ground, radius: 8), Stroke(.even(palette.text), width: 1)))
            } else {
                drawing.fill(.rectangle(ground, radius: 8), .even(palette.accent, opacity: 0.2))
            }
        }
        add(cell.text, at: end, y, .end, letters, colour, width, to: &drawing)
    }

    /// Where each column ends.
    private func ends(_ width: Double) -> [Double] {
        var end = width - inset
        return columns.reversed().map { column in
            defer { end -= column }
            return end
        }.reversed()
    }

    private func mirrored(_ x: Double, _ width: Double) -> Double { isMirrored ? width - x : x }

    private func add(
        _ text: String, at x: Double, _ y: Double, _ anchor: DrawnText.Anchor, _ letters: Lettering, _ colour: Colour,
        _ width: Double, to drawing: inout Drawing
    ) {
        let side: DrawnText.Anchor = isMirrored ? (anchor == .start ? .end : .start) : anchor
        drawing.add(.label(DrawnText(text, at: Point(mirrored(x, width), y), side, letters, colour)))
    }
}
