import Foundation
import WeatherModel

extension SkyScene {
    /// Strokes of rain: more, longer and plainer ones the more falls, leaning as the wind drives them.
    func addRain(to drawing: inout Drawing) {
        let look = rainLook
        let count = Int(width * height / 2200 * look.share)
        let slope = sky.kind == .storm ? 1 : 0.15 + 0.65 * abs(sky.lean)
        let along = look.length / (1 + slope * slope).squareRoot()
        let side = sky.lean < 0 ? -1.0 : 1
        for layer in 0..<3 {
            let opacity = look.opacity * [1, 0.88, 0.76][layer]
            // As words and tiles take most of the sky, many are tried for each that there shall be.
            let drops = Scatter(beginning: Double(31 + layer * 17), stray: 0.15).prefix(count * 10 / 3).lazy
                .map { place -> (start: Point, end: Point) in
                    let start = Point(place.x * (width + 40) - 20, place.y * fallingDepth - 6)
                    return (start, start.moved(x: side * slope * along, y: along))
                }.filter { isClearOfWords($0.start, $0.end) }.prefix(count / 3)
            // A few at a time, as a single outline of all takes much longer to paint.
            let inOrder = drops.sorted { $0.start.x < $1.start.x }
            for (isPassed, share) in [(false, 1.0), (true, Self.passedShare)] {
                let alike = inOrder.filter { isPassedByWords($0.start, $0.end) == isPassed }
                let paint = Paint.even(Colour(0xDFEAF6), opacity: opacity * share)
                for first in stride(from: 0, to: alike.count, by: 4) {
                    drawing.fill(Path(alike[first...].prefix(4).flatMap { Self.stroke($0.start, $0.end) }), paint)
                }
            }
        }
    }

    /// Flakes in free sky.
    func addFlakes(to drawing: inout Drawing) {
        let count = Int(width / 744 * (30 + 14 * min(sky.rate, 6)))
        let tried = Scatter(beginning: 13, stray: 0.15).prefix(count * 8).enumerated().compactMap {
            index, place -> Path? in
            let point = Point(place.x * width, place.y * fallingDepth)
            let radius = [1, 1.7, 2.4, 1.3, 1][index % 5]
            return isFree(point, reach: radius + 10) ? .circle(point, radius: radius) : nil
        }
        let flakes = tried.prefix(count)
        for first in stride(from: 0, to: flakes.count, by: 4) {
            let few = flakes[first...].prefix(4).reduce(into: Path()) { $0.append($1) }
            drawing.fill(few, .even(Colour(0xFFFFFF), opacity: [0.9, 0.65, 0.8][first / 4 % 3]))
        }
    }

    /// The pixels over which it falls: before the pale land, on which none of it is seen, only the foremost.
    private var fallingDepth: Double { horizon + 16 }

    private var rainLook: (share: Double, length: Double, opacity: Double) {
        switch PrecipitationIntensity(rate: sky.rate) {
        case .light: (0.4, 10, 0.25)
        case .moderate: (1, 18, 0.4)
        case .heavy: (2.3, 28, 0.6)
        }
    }

    private static func stroke(_ start: Point, _ end: Point) -> [Path.Step] {
        // 1.2 pixels across, whatever its slope.
        let length = max(hypot(end.x - start.x, end.y - start.y), 1)
        let (x, y) = (0.6 * (end.y - start.y) / length, 0.6 * (end.x - start.x) / length)
        return [
            .move(start.moved(x: -x, y: y)), .line(start.moved(x: x, y: -y)), .line(end.moved(x: x, y: -y)),
            .line(end.moved(x: -x, y: y)), .close,
        ]
    }

    /// The share of their opacity that strokes have over which words pass: enough to be seen, and to read the words.
    private static let passedShare = 0.4

    private func isPassedByWords(_ start: Point, _ end: Point) -> Bool {
        let box = Rectangle(
            x: min(start.x, end.x), y: start.y, width: abs(end.x - start.x), height: end.y - start.y)
        return room.passed.contains { $0.overlaps(box) }
    }

    /// Whether the stroke stays 6 pixels away from every word; looked at in steps that are shorter than that.
    private func isClearOfWords(_ start: Point, _ end: Point) -> Bool {
        let steps = ((end.y - start.y) / 4).rounded(.up)
        return stride(from: 0.0, through: 1, by: 1 / max(steps, 1)).allSatisfy { share in
            let point = start.moved(x: (end.x - start.x) * share, y: (end.y - start.y) * share)
            return isClear(Rectangle(x: point.x - 8, y: point.y - 8, width: 16, height: 16))
        }
    }
}
