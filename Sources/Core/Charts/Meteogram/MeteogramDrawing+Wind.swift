import Foundation

extension MeteogramDrawing {
    /// The speeds, each right of its arrow.
    var windLabels: [DrawnText] { windMarks.map(\.label) }

    /// The arrows point where the wind blows to.
    func addArrows(to drawing: inout Drawing) {
        for mark in windMarks {
            guard let from = mark.row.windFrom else { continue }
            let centre = Point(mark.label.place.x - arrowRoom, layout.wind.centre.y)
            drawing.add(
                .stroke(
                    Self.arrow(at: centre, from: from, length: 12 * layout.textScale),
                    Stroke(.even(palette.text), width: 1.6)))
        }
    }

    /// An arrow through a point.
    ///
    /// - Parameter from: Degrees clockwise from north that the wind blows from.
    static func arrow(at centre: Point, from: Double, length: Double) -> Path {
        let angle = (from + 180) * .pi / 180
        func turned(_ x: Double, _ y: Double) -> Point {
            Point(centre.x + x * cos(angle) - y * sin(angle), centre.y + x * sin(angle) + y * cos(angle))
        }
        let (half, wing) = (length / 2, length * 0.31)
        return Path([
            .move(turned(0, half)), .line(turned(0, -half)), .move(turned(-wing, -half + length * 0.34)),
            .line(turned(0, -half)), .line(turned(wing, -half + length * 0.34)),
        ])
    }

    /// Pixels from an arrow's middle to its speed.
    private var arrowRoom: Double { 4 + 6 * layout.textScale }

    private var windMarks: [(row: MeteogramHour, label: DrawnText)] {
        let right = min(layout.plot.right + 16, layout.width - 2)
        let room = Rectangle(
            x: layout.plot.x, y: layout.wind.y - 4, width: right - layout.plot.x, height: layout.wind.height + 8)
        var placer = LabelPlacer(in: room, measure, gap: 8 + arrowRoom)
        let widest = rows.compactMap { $0.windText.map { measure.size(of: $0, .chart).width } }.max() ?? 0
        return rows(every: step(forWidth: widest + 18 * layout.textScale)).compactMap { row in
            // The arrow lies left of the hour, clear of the unit in the gutter, which ends eight pixels before the plot.
            let reach = arrowRoom + max(0, 6 * layout.textScale - 6)
            guard let text = row.windText, x(row.start) >= layout.plot.x + reach else { return nil }
            let label = DrawnText(text, at: Point(x(row.start) + 1, layout.wind.centre.y), .start, .chart, palette.text)
            return placer.place(label) ? (row, label) : nil
        }
    }
}
