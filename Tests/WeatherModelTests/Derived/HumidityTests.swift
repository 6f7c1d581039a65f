import Testing
import WeatherModel

struct HumidityTests {
    @Test(
        "the dew point is that of the saturation tables",
        arguments: [
            // Saturation vapour pressure over water, Smithsonian Meteorological Tables: 23.37 hPa at 20 °C, 12.27 at 10, 6.11 at
            // 0, 42.43 at 30, 2.86 at −10.
            (20.0, 100 * 12.27 / 23.37, 10.0), (30, 100 * 23.37 / 42.43, 20), (10, 100 * 6.11 / 12.27, 0),
            (0, 100 * 2.86 / 6.11, -10), (25, 100, 25),
        ])
    func dewPoint(temperature: Double, humidity: Double, expected: Double) throws {
        let found = try #require(Humidity.dewPoint(Temperature(temperature), Percentage(humidity)))
        #expect(abs(found.value - expected) < 0.1)
        let back = try #require(Humidity.relativeHumidity(Temperature(temperature), dewPoint: found))
        #expect(abs(back.value - humidity) < 0.001)
    }

    @Test("outside its range there is no dew point and no humidity")
    func range() {
        #expect(Humidity.dewPoint(Temperature(20), Percentage(0)) == nil)
        #expect(Humidity.dewPoint(Temperature(-41), Percentage(50)) == nil)
        #expect(Humidity.dewPoint(Temperature(51), Percentage(50)) == nil)
        #expect(Humidity.relativeHumidity(Temperature(51), dewPoint: Temperature(10)) == nil)
        #expect(Humidity.relativeHumidity(Temperature(10), dewPoint: Temperature(11)) == nil)
        #expect(Humidity.relativeHumidity(Temperature(10), dewPoint: Temperature(10.2)) == Percentage(100))
    }
}
