import Foundation
import Testing
import WeatherModel
import WeatherServices

@Suite("OpenWeather's current weather, decoded")
struct OpenWeatherCurrentDecoderTests {
    private let arrival = Date(timeIntervalSince1970: 1_560_350_700)

    private func decoded(_ fixture: String) throws -> Forecast {
        try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: Fixture.data("openweather/\(fixture)"))
    }

    @Test("Mountain View is clear at 9.4 °C, seven hours behind Greenwich")
    func mountainView() throws {
        let forecast = try decoded("weather_mountain_view.json")
        #expect(forecast.source == .openWeather)
        #expect(forecast.fetchedAt == arrival)
        #expect(forecast.timeZone == TimeZone(secondsFromGMT: -25200))
        #expect(forecast.hours.isEmpty)
        #expect(forecast.days.isEmpty)
        let current = try #require(forecast.current)
        #expect(current.time == (try instant("2019-06-12T14:44:05Z")))
        #expect(current.condition == .clear)
        #expect(current.sourceDescription == "clear sky")
        #expect(current.isDay == true)
        #expect(current.temperature == Temperature(9.4))
        #expect(current.apparentTemperature == Temperature(8.71))
        #expect(current.relativeHumidity == Percentage(100))
        #expect(current.seaLevelPressure == Pressure(1023))
        #expect(current.windSpeed == Speed(1.5))
        #expect(current.windDirection == Bearing(350))
        #expect(current.cloudCover == Percentage(1))
        #expect(current.visibility == Distance(16093))
        #expect(current.precipitation == nil)
        #expect(current.windGust == nil)
    }

    @Test("what an answer leaves out is missing, and its first condition is the one that counts")
    func sparse() throws {
        let forecast = try decoded("weather_sparse.json")
        #expect(forecast.timeZone == .gmt)
        let current = try #require(forecast.current)
        #expect(current.condition == .snow)
        #expect(current.isDay == false)
        #expect(current.temperature == Temperature(-1))
        #expect(current.relativeHumidity == nil)
        #expect(current.seaLevelPressure == Pressure(1015.5))
        #expect(current.surfacePressure == Pressure(858))
        #expect(current.windSpeed == Speed(4.33))
        #expect(current.windDirection == nil)
        #expect(current.visibility == nil)
        #expect(current.cloudCover == nil)
        #expect(current.precipitation == Precipitation(1.37))
        #expect(current.apparentTemperature == nil)
    }

    @Test("a condition nobody knows keeps the source's words")
    func unknownCondition() throws {
        let forecast = try decoded("weather_unknown_condition.json")
        #expect(forecast.current?.condition == .unknown)
        #expect(forecast.current?.sourceDescription == "frogs")
        #expect(forecast.current?.isDay == nil)
        #expect(forecast.timeZone.secondsFromGMT() == 20700)
    }

    @Test("an error inside a success is the error it names, its code a number or a text")
    func errorInside() throws {
        #expect(throws: FetchError.keyRefused) { try decoded("error_invalid_key.json") }
        #expect(throws: FetchError.rejected(status: 400, reason: "wrong latitude")) {
            try decoded("error_wrong_latitude.json")
        }
        for (code, error) in [
            ("\"404\"", FetchError.notFound), ("429", .quotaExceeded(retryAfter: nil)),
            ("\"500\"", .serverTrouble(status: 500)), ("204", .unreadableAnswer),
        ] {
            #expect(throws: error) {
                try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: Data("{\"cod\":\(code)}".utf8))
            }
        }
    }

    @Test(
        "what is no weather is unreadable",
        arguments: [
            "", "[]", "{}", "{\"cod\":200}", "{\"dt\":1,\"main\":7}", "{\"main\":{}}",
            "{\"dt\":1560350645,\"main\":{}}",
        ])
    func unreadable(text: String) {
        #expect(throws: FetchError.unreadableAnswer) {
            try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: Data(text.utf8))
        }
    }
}
