import Foundation

/// Draws the picture and the numbers of a day's row.
public struct DayRowDrawing {
    private let figures: DayFigures
    private let columns: DayColumns
    private let palette: Palette
    private let isMirrored: Bool
    private let river: DayRiver?
    private let middle: Double
    private var drawing: Drawing

    /// - Parameters:
    ///   - height: The height of the row.
    ///   - head: The height of its upper part, which bears the figures, in the stacked form at its foot; nil for the whole row.
    ///   - isMirrored: Whether the row runs from right to left; the bar and the numbers at its ends never do.
    ///   - river: The band through all days, drawn in place of bars where all columns have room; nil for bars.
    public init(
        _ figures: DayFigures, _ columns: DayColumns, width: Double, height: Double, head: Double? = nil,
        isMirrored: Bool,
        river: DayRiver? = nil, _ palette: Palette
    ) {
        (self.figures, self.columns, self.palette, self.isMirrored) = (figures, columns, palette, isMirrored)
        self.river = columns.form == .full ? river : nil
        drawing = Drawing(width: width, height: height)
        let head = head ?? height
        middle = columns.form == .stacked ? head - columns.height / 2 : head / 2
    }

    /// The drawing.
    public var made: Drawing {
        var copy = self
        copy.addRiver()
        copy.addPicture()
        copy.addFall()
        copy.addWind()
        copy.addTemperatures()
        return copy.drawing
    }

    private var scale: Double { columns.textScale }

    /// Where a column lies from the left.
    private func placed(_ column: ClosedRange<Double>) -> ClosedRange<Double> {
        isMirrored ? drawing.width - column.upperBound...drawing.width - column.lowerBound : column
    }

    private mutating func addPicture() {
        let column = placed(columns.picture)
        let size = column.upperBound - column.lowerBound
        let top = columns.form == .stacked ? DayColumns.lowPictureTop * scale : middle - size / 2
        drawing.add(
            .picture(
                figures.pictureName, Rectangle(x: column.lowerBound, y: top, width: size, height: size), opacity: 1))
    }

    private mutating func addFall() {
        let column = placed(columns.fall)
        let isAtStart = isMirrored != (columns.form == .stacked)
        let x = isAtStart ? column.lowerBound : column.upperBound
        let half = figures.fallText != nil && figures.chanceText != nil ? 8.75 * scale : 0
        func add(_ text: String?, _ y: Double, _ lettering: Lettering, _ colour: Colour) {
            guard let text else { return }
            drawing.add(.label(DrawnText(text, at: Point(x, y), isAtStart ? .start : .end, lettering, colour)))
        }
        add(figures.fallText, middle - half, .dayAmount, palette.accent)
        add(figures.chanceText, middle + half, .dayDetail, palette.secondaryText)
    }

    private mutating func addWind() {
        guard let column = columns.wind.map(placed) else { return }
        if let towards = figures.windTowards {
            let centre = Point(column.lowerBound + 7.5 * scale, middle)
            let angle = towards * .pi / 180
            let points = [(0, 7.5), (0, -7.5), (-4.65, -2.4), (0, -7.5), (4.65, -2.4)].map { x, y in
                centre.moved(
                    x: (x * cos(angle) - y * sin(angle)) * scale, y: (x * sin(angle) + y * cos(angle)) * scale)
            }
            let stroke = Stroke(.even(palette.text), width: 1.7 * scale)
            drawing.line(Array(points.prefix(2)), stroke)
            drawing.line(Array(points.suffix(3)), stroke)
        }
        drawing.add(
            .label(
                DrawnText(
                    figures.windText, at: Point(column.lowerBound + 21.5 * scale, middle), .start, .dayDetail,
                    palette.text)))
    }

    private mutating func addTemperatures() {
        let column = placed(columns.temperatures)
        let (left, right) = (column.lowerBound + columns.low, column.upperBound - columns.high)
        if right - left >= 24 * scale, river.map(\.isFirst) ?? true { addBar(from: left, to: right) }
        let space = DayColumnSizes(columns.form).space * scale
        drawing.add(
            .label(DrawnText(figures.lowText, at: Point(left - space, middle), .end, .day, palette.secondaryText)))
        drawing.add(
            .label(DrawnText(figures.highText, at: Point(column.upperBound, middle), .end, .boldDay, palette.text)))
    }

    private mutating func addBar(from left: Double, to right: Double) {
        let length = right - left
        // Where the others have the river, a day of which low or high is not known parts it.
        if river == nil, columns.form != .full || figures.bar != nil { addTrack(from: left, to: right) }
        guard let bar = figures.bar else { return }
        // As long as high at least, so that equal ends give a dot.
        let extent = max((bar.range.end - bar.range.start) * length, 8 * scale)
        let start = left + max(0, min(bar.range.start * length, length - extent))
        let shape = Path.rectangle(
            Rectangle(x: start, y: middle - 4 * scale, width: extent, height: 8 * scale), radius: 4 * scale)
        func paint(_ ramp: ColourRamp) -> Paint {
            .horizontal(bar.colours(palette, ramp).map { PaintStop(start + $0.share * extent, $0.colour) })
        }
        addReach(of: bar, from: left, length: length, beside: start...start + extent)
        drawing.fill(shape, paint(.filling(palette.style)))
        if ColourRamp.hasEdges(palette.style) {
            drawing.add(.stroke(shape, Stroke(paint(.temperature(palette.style)), width: 1)))
        }
        guard let now = bar.now else { return }
        let point = Point(left + now * length, middle)
        drawing.fill(.circle(point, radius: 7 * scale), .even(ground))
        drawing.fill(.circle(point, radius: 5 * scale), .even(palette.text))
    }

    /// Draws how far low and high may reach: softer than the bar, hollow in high contrast, with a gap at each of its ends.
    private mutating func addReach(
        of bar: DayBar, from left: Double, length: Double, beside shape: ClosedRange<Double>
    ) {
        guard let reach = bar.reach else { return }
        let ramp = ColourRamp.filling(palette.style)
        let ends = [
            (left + reach.span.start * length, shape.lowerBound - 2 * scale, ramp.colour(reach.lowest)),
            (shape.upperBound + 2 * scale, left + reach.span.end * length, ramp.colour(reach.highest)),
        ]
        for (from, to, colour) in ends where to - from >= 1 {
            let isFirst = from < shape.lowerBound
            let gap = Rectangle(
                x: isFirst ? to : shape.upperBound - 4 * scale, y: middle - 4 * scale, width: 6 * scale,
                height: 8 * scale)
            drawing.fill(.rectangle(gap), .even(ground))
            let end = Path.rectangle(
                Rectangle(x: from, y: middle - 4 * scale, width: to - from, height: 8 * scale), radius: 4 * scale)
            if palette.isHighContrast {
                drawing.fill(end, .even(palette.background))
                drawing.add(.stroke(end, Stroke(.even(palette.bar), width: 1)))
            } else {
                drawing.fill(end, .even(ground))
                drawing.fill(end, .even(colour, opacity: 0.42))
            }
        }
    }

    private var ground: Colour { figures.isWeekend ? palette.weekend : palette.card }

    /// The scale of all days, with 0 °C on it.
    private mutating func addTrack(from left: Double, to right: Double) {
        let length = right - left
        let track = Path.rectangle(
            Rectangle(x: left, y: middle - 3 * scale, width: length, height: 6 * scale), radius: 3 * scale)
        drawing.fill(track, .even(palette.isHighContrast ? palette.background : palette.track))
        if palette.isHighContrast { drawing.add(.stroke(track, Stroke(.even(palette.axis), width: 1))) }
        if let zero = figures.bar?.zero {
            let x = (left + zero * length).rounded(.down) + 0.5
            drawing.line(
                [Point(x, middle - 7 * scale), Point(x, middle + 7 * scale)],
                Stroke(.even(palette.secondaryText, opacity: 0.75), width: 1))
        }
    }

    /// The band behind words and numbers, with 0 °C as a line through all rows.
    private mutating func addRiver() {
        guard let river else { return }
        let column = placed(columns.temperatures)
        let bed = DayRiver.Bed(
            left: column.lowerBound + columns.low, right: column.upperBound - columns.high, middle: middle,
            height: drawing.height, scale: scale, palette: palette, ground: ground)
        if let zero = figures.bar?.zero {
            let x = bed.x(zero).rounded(.down) + 0.5
            drawing.line(
                [Point(x, 0), Point(x, drawing.height)],
                Stroke(.even(palette.secondaryText, opacity: 0.8), width: 1, dash: [4, 3]))
            if river.isFirst {
                drawing.add(
                    .label(
                        DrawnText(
                            figures.zeroText, at: Point(x + 4 * scale, 8 * scale), .start, .chart,
                            palette.secondaryText)))
            }
        }
        river.draw(on: &drawing, in: bed)
    }
}
