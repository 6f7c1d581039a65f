import Testing

@testable import Charts

struct PathCurveTests {
    private static let bay = [Point(0, 0), Point(40, 5), Point(42, 60), Point(90, 62), Point(10, 90)]

    /// The points of a curve, twenty to a piece.
    private static func points(_ path: Path) -> [Point] {
        var (at, found) = (Point(0, 0), [Point]())
        for step in path.steps {
            switch step {
            case .move(let point), .line(let point): (at, found) = (point, found + [point])
            case .curve(let first, let second, let end):
                let start = at
                found += (1...20).map { number in
                    let share = Double(number) / 20
                    func value(_ key: (Point) -> Double) -> Double {
                        let rest = 1 - share
                        return key(start) * rest * rest * rest + 3 * key(first) * rest * rest * share
                            + 3 * key(second) * rest * share * share + key(end) * share * share * share
                    }
                    return Point(value(\.x), value(\.y))
                }
                at = end
            default: break
            }
        }
        return found
    }

    @Test("a curve goes through every point, and leaves the straight line between two by no more than a quarter of it")
    func near() {
        for isClosed in [false, true] {
            let curve = Path.curve(through: Self.bay, isClosed: isClosed)
            let found = Self.points(curve)
            for point in Self.bay { #expect(found.contains { abs($0.x - point.x) + abs($0.y - point.y) < 1e-6 }) }
            #expect(curve.steps.contains(.close) == isClosed)
            for (index, point) in found.dropFirst().enumerated() {
                let number = index / 20
                let (start, end) = (Self.bay[number], Self.bay[(number + 1) % Self.bay.count])
                let (across, down) = (end.x - start.x, end.y - start.y)
                let length = (across * across + down * down).squareRoot()
                let away = abs((point.x - start.x) * down - (point.y - start.y) * across) / length
                #expect(away <= length / 4, "\(point)")
            }
        }
    }

    @Test("a straight coast stays straight, and fewer than three points make a line or no area")
    func straight() {
        let curve = Path.curve(through: [Point(0, 0), Point(3, 3), Point(50, 50), Point(51, 51)], isClosed: false)
        #expect(Self.points(curve).allSatisfy { abs($0.x - $0.y) < 1e-9 })
        #expect(Path.curve(through: [Point(0, 0), Point(5, 5)], isClosed: true).steps.isEmpty)
        #expect(Path.curve(through: [Point(0, 0), Point(5, 5)], isClosed: false) == .line([Point(0, 0), Point(5, 5)]))
        #expect(Path.curve(through: [Point(1, 1), Point(1, 1), Point(5, 5)], isClosed: false).steps.count == 3)
    }
}
