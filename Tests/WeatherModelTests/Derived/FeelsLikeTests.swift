import Testing
import WeatherModel

struct FeelsLikeTests {
    private func felt(_ temperature: Double, wind: Double, humidity: Double? = nil, dewPoint: Double? = nil) -> Double?
    {
        var air = Conditions()
        (air.temperature, air.windSpeed) = (Temperature(temperature), Speed(wind))
        air.relativeHumidity = humidity.map { Percentage($0) }
        air.dewPoint = dewPoint.map { Temperature($0) }
        return FeelsLike(air)?.temperature.value
    }

    @Test("apparent temperature is the Bureau of Meteorology's in the shade")
    func apparentTemperature() throws {
        // 30 °C, 50 %, 2 m/s: e = 21.2 hPa, 30 + 7.0 − 1.4 − 4.0. 0 °C, 80 %, 10 m/s: e = 4.9 hPa, 1.6 − 7.0 − 4.0.
        #expect(abs(try #require(felt(30, wind: 2, humidity: 50)) - 31.6) < 0.05)
        #expect(abs(try #require(felt(0, wind: 10, humidity: 80)) + 9.4) < 0.05)
        // Saturated at 18.4 °C the air has the 21.2 hPa of above.
        #expect(abs(try #require(felt(30, wind: 2, dewPoint: 18.4)) - 31.6) < 0.1)
    }

    @Test("what it feels like does not jump, over all temperatures, winds and humidities")
    func noJump() throws {
        func step(_ one: Double, _ other: Double, _ limit: Double, _ place: String) {
            #expect(abs(one - other) <= limit, "\(place): \(one), \(other)")
        }
        for humidity in stride(from: 0.0, through: 100, by: 25) {
            for wind in stride(from: 0.0, through: 30, by: 5) {
                // No air has ever held more vapour than is saturated at 35 °C.
                for tenths in -500...(humidity > 50 ? 340 : 490) {
                    let temperature = Double(tenths) / 10
                    let here = try #require(felt(temperature, wind: wind, humidity: humidity))
                    let place = "\(temperature)°, \(wind) m/s, \(humidity) %"
                    // A tenth of a degree; a tenth of a metre a second; one per cent of the vapour.
                    step(here, try #require(felt(temperature + 0.1, wind: wind, humidity: humidity)), 0.35, place)
                    guard tenths.isMultiple(of: 10) else { continue }
                    step(here, try #require(felt(temperature, wind: wind + 0.1, humidity: humidity)), 0.08, place)
                    step(
                        here, try #require(felt(temperature, wind: wind, humidity: min(humidity + 1, 100))), 0.5, place)
                }
            }
        }
    }

    @Test("more wind is colder, more vapour is warmer")
    func directions() throws {
        #expect(try #require(felt(10, wind: 5, humidity: 70)) > #require(felt(10, wind: 10, humidity: 70)))
        #expect(try #require(felt(32, wind: 2, humidity: 70)) > #require(felt(32, wind: 2, humidity: 40)))
    }

    @Test("a felt temperature says which formula it is by, and the source's own goes first")
    func formula() throws {
        var conditions = Conditions()
        #expect(FeelsLike(conditions) == nil)
        conditions.temperature = Temperature(-5)
        conditions.windSpeed = Speed(6)
        #expect(FeelsLike(conditions) == nil, "the humidity is not known")
        conditions.relativeHumidity = Percentage(60)
        #expect(try #require(FeelsLike(conditions)).formula == .apparentTemperature)
        conditions.windSpeed = nil
        #expect(FeelsLike(conditions) == nil, "nor is the wind")
        conditions.apparentTemperature = Temperature(15)
        let given = try #require(FeelsLike(conditions))
        #expect(given.formula == .source)
        #expect(given.temperature == Temperature(15))
    }
}
