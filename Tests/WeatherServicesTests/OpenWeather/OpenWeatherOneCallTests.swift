import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("OpenWeather's One Call, decoded")
struct OpenWeatherOneCallTests {
    private let arrival = Date(timeIntervalSince1970: 1_768_435_300)

    private var decoder: OpenWeatherOneCallDecoder { OpenWeatherOneCallDecoder(fetchedAt: arrival) }

    private func decoded(_ fixture: String) throws -> Forecast {
        try decoder.forecast(from: Fixture.data("openweather/\(fixture)"))
    }

    private func page(_ rows: OpenWeatherRows, _ fixture: String) throws -> (forecast: Forecast, goesOn: Bool) {
        try decoder.page(of: rows, from: Fixture.data("openweather/\(fixture)"))
    }

    @Test("every block gives its part, in the place's own zone a day ahead of Greenwich")
    func whole() throws {
        let forecast = try decoded("one_call_apia.json")
        #expect(forecast.timeZone.identifier == "Pacific/Apia")
        let current = try #require(forecast.current)
        #expect(current.time == (try instant("2026-01-15T00:00:00Z")))
        #expect(current.temperature == Temperature(29.5))
        #expect(current.apparentTemperature == Temperature(34))
        #expect(current.dewPoint == Temperature(24.4))
        #expect(current.seaLevelPressure == Pressure(1008))
        #expect(current.uvIndex == UVIndex(11.25))
        #expect(current.cloudCover == Percentage(40))
        #expect(current.precipitation == Precipitation(1.25))
        #expect(current.condition == .lightRainShowers)
        #expect(current.windGust == nil)

        #expect(forecast.minutes.map(\.time) == [arrival.addingTimeInterval(-40), arrival.addingTimeInterval(20)])
        #expect(forecast.minutes.map(\.precipitation) == [Precipitation(0.02), Precipitation(0)])
        #expect(forecast.minutes.allSatisfy { $0.duration == 60 })

        #expect(forecast.hours.map(\.precipitation) == [Precipitation(2.5), Precipitation(0)])
        #expect(forecast.hours.map(\.precipitationProbability) == [Percentage(100), Percentage(35)])
        #expect(forecast.hours.map(\.duration) == [3600, 3600])
        #expect(forecast.hours[1].windGust == Speed(7.5))
        #expect(forecast.hours.map(\.windDirection) == [nil, Bearing(95)])

        #expect(forecast.days.map(\.date.description) == ["2026-01-15", "2026-01-16"])
        let day = forecast.days[0]
        #expect(day.high == Temperature(30.25))
        #expect(day.low == Temperature(25.5))
        #expect(day.precipitation == Precipitation(7))
        #expect(day.precipitationProbability == Percentage(90))
        #expect(day.windSpeedMax == Speed(5.5))
        #expect(day.windGustMax == Speed(9.5))
        #expect(day.uvIndexMax == UVIndex(11.5))
        #expect(day.sunset == Date(timeIntervalSince1970: 1_768_457_000))
        #expect(forecast.days[1].precipitation == Precipitation(0) && forecast.days[1].sunrise == nil)
    }

    @Test("a polar night has neither sunrise nor sunset, be they left out, 0 or below it")
    func polar() throws {
        let forecast = try decoded("one_call_polar.json")
        #expect(forecast.minutes.isEmpty && forecast.hours.isEmpty)
        #expect(forecast.days.map(\.sunrise) == [nil, nil, nil])
        #expect(forecast.days.map(\.sunset) == [nil, nil, nil])
        #expect(forecast.days.map(\.date.description) == ["2025-12-20", "2025-12-21", "2025-12-22"])
        #expect(forecast.days.map(\.precipitation) == [0, 0.3, 0].map { Precipitation($0) })
    }

    @Test("the envelope of 4.0 gives the part that was asked for")
    func envelope() throws {
        let current = try page(.current, "one_call4_current.json")
        #expect(current.forecast.current?.precipitation == Precipitation(4.5))
        #expect(!current.goesOn && current.forecast.hours.isEmpty)
        #expect(
            try page(.minutes, "one_call4_minutes.json").forecast.minutes.map(\.precipitation)
                == [0.01, 0].map { Precipitation($0) })
        let hours = try page(.hours, "one_call4_hours_1.json")
        #expect(hours.forecast.hours.count == 20 && hours.goesOn)
        #expect(hours.forecast.current == nil)
        #expect(try page(.days, "one_call4_days.json").forecast.days.map(\.high) == [Temperature(30.25)])
    }

    @Test("an answer without any block, an empty envelope and a key without the subscription are errors")
    func errors() throws {
        for text in [
            "", "[]", "{}", "{\"current\":{\"dt\":1768435200,\"temp\":null}}", "{\"hourly\":[{\"dt\":1768435200}]}",
            "{\"daily\":[{\"dt\":1768435200,\"temp\":{}}]}", "{\"hourly\":[7],\"daily\":{}}",
            "{\"minutely\":[{\"dt\":1}]}",
        ] {
            #expect(throws: FetchError.unreadableAnswer) { try decoder.forecast(from: Data(text.utf8)) }
        }
        for text in ["{}", "{\"data\":[]}", "{\"data\":{}}", "{\"data\":[{\"dt\":1e300,\"temp\":{}}]}"] {
            for rows in OpenWeatherRows.allCases {
                #expect(throws: FetchError.unreadableAnswer) { try decoder.page(of: rows, from: Data(text.utf8)) }
            }
        }
        #expect(throws: FetchError.keyRefused) { try decoded("error_no_subscription.json") }
        #expect(throws: FetchError.quotaExceeded(retryAfter: nil)) { try page(.days, "error_blocked.json") }
    }
}
