import Foundation
import Testing

@testable import Charts

struct ChartScaleTests {
    private func ticks(_ scale: ChartScale) -> [String] { scale.ticks { "\($0)" }.map(\.text) }

    @Test("a flat day looks flat: the scale has a least length")
    func floor() {
        let scale = ChartScale([12.1, 12.4, 12.0], floor: 10)
        #expect(scale.upper - scale.lower >= 10)
        #expect(abs(scale.y(12.4) - scale.y(12.0)) < 0.05)
        #expect(scale.lower < 12 && scale.upper > 12.4)
    }

    @Test(
        "ticks fall on round numbers",
        arguments: [
            ([12.0, 13], 10.0, ["6.0", "8.0", "10.0", "12.0", "14.0", "16.0", "18.0"]),
            ([-12, 35], 10, ["-20.0", "0.0", "20.0", "40.0"]),
            ([0, 6], 6, ["0.0", "2.0", "4.0", "6.0"]),
            ([-6, 7], 6, ["-6.0", "-4.0", "-2.0", "0.0", "2.0", "4.0", "6.0", "8.0"]),
            ([1013, 1014], 20, ["1000.0", "1005.0", "1010.0", "1015.0", "1020.0", "1025.0"]),
            ([29.8, 29.9], 0.6, ["29.5", "29.6", "29.7", "29.8", "29.9", "30.0", "30.1", "30.2"]),
        ] as [([Double], Double, [String])])
    func round(values: [Double], floor: Double, texts: [String]) {
        let found = ChartScale(values, floor: floor).ticks { "\(($0 * 100).rounded() / 100)" }.map(\.text)
        #expect(found == texts)
    }

    @Test("a share of a whole is shown from 0 to 100 whatever its values")
    func whole() {
        for values in [[], [0.0], [100], [40, 60]] {
            #expect(ticks(ChartScale(values, floor: 100, bounds: 0...100)) == ["0.0", "50.0", "100.0"])
        }
    }

    @Test("an amount begins at nothing")
    func bounded() {
        let scale = ChartScale([0, 0.3], floor: 2, bounds: 0...Double.infinity)
        #expect(scale.lower == 0)
        #expect(ticks(scale) == ["0.0", "0.5", "1.0", "1.5", "2.0"])
        #expect(ChartScale([0, 31], floor: 2, bounds: 0...Double.infinity).upper >= 31)
    }

    @Test("every value lies between the bottom and the top, and equal ones divide by nothing")
    func heights() {
        for values in [[-40.0, 45], [7, 7, 7], [0], [], [0.001, 0.002], [99_999, -99_999]] {
            let scale = ChartScale(values, floor: 1)
            #expect(scale.upper > scale.lower)
            #expect(values.allSatisfy { (0...1).contains(scale.y($0)) })
            #expect((2...9).contains(scale.ticks { "\($0)" }.count))
            #expect(scale.ticks { "\($0)" }.allSatisfy { (0...1).contains($0.y) && $0.text != "-0.0" })
        }
        #expect(ChartScale([.nan, .infinity, 3], floor: 1).y(3).isFinite)
    }
}
