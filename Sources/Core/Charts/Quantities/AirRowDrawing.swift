public import WeatherText

/// Draws the class of a pollutant or a plant on its scale, and the level of a day in steps.
public struct AirRowDrawing {
    private let row: AirTable.Row
    private let palette: Palette

    /// - Parameter row: The row with its classes.
    public init(_ row: AirTable.Row, palette: Palette) {
        (self.row, self.palette) = (row, palette)
    }

    /// Returns the scale, its true step in its colour and marked by a dot; nothing for a row without a class.
    public func scale(width: Double, height: Double, isMirrored: Bool) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        guard let scale = row.scale else { return drawing }
        let (paints, count) = (DetailPaints(palette: palette), Double(scale.words.count))
        let (gap, thickness) = (2.0, min(height, 6))
        let room = (width - gap * (count - 1)) / count
        func left(_ step: Int, _ share: Double = 0) -> Double {
            let x = Double(step) * (room + gap) + share * room
            return isMirrored ? width - x : x
        }
        for step in scale.words.indices {
            let (start, end) = (left(step), left(step, 1))
            let box = Rectangle(x: min(start, end), y: (height - thickness) / 2, width: room, height: thickness)
            let colours = step == scale.step ? paints.area(step, of: scale) : (fill: palette.track, edge: nil)
            drawing.fill(.rectangle(box, radius: thickness / 2), .even(colours.fill))
            add(colours.edge, around: box, radius: thickness / 2, to: &drawing)
        }
        let radius = min(height / 2 - 1, 5)
        let centre = Point(min(max(left(scale.step, scale.share), radius + 1), width - radius - 1), height / 2)
        drawing.fill(.circle(centre, radius: radius + 1), .even(palette.card))
        drawing.fill(.circle(centre, radius: radius), .even(palette.now))
        return drawing
    }

    /// Returns the level of a day as four steps that grow, filled as far as it goes.
    public func steps(ofDay day: Int, width: Double, height: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        guard row.days.indices.contains(day), let level = row.days[day].level else { return drawing }
        let paints = DetailPaints(palette: palette)
        let (size, gap) = (6.0, 2.0)
        let left = (width - 4 * size - 3 * gap) / 2
        for step in 1...4 {
            let tall = Double(step) / 4 * min(height, 14)
            let box = Rectangle(
                x: left + Double(step - 1) * (size + gap), y: (height + min(height, 14)) / 2 - tall, width: size,
                height: tall)
            let reached =
                row.scale.map { paints.area(level, of: $0.moved(to: level)) } ?? (fill: palette.accent, edge: nil)
            let colours = step <= level ? reached : (fill: palette.track, edge: nil)
            drawing.fill(.rectangle(box, radius: 1), .even(colours.fill))
            add(colours.edge, around: box, radius: 1, to: &drawing)
        }
        return drawing
    }

    private func add(_ edge: Colour?, around box: Rectangle, radius: Double, to drawing: inout Drawing) {
        guard let edge else { return }
        let inner = box.grown(by: -0.5)
        let path = Path.rectangle(inner, radius: max(0, radius - 0.5))
        drawing.add(.stroke(path, Stroke(.even(edge), width: 1)))
    }
}
