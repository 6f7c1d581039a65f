import Foundation
public import WeatherText

/// The line of a card: a value over the day with a soft area under it, the dot of now, and a compass beside the wind.
public struct DetailLine {
    private let card: DetailCard
    private let paints: DetailPaints
    private let textScale: Double
    private let isMirrored: Bool

    /// The height at 100 % text, in pixels.
    public static let height = 52.0
    /// The room at both ends of the line at 100 % text, so that the dot of now is never cut.
    public static let inset = 6.0

    /// - Parameters:
    ///   - textScale: The size of text relative to the usual one.
    ///   - isMirrored: Whether the compass lies left of the line, which itself runs from left to right always.
    public init(_ card: DetailCard, _ palette: Palette, textScale: Double = 1, isMirrored: Bool = false) {
        (self.card, self.textScale, self.isMirrored) = (card, textScale, isMirrored)
        paints = DetailPaints(palette: palette)
    }

    /// Draws it for a size in pixels; empty if the card has neither line nor compass.
    public func drawing(width: Double, height: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let inset = Self.inset * textScale
        var (left, right) = (inset, width - inset)
        if let from = card.windFrom {
            let compass = Compass(from: from, paints.palette, textScale: textScale)
            let room = compass.size + 4 * textScale
            if room <= width * 0.6 {
                let aside = compass.size / 2 + 1
                compass.add(
                    to: &drawing, centre: Point(isMirrored ? left + aside : right - aside, height / 2))
                if isMirrored { left += room + 16 * textScale } else { right -= room + 16 * textScale }
            }
        }
        if let course = card.course {
            add(course, to: &drawing, Rectangle(x: left, y: 0, width: right - left, height: height))
        }
        return drawing
    }

    private func add(_ course: DetailCourse, to drawing: inout Drawing, _ room: Rectangle) {
        let base = room.bottom - 5 * textScale
        let (top, bottom) = (6 * textScale, base - 4.5 * textScale)
        let scale = span(course.range)
        func y(_ value: Double) -> Double {
            bottom - (value - scale.lowerBound) / (scale.upperBound - scale.lowerBound) * (bottom - top)
        }
        let (palette, now) = (paints.palette, room.x + course.now * room.width)
        let runs = course.runs.map { run in run.map { Point(room.x + $0.share * room.width, y($0.value)) } }
        for (points, run) in zip(runs, course.runs) {
            let paint = paint(run, y)
            guard points.count > 1, let first = points.first, let last = points.last else {
                for point in points { drawing.fill(.circle(point, radius: 2 * textScale), paint) }
                continue
            }
            let line = MonotoneCurve.path(points)
            if !palette.isHighContrast {
                var area = line
                area.append(.line(Point(last.x, base)))
                area.append(.line(Point(first.x, base)))
                area.append(.close)
                let colour = paints.line(card.kind, at: course.range.upperBound) ?? paints.line(card.kind)
                drawing.fill(
                    area, .vertical([PaintStop(top, colour, opacity: 0.2), PaintStop(base, colour, opacity: 0.02)]))
            }
            drawing.add(.stroke(line, Stroke(paint, width: 2)))
        }
        drawing.line(
            [Point(room.x, base + 0.5), Point(room.right, base + 0.5)], Stroke(.even(palette.grid), width: 1))
        if let y = runs.lazy.compactMap({ MonotoneCurve.y(at: now, $0) }).first {
            drawing.fill(.circle(Point(now, y), radius: 5.5 * textScale), .even(palette.card))
            drawing.fill(.circle(Point(now, y), radius: 4 * textScale), .even(palette.now))
        }
    }

    private func paint(_ run: [DetailCourse.Point], _ y: (Double) -> Double) -> Paint {
        let stops = run.sorted { $0.value > $1.value }.compactMap { point in
            paints.line(card.kind, at: point.value).map { PaintStop(y(point.value), $0) }
        }
        guard stops.count > 1, stops.first?.place != stops.last?.place else {
            return .even(run.first.flatMap { paints.line(card.kind, at: $0.value) } ?? paints.line(card.kind))
        }
        return .vertical(stops)
    }

    /// The values from bottom to top: a change that nobody notices is not drawn as a mountain.
    private func span(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        let least: Double =
            switch card.kind {
            case .wind: 3
            case .feelsLike: 3
            case .humidity: 10
            case .pressure: 4
            case .visibility: 5000
            case .uvIndex, .sky: 1
            case .air: 5
            }
        let missing = max(0, least - (range.upperBound - range.lowerBound)) / 2
        // No amount goes below nothing.
        let isSigned = card.kind == .feelsLike || card.kind == .pressure
        let low = isSigned ? range.lowerBound - missing : max(0, range.lowerBound - missing)
        return low...max(range.upperBound + missing, low + least)
    }
}

/// A compass whose arrow points where the wind blows to.
struct Compass {
    private let from: Double
    private let palette: Palette
    private let textScale: Double
    /// The width and height in pixels.
    var size: Double { 48 * textScale }

    /// - Parameter from: Degrees clockwise from north that the wind blows from.
    init(from: Double, _ palette: Palette, textScale: Double) {
        (self.from, self.palette, self.textScale) = (from, palette, textScale)
    }

    func add(to drawing: inout Drawing, centre: Point) {
        let radius = size / 2
        func at(_ degrees: Double, _ distance: Double) -> Point {
            let angle = degrees * .pi / 180
            return Point(centre.x + distance * sin(angle), centre.y - distance * cos(angle))
        }
        let ring = palette.isHighContrast ? palette.axis : palette.grid
        drawing.add(.stroke(.circle(centre, radius: radius), Stroke(.even(ring), width: 1.5)))
        for degrees in stride(from: 0.0, to: 360, by: 45) {
            drawing.line(
                [at(degrees, radius), at(degrees, radius - 3 * textScale)],
                Stroke(.even(palette.secondaryText), width: 1.2))
        }
        let (to, half) = (from + 180, 14 * textScale)
        let tip = at(to, half)
        func wing(_ side: Double) -> Point {
            let (angle, aside) = (to * .pi / 180, 8.7 * textScale)
            let stem = at(to, half - 9.5 * textScale)
            return Point(stem.x + side * aside * cos(angle), stem.y + side * aside * sin(angle))
        }
        let arrow = Path([.move(at(from, half)), .line(tip), .move(wing(-1)), .line(tip), .line(wing(1))])
        drawing.add(.stroke(arrow, Stroke(.even(palette.text), width: 2.4 * textScale)))
    }
}
