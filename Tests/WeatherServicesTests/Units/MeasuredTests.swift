import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Units that sources measure in")
struct MeasuredTests {
    private func near(_ quantity: (any Quantity)?, _ value: Double) -> Bool {
        quantity.map { abs($0.value - value) < 1e-6 } == true
    }

    @Test("each unit becomes the quantity's own")
    func conversions() {
        #expect(near(Temperature(50, in: .fahrenheit), 10))
        #expect(near(Temperature(273.15, in: .kelvin), 0))
        #expect(near(Speed(36, in: .kilometresPerHour), 10))
        #expect(near(Speed(10, in: .milesPerHour), 4.4704))
        #expect(near(Speed(10, in: .knots), 5.1444444))
        #expect(near(Pressure(101_325, in: .pascal), 1013.25))
        #expect(near(Pressure(30, in: .inchOfMercury), 1015.9166))
        #expect(near(Distance(2, in: .mile), 3218.688))
        #expect(near(Distance(100, in: .foot), 30.48))
        #expect(near(Distance(1.5, in: .kilometre), 1500))
        #expect(near(Precipitation(0.1, in: .inch), 2.54))
        #expect(near(Precipitation(0.0025, in: .metre), 2.5))
        #expect(near(SnowDepth(3, in: .centimetre), 30))
        #expect(near(Percentage(40, in: .percent), 40))
        #expect(near(Bearing(360, in: .degree), 360))
    }

    @Test("a unit of something else gives nothing, and so does a number out of range")
    func nothing() {
        #expect(Temperature(10, in: .percent) == nil)
        #expect(Speed(10, in: .metre) == nil)
        #expect(Pressure(10, in: .celsius) == nil)
        #expect(Distance(10, in: .knots) == nil)
        #expect(Percentage(10, in: .degree) == nil)
        #expect(Temperature(nil, in: .celsius) == nil)
        #expect(Temperature(-9999, in: .fahrenheit) == nil)
        #expect(Speed(-1, in: .kilometresPerHour) == nil)
    }
}
