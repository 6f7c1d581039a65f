import SeededRandom
import Testing

@testable import Charts

struct MonotoneCurveTests {
    @Test("the curve goes through its points and never beyond the two it lies between")
    func bounds() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let points = (0..<12).map { Point(Double($0) * 16, Double.random(in: 0...60, using: &random)) }
            for (start, end) in zip(points, points.dropFirst()) {
                #expect(abs((MonotoneCurve.y(at: start.x, points) ?? -1) - start.y) < 1e-9)
                for share in stride(from: 0.0, through: 1, by: 0.1) {
                    let y = MonotoneCurve.y(at: start.x + share * 16, points) ?? -1
                    #expect(y >= min(start.y, end.y) - 1e-9 && y <= max(start.y, end.y) + 1e-9)
                }
            }
        }
    }

    @Test("there is nothing before the first point and after the last")
    func ends() {
        let points = [Point(0, 1), Point(10, 2)]
        #expect(MonotoneCurve.y(at: -0.1, points) == nil)
        #expect(MonotoneCurve.y(at: 10.1, points) == nil)
        #expect(MonotoneCurve.y(at: 0, []) == nil)
    }

    @Test("a quiet day looks quiet, and a share stays within its bounds")
    func scale() {
        #expect(MeteogramCurve(leastSpan: 8).scale([10, 12]) == 7...15)
        #expect(MeteogramCurve(leastSpan: 8).scale([0, 30]) == 0...30)
        #expect(MeteogramCurve(leastSpan: 40, bounds: 0...100).scale([98, 100]) == 60...100)
        #expect(MeteogramCurve(leastSpan: 8).scale([]) == 0...8)
    }
}
