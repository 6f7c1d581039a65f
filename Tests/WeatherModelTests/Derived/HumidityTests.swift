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

    @Test("Stull's example: 20 °C at 50 % is 13.7 °C on a wet bulb; saturated air is nearly its own wet bulb")
    func wetBulb() throws {
        #expect(abs(try #require(WetBulb.temperature(Temperature(20), Percentage(50))).value - 13.7) < 0.05)
        #expect(abs(try #require(WetBulb.temperature(Temperature(25), Percentage(99))).value - 24.9) < 0.3)
    }

    @Test(
        "a wet bulb is not given where the formula does not hold",
        arguments: [(-21.0, 50.0), (51, 50), (20, 4), (20, 99.5), (-5, 10), (10, 5)])
    func wetBulbRange(temperature: Double, humidity: Double) {
        #expect(WetBulb.temperature(Temperature(temperature), Percentage(humidity)) == nil)
    }
}
