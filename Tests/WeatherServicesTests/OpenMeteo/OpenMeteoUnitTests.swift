import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Open-Meteo's units")
struct OpenMeteoUnitTests {
    private func converted<Value: OpenMeteoLabelled>(_ number: Double, _ label: String, to: Value.Type) -> Double? {
        Value.conversion(from: label)?(number).map { ($0 * 1e6).rounded() / 1e6 }
    }

    @Test("each label becomes the program's own unit")
    func labels() {
        #expect(converted(-40, "°F", to: Temperature.self) == -40)
        #expect(converted(56.1, "°F", to: Temperature.self) == 13.388889)
        #expect(converted(273.15, "K", to: Temperature.self) == 0)
        #expect(converted(36, "km/h", to: Speed.self) == 10)
        #expect(converted(10, "mp/h", to: Speed.self) == 4.4704)
        #expect(converted(36, "kn", to: Speed.self) == 18.52)
        #expect(converted(0.1, "inch", to: Precipitation.self) == 2.54)
        #expect(converted(7, "cm", to: SnowDepth.self) == 70)
        #expect(converted(1, "inch", to: SnowDepth.self) == 25.4)
        #expect(converted(0.1, "ft", to: SnowDepth.self) == 30.48)
        #expect(converted(0.5, "m", to: SnowDepth.self) == 500)
        #expect(converted(5000, "ft", to: Distance.self) == 1524)
        #expect(converted(2, "km", to: Distance.self) == 2000)
        #expect(converted(1, "mi", to: Distance.self) == 1609.344)
        #expect(converted(5, "\u{3BC}g/m³", to: MassConcentration.self) == 5)
        #expect(converted(5, "\u{B5}g/m³", to: MassConcentration.self) == 5)
        #expect(converted(0.5, "mg/m³", to: MassConcentration.self) == 500)
        #expect(converted(5, "grains/m³", to: PollenCount.self) == 5)
    }

    @Test("without a label a number is in the unit that was asked for")
    func unlabelled() {
        #expect(converted(5, "", to: Temperature.self) == 5)
        #expect(converted(5, "", to: Speed.self) == 5)
        #expect(converted(5, "", to: Precipitation.self) == 5)
        #expect(converted(5, "", to: SnowDepth.self) == 50)
        #expect(converted(5, "", to: Distance.self) == 5)
        #expect(converted(5, "", to: Pressure.self) == 5)
        #expect(converted(5, "", to: Percentage.self) == 5)
        #expect(converted(5, "", to: Bearing.self) == 5)
        #expect(converted(5, "", to: UVIndex.self) == 5)
        #expect(converted(5, "", to: MassConcentration.self) == 5)
        #expect(converted(5, "", to: PollenCount.self) == 5)
    }

    @Test("in a unit nobody knows, a number is missing rather than wrong")
    func strange() {
        #expect(converted(5, "°Ré", to: Temperature.self) == nil)
        #expect(converted(5, "furlong", to: Speed.self) == nil)
        #expect(converted(5, "bushel", to: Precipitation.self) == nil)
        #expect(converted(5, "bushel", to: SnowDepth.self) == nil)
        #expect(converted(5, "league", to: Distance.self) == nil)
        #expect(converted(29.9, "inHg", to: Pressure.self) == nil)
        #expect(converted(0.5, "fraction", to: Percentage.self) == nil)
        #expect(converted(1, "rad", to: Bearing.self) == nil)
        #expect(converted(1, "W/m²", to: UVIndex.self) == nil)
        #expect(converted(1, "ppm", to: MassConcentration.self) == nil)
        #expect(converted(1, "index", to: PollenCount.self) == nil)
    }
}
