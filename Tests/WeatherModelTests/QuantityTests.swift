import Foundation
import Testing
import WeatherModel

struct QuantityTests {
    /// One test case a quantity, with its unit's limits written out once more.
    private static let ranges: [(any Quantity.Type, Double, Double)] = [
        (Temperature.self, -100, 70), (Percentage.self, 0, 100), (Pressure.self, 300, 1100), (Speed.self, 0, 150),
        (Bearing.self, 0, 360), (Precipitation.self, 0, 2000), (SnowDepth.self, 0, 15_000),
        (Distance.self, -500, 1_000_000), (UVIndex.self, 0, 50),
    ]

    private static func check(_ type: any Quantity.Type, _ value: Double?) -> Double? {
        func checked<Checked: Quantity>(_: Checked.Type) -> Double? { Checked(checking: value)?.value }
        return checked(type)
    }

    @Test("both ends of the range are kept, what lies beyond is missing", arguments: ranges)
    func range(type: any Quantity.Type, low: Double, high: Double) {
        #expect(Self.check(type, low) == low)
        #expect(Self.check(type, high) == high)
        #expect(Self.check(type, low.nextDown) == nil)
        #expect(Self.check(type, high.nextUp) == nil)
    }

    @Test("a missing or impossible number is missing, never 0", arguments: ranges)
    func impossible(type: any Quantity.Type, low: Double, high: Double) {
        for value in [nil, Double.nan, .signalingNaN, .infinity, -.infinity, 1e300, -9999] {
            #expect(Self.check(type, value) == nil, "\(String(describing: value))")
        }
    }

    @Test("a true zero is kept apart from a missing value")
    func zero() {
        #expect(Precipitation(checking: 0) == Precipitation(0))
        #expect(Temperature(checking: 0)?.value == 0)
    }

    @Test("quantities are ordered by their number")
    func ordering() {
        #expect(Temperature(-3) < Temperature(2))
        #expect([Speed(3), Speed(1), Speed(2)].max() == Speed(3))
    }

    @Test("a quantity is a bare number in JSON, and comes back the same")
    func coding() throws {
        let values = [Temperature(-0.1), Temperature(1 / 3.0), Temperature(21)]
        let text = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
        #expect(text == "[-0.1,0.3333333333333333,21]")
        #expect(try JSONDecoder().decode([Temperature].self, from: Data(text.utf8)) == values)
    }
}
