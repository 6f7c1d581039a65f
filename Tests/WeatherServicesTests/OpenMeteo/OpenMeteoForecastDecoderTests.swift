import Foundation
import Testing
import WeatherModel
import WeatherServices

@Suite("Open-Meteo's forecasts, decoded")
struct OpenMeteoForecastDecoderTests {
    private let arrival = Date(timeIntervalSince1970: 1_768_478_400)

    private func decoded(_ fixture: String) throws -> Forecast {
        try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: Fixture.openMeteo(fixture))
    }

    @Test("a whole answer fills every value of the model")
    func whole() throws {
        let forecast = try decoded("forecast_new_york_january.json")
        #expect(forecast.source == .openMeteo)
        #expect(forecast.fetchedAt == arrival)
        #expect(forecast.timeZone.identifier == "America/New_York")
        #expect(forecast.hours.count == 264)
        #expect(forecast.days.count == 11)

        let current = try #require(forecast.current)
        #expect(current.time == (try instant("2026-01-15T17:00:00Z")))
        let missing = Mirror(reflecting: current.conditions).children.filter { isNil($0.value) }.compactMap(\.label)
        #expect(missing == ["sourceDescription", "sunshineDuration", "thunderProbability"])
        for hour in forecast.hours { #expect(hour.sunshineDuration != nil) }
        for day in forecast.days {
            #expect(!Mirror(reflecting: day).children.contains { isNil($0.value) }, "\(day.date)")
        }
        for hour in forecast.hours { #expect(hour.precipitationProbability != nil) }
    }

    @Test("the height that the values were reduced to is the place’s; without it none is known")
    func height() throws {
        #expect(try decoded("forecast_new_york_january.json").elevation == Distance(10))
        let text = String(decoding: try Fixture.openMeteo("forecast_new_york_january.json"), as: UTF8.self)
        for (other, metres) in [("\"a\": 1,", nil), ("\"elevation\": -3,", -3), ("\"elevation\": 1e9,", nil)]
            as [(String, Double?)]
        {
            let changed = text.replacing("\"elevation\": 10.0,", with: other)
            let forecast = try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: Data(changed.utf8))
            #expect(changed != text && forecast.elevation?.value == metres)
        }
    }

    @Test("imperial and nautical answers become metric")
    func imperial() throws {
        let forecast = try decoded("forecast_imperial.json")
        let current = try #require(forecast.current)
        #expect(current.temperature == Temperature(-10))
        #expect(current.dewPoint == Temperature(-12))
        #expect(current.apparentTemperature == Temperature(-20))
        #expect(current.precipitation == Precipitation(2.54))
        #expect(current.snowfall == SnowDepth(12.7))
        #expect(current.windSpeed == Speed(4.4704))
        #expect(current.windGust == Speed(11.176))
        #expect(current.windDirection == Bearing(360))
        #expect(current.visibility == Distance(1524))
        #expect(current.snowDepth == SnowDepth(762))
        #expect(current.wetBulbTemperature == Temperature(-10))
        #expect(current.uvIndexClearSky == UVIndex(0.25))
        #expect(current.cloudCoverLow == Percentage(90))
        #expect(current.cloudCoverMid == Percentage(40))
        #expect(current.cloudCoverHigh == Percentage(0))
        #expect(current.condition == .snow)
        #expect(current.isDay == false)
        #expect(forecast.hours.first?.windSpeed == Speed(18.52))
        #expect(abs((forecast.hours.first?.snowfall?.value ?? 0) - 30.48) < 1e-9)
        let day = try #require(forecast.days.first)
        #expect(day.high == Temperature(0))
        #expect(day.low == Temperature(-15))
        #expect(day.windSpeedMax == Speed(10))
        #expect(day.precipitation == Precipitation(25.4))
        #expect(day.snowfall == SnowDepth(254))
    }

    @Test("null, nonsense and the impossible are missing, not zero; numbers may be texts")
    func nulls() throws {
        let forecast = try decoded("forecast_nulls.json")
        #expect(forecast.current == nil)
        let hours = forecast.hours
        #expect(hours.count == 3)
        #expect(hours.map(\.temperature) == [Temperature(1.5), nil, Temperature(2.5)])
        #expect(hours.map(\.relativeHumidity) == [nil, Percentage(80), nil])
        #expect(hours.map(\.condition) == [nil, nil, nil])
        #expect(hours.map(\.precipitation) == [nil, Precipitation(0), Precipitation(0)])
        #expect(hours.map(\.windSpeed) == [nil, Speed(3), nil])
        #expect(hours.map(\.windDirection) == [nil, Bearing(0), Bearing(360)])
        #expect(hours.map(\.seaLevelPressure) == [nil, Pressure(1013.25), nil])
    }

    @Test("an array that ends early leaves the rest missing, one too long is cut, and rows come in rising order, once")
    func unequalArrays() throws {
        let hours = try decoded("forecast_unequal_arrays.json").hours
        #expect(
            hours.map(\.time)
                == [
                    try instant("2026-01-15T12:00:00Z"), try instant("2026-01-15T13:00:00Z"),
                    try instant("2026-01-15T14:00:00Z"),
                ])
        #expect(hours.map(\.temperature) == [Temperature(1), nil, Temperature(3)])
        #expect(hours.map(\.condition) == [.mostlyClear, .partlyCloudy, .overcast])
        #expect(hours.map(\.cloudCover) == [nil, nil, nil])
    }

    @Test("the spellings of earlier years still read, with the units of their neighbours")
    func legacy() throws {
        let forecast = try decoded("forecast_legacy.json")
        let current = try #require(forecast.current)
        #expect(current.time == (try instant("2023-01-15T11:00:00Z")))
        #expect(current.temperature == Temperature(4.2))
        #expect(current.windSpeed == Speed(5))
        #expect(current.windDirection == Bearing(250))
        #expect(current.condition == .lightRain)
        #expect(current.isDay == true)
        let hour = try #require(forecast.hours.first)
        #expect(hour.relativeHumidity == Percentage(88))
        #expect(hour.dewPoint == Temperature(2.4))
        #expect(hour.cloudCover == Percentage(100))
        #expect(hour.windSpeed == Speed(5))
        #expect(hour.windGust == Speed(10))
        #expect(hour.windDirection == Bearing(250))
        let day = try #require(forecast.days.first)
        #expect(day.condition == .rain)
        #expect(day.windGustMax == Speed(20))
        #expect(day.windDirection == Bearing(240))
    }

    @Test("of several models the first by alphabet is read, with its own unit, and no other variable is taken for one")
    func severalModels() throws {
        let forecast = try decoded("forecast_several_models.json")
        #expect(forecast.current?.condition == .overcast)
        #expect(forecast.hours.map(\.temperature) == [Temperature(0), Temperature(10)])
        #expect(forecast.hours.map(\.precipitationProbability) == [Percentage(20), Percentage(30)])
        #expect(forecast.hours.map(\.cloudCover) == [nil, nil])
        #expect(forecast.hours.map(\.precipitation) == [nil, nil])
        #expect(forecast.days.first?.high == Temperature(2.5))
    }

    @Test("of several places the first is read")
    func severalPlaces() throws {
        #expect(try decoded("forecast_two_places.json").current?.temperature == Temperature(1.5))
    }

    @Test(
        "what has no weather in it is unreadable",
        arguments: [
            "", "{}", "[]", "null", "[1]", "\"text\"", "{\"hourly\":{}}", "{\"hourly\":[],\"daily\":7}", "{\"a\":nan}",
            "{\"a\":nano}", "nan", String(repeating: "{\"hourly\":", count: 100_000),
            String(repeating: "[", count: 100_000),
            "{\"utc_offset_seconds\":-9223372036854775808,\"hourly\":{\"time\":[\"2026-01-15T12:00\"],\"is_day\":[1]}}",
            "{\"utc_offset_seconds\":1e300,\"hourly\":{\"time\":[\"2026-01-15T12:00\"],\"cloud_cover\":[1]}}",
            "{\"hourly\":{\"time\":[1e300, -1e300, 1e11],\"cloud_cover\":[1, 1, 1]},\"daily\":{\"time\":[1e300]}}",
            "{\"current\":{\"time\":\"2026-01-15T12:00\",\"is_day\":1}}",
        ])
    func unreadable(text: String) {
        #expect(throws: FetchError.unreadableAnswer) {
            try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: Data(text.utf8))
        }
    }

    @Test("an answer that broke off is unreadable; one that ends in the server's excuse is the server's trouble")
    func brokenOff() throws {
        #expect(throws: FetchError.unreadableAnswer) { try decoded("forecast_half.txt") }
        #expect(throws: FetchError.serverTrouble(status: 200)) { try decoded("forecast_stream_error.txt") }
    }

    @Test("an error with a success's status is trouble of the server's")
    func errorInside() throws {
        #expect(throws: FetchError.serverTrouble(status: 200)) { try decoded("error_latitude.json") }
    }

    private func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
}
