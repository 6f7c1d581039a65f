import Testing
import WeatherModel

struct BeaufortTests {
    @Test(
        "each force begins and ends where the World Meteorological Organization's table says",
        arguments: [
            (0, 0.0, 0.2), (1, 0.3, 1.5), (2, 1.6, 3.3), (3, 3.4, 5.4), (4, 5.5, 7.9), (5, 8.0, 10.7), (6, 10.8, 13.8),
            (7, 13.9, 17.1), (8, 17.2, 20.7), (9, 20.8, 24.4), (10, 24.5, 28.4), (11, 28.5, 32.6), (12, 32.7, 113),
        ])
    func table(force: Int, low: Double, high: Double) {
        #expect(Speed(low).beaufort == force)
        #expect(Speed(high).beaufort == force)
    }

    @Test(
        "pressure is reduced to sea level by an eighth of a hectopascal a metre, more in the cold, and not from high up"
    )
    func seaLevel() throws {
        // The ICAO standard atmosphere has 954.61 hPa at 500 m, where it has 11.75 °C.
        let standard = Pressure(954.61).reducedToSeaLevel(from: Distance(500), at: Temperature(11.75))
        #expect(abs(try #require(standard).value - 1013.25) < 0.05)
        let cold = Pressure(954.61).reducedToSeaLevel(from: Distance(500), at: Temperature(-20))
        #expect(try #require(cold) > #require(standard))
        #expect(Pressure(700).reducedToSeaLevel(from: Distance(3001), at: Temperature(0)) == nil)
        #expect(Pressure(1010).reducedToSeaLevel(from: Distance(0), at: Temperature(10)) == Pressure(1010))
    }
}
