import Testing
import WeatherModel

struct FeelsLikeTests {
    @Test(
        "wind chill agrees with the chart of the US National Weather Service (°F, mph)",
        arguments: [
            (40.0, 5.0, 36.0), (30, 15, 19), (20, 20, 4), (10, 30, -12), (0, 15, -19), (-10, 45, -44),
            (-20, 30, -53), (-45, 60, -98),
        ])
    func windChillChart(fahrenheit: Double, mph: Double, expected: Double) throws {
        let found = FeelsLike.windChill(Temperature((fahrenheit - 32) / 1.8), Speed(mph * 0.44704))
        #expect((try #require(found).value * 1.8 + 32).rounded() == expected)
    }

    @Test(
        "wind chill agrees with the table of Environment Canada (°C, km/h)",
        arguments: [(0.0, 10.0, -3.0), (-10, 20, -18), (-20, 30, -33), (-40, 50, -63), (5, 40, -1)])
    func windChillTable(celsius: Double, speed: Double, expected: Double) throws {
        #expect(try #require(FeelsLike.windChill(Temperature(celsius), Speed(speed / 3.6))).value.rounded() == expected)
    }

    @Test("there is no wind chill above 10 °C or in a wind of 4.8 km/h or less")
    func windChillRange() {
        #expect(FeelsLike.windChill(Temperature(10.1), Speed(10)) == nil)
        #expect(FeelsLike.windChill(Temperature(10), Speed(10)) != nil)
        #expect(FeelsLike.windChill(Temperature(0), Speed(1.33)) == nil)
        #expect(FeelsLike.windChill(Temperature(0), Speed(1.34)) != nil)
    }

    @Test(
        "the heat index agrees with the chart of the US National Weather Service (°F, %)",
        arguments: [
            (80.0, 40.0, 80.0), (84, 60, 88), (86, 70, 95), (90, 50, 95), (90, 60, 100), (96, 65, 121), (100, 40, 109),
            (100, 55, 124), (104, 50, 131), (110, 40, 136),
        ])
    func heatIndexChart(fahrenheit: Double, humidity: Double, expected: Double) throws {
        let found = FeelsLike.heatIndex(Temperature((fahrenheit - 32) / 1.8), Percentage(humidity))
        #expect(abs(try #require(found).value * 1.8 + 32 - expected) <= 1)
    }

    @Test("the heat index is adjusted for dry and for moist air")
    func heatIndexAdjustments() throws {
        // By hand from the Weather Prediction Center's equations: −2 °F at 95 °F and 5 %, and 1 °F more at 82 °F and 95 %.
        func index(_ fahrenheit: Double, _ humidity: Double) throws -> Double {
            let found = FeelsLike.heatIndex(Temperature((fahrenheit - 32) / 1.8), Percentage(humidity))
            return try #require(found).value * 1.8 + 32
        }
        #expect(abs(try index(95, 5) - (try index(95, 13) - 2.4)) < 1)
        #expect(abs(try index(82, 95) - 93.9) < 0.2)
    }

    @Test("there is no heat index below 80 °F or in heat no one has tested")
    func heatIndexRange() {
        #expect(FeelsLike.heatIndex(Temperature(26), Percentage(80)) == nil)
        #expect(FeelsLike.heatIndex(Temperature(27), Percentage(80)) != nil)
        #expect(FeelsLike.heatIndex(Temperature(51), Percentage(20)) == nil)
    }

    @Test("apparent temperature is the Bureau of Meteorology's, and nil outside its range")
    func apparentTemperature() throws {
        // 30 °C, 50 %, 2 m/s: e = 21.2 hPa, 30 + 7.0 − 1.4 − 4.0.
        let found = FeelsLike.apparentTemperature(Temperature(30), Percentage(50), Speed(2))
        #expect(abs(try #require(found).value - 31.6) < 0.05)
        #expect(FeelsLike.apparentTemperature(Temperature(-21), Percentage(50), Speed(2)) == nil)
        #expect(FeelsLike.apparentTemperature(Temperature(51), Percentage(50), Speed(2)) == nil)
    }

    @Test("a felt temperature says which formula it is by, and the source's own goes first")
    func formula() throws {
        var conditions = Conditions()
        #expect(FeelsLike(conditions) == nil)
        conditions.temperature = Temperature(-5)
        #expect(FeelsLike(conditions) == nil)
        conditions.windSpeed = Speed(6)
        #expect(try #require(FeelsLike(conditions)).formula == .windChill)
        conditions.temperature = Temperature(33)
        conditions.relativeHumidity = Percentage(60)
        #expect(try #require(FeelsLike(conditions)).formula == .heatIndex)
        conditions.temperature = Temperature(18)
        #expect(try #require(FeelsLike(conditions)).formula == .apparentTemperature)
        conditions.apparentTemperature = Temperature(15)
        let given = try #require(FeelsLike(conditions))
        #expect(given.formula == .source)
        #expect(given.temperature == Temperature(15))
    }
}
