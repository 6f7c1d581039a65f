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
}
