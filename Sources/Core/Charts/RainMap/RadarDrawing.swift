import Foundation
import RainMap
import WeatherModel

/// Draws one radar frame on the map: five steps of rain with edges, dots where snow falls, lines where it is estimated, and a
/// veil over what no radar sees.
struct RadarDrawing {
    private let frame: RadarFrame
    private let plane: RadarPlane
    private let isFrozen: Bool
    private let isEstimated: Bool
    private let style: ColourStyle
    private let width: Double
    private let height: Double
    private let projection: MapProjection
    private let colours: MapColours
    private let palette: Palette
    /// The columns and rows of the grid that may be seen.
    private let cells: (columns: Range<Int>, rows: Range<Int>)

    /// The logarithm that stands for no rain: a tenth of the lowest limit's rate.
    private static let dry: Float = -2
    /// The pixels of area under which a piece is not drawn.
    private static let leastArea = 3.0
    /// The pixels between two dots of snow, and the diameter of one.
    private static let (dotGap, dotWidth) = (6.0, 2.7)
    /// The first step that is lighter by night than half of white.
    private static let firstLight = 2
    /// The pixels between two lines of what is estimated, and the width of one.
    private static let (lineGap, lineWidth) = (7.0, 1.3)

    /// - Parameters:
    ///   - rain: The frame.
    ///   - width: The width of the picture in pixels.
    ///   - height: The height of the picture in pixels.
    init(
        _ rain: RainMapPicture.Rain, _ projection: MapProjection, width: Double, height: Double, style: ColourStyle
    ) {
        (frame, plane, isFrozen, isEstimated) = (rain.frame, rain.plane, rain.isFrozen, rain.isEstimated)
        self.style = style
        (self.width, self.height, self.projection) = (width, height, projection)
        (colours, palette) = (MapColours(style), Palette(style))
        cells = plane.cells(within: projection.reach(width: width, height: height) / 1000)
    }

    /// The marks of the rain, then the veil.
    var drawing: Drawing {
        var drawing = Drawing(width: width, height: height)
        let field = field(lowest: Self.dry) { rate in
            // No radar sees as little as falls.
            guard let rate, rate > 0 else { return Self.dry }
            return max(Self.dry, log10(Float(rate)))
        }
        var widest: [[Point]] = []
        var light: [[Point]] = []
        for (index, limit) in RainRaster.Step.limits.enumerated() {
            let outlines = outlines(of: field, at: log10(Float(limit)), least: Self.leastArea)
            guard !outlines.isEmpty else { break }
            if index == 0 { widest = outlines }
            if index == Self.firstLight { light = outlines }
            let step = colours.rain[index]
            let path = outlines.reduce(into: Path()) { $0.append(.outline($1)) }
            let opacity = isFrozen && !palette.isHighContrast ? (index < 2 ? 0.42 : 0.6) : step.opacity
            drawing.fill(path, .even(step.fill, opacity: opacity))
            drawing.add(
                .stroke(path, Stroke(.even(step.edge, opacity: step.edgeOpacity), width: step.edgeWidth)))
        }
        // Over all steps, as the upper ones would cover them.
        if isEstimated, !widest.isEmpty { addLines(within: widest, to: &drawing) }
        if isFrozen, !widest.isEmpty {
            let isPlain = !palette.isHighContrast
            addDots(within: widest, isPlain ? Colour(0xFFFFFF) : palette.text, width: Self.dotWidth, to: &drawing)
            // By night rain gets lighter with its rate, and white would not be seen on it.
            if isPlain, style.isDark, !light.isEmpty {
                addDots(within: light, palette.background, width: Self.dotWidth + 0.4, to: &drawing)
            }
        }
        addVeil(to: &drawing)
        return drawing
    }

    private func field(lowest: Float, _ value: (Double?) -> Float) -> ContourField {
        let (columns, rows) = cells
        return ContourField(columns: columns.count, rows: rows.count, lowest: lowest) { column, row in
            value(frame.rate((row + rows.lowerBound) * plane.grid.columns + column + columns.lowerBound))
        }
    }

    /// Returns outlines on the picture, without those of little area.
    private func outlines(of field: ContourField, at limit: Float, least: Double) -> [[Point]] {
        let first = SIMD2(Double(cells.columns.lowerBound), Double(cells.rows.lowerBound))
        return field.outlines(at: limit).compactMap { outline in
            let points = outline.map { position in
                let kilometres = plane.kilometres(position + first) * projection.scale
                return Point(projection.centre.x + kilometres.x, projection.centre.y + kilometres.y)
            }
            let pairs = zip(points, points.dropFirst() + points.prefix(1))
            let area = abs(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
            return area < least ? nil : points
        }
    }

    /// Adds lines at 45 degrees inside of the outlines, which rise to the right.
    private func addLines(within outlines: [[Point]], to drawing: inout Drawing) {
        var path = Path()
        // Turned so that the lines lie level.
        let half = 0.5.squareRoot()
        let turned = outlines.map { $0.map { Point(($0.x - $0.y) * half, ($0.x + $0.y) * half) } }
        for (row, spans) in Self.spans(of: turned, every: Self.lineGap, from: 0, to: (width + height) * half) {
            for span in spans {
                path.append(
                    .line(
                        [span.lowerBound, span.upperBound].map { Point((row + $0) * half, (row - $0) * half) }))
            }
        }
        let colour = style.isDark ? Colour(0x000000) : palette.card
        drawing.add(.stroke(path, Stroke(.even(colour, opacity: 0.75), width: Self.lineWidth)))
    }

    /// Returns level rows with the stretches of them that lie inside of the outlines.
    private static func spans(
        of outlines: [[Point]], every gap: Double, from first: Double, to last: Double
    ) -> [(row: Double, spans: [ClosedRange<Double>])] {
        let edges = outlines.flatMap { Array(zip($0, $0.dropFirst() + $0.prefix(1))) }
        return stride(from: first + gap / 2, to: last, by: gap).map { row in
            let crossings = edges.compactMap { first, second -> Double? in
                guard (first.y > row) != (second.y > row) else { return nil }
                return first.x + (row - first.y) / (second.y - first.y) * (second.x - first.x)
            }.sorted()
            return (row, stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] })
        }
    }

    /// Adds rows of dots inside of the outlines: lines with round ends that are nothing but ends.
    private func addDots(
        within outlines: [[Point]], _ colour: Colour, width dotWidth: Double, to drawing: inout Drawing
    ) {
        var path = Path()
        for (row, spans) in Self.spans(of: outlines, every: Self.dotGap, from: 0, to: height) {
            for span in spans {
                let start = (max(0, span.lowerBound) / Self.dotGap).rounded(.up) * Self.dotGap
                let end = (min(width, span.upperBound) / Self.dotGap).rounded(.down) * Self.dotGap
                guard start <= end else { continue }
                path.append(.line([Point(start, row), Point(end + 0.02, row)]))
            }
        }
        let dots = Stroke(.even(colour), width: dotWidth, dash: [0.01, Self.dotGap - 0.01])
        drawing.add(.stroke(path, dots))
    }

    /// Veils what no radar sees, or what was not asked for, beyond a dashed line.
    private func addVeil(to drawing: inout Drawing) {
        let seen = outlines(of: field(lowest: 0) { $0 == nil ? 0 : 1 }, at: 0.5, least: 0)
        let whole = Rectangle(x: -10, y: -10, width: width + 20, height: height + 20)
        // Outlines run so that what is seen lies on their left, and the rectangle the other way round.
        var path = Path.rectangle(whole)
        for outline in seen { path.append(.outline(outline)) }
        if !palette.isHighContrast { drawing.fill(path, .even(palette.background, opacity: 0.6)) }
        let line = seen.reduce(into: Path()) { $0.append(.outline($1)) }
        drawing.add(.stroke(line, Stroke(.even(palette.text, opacity: 0.6), width: 1, dash: [6, 4])))
    }
}
