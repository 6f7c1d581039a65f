import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Open-Meteo's short steps, missing values and ends of models")
struct OpenMeteoModelEndTests {
    private func decoded(_ fixture: String) throws -> Forecast {
        try OpenMeteoForecastDecoder(fetchedAt: .distantPast).forecast(from: Fixture.openMeteo(fixture))
    }

    @Test("quarters of an hour are steps that end at their time, in rising order, without those that hold nothing")
    func quarters() throws {
        let forecast = try decoded("forecast_quarters.json")
        #expect(
            forecast.minutes.map(\.time)
                == [
                    try instant("2026-07-01T06:15:00Z"), try instant("2026-07-01T06:30:00Z"),
                    try instant("2026-07-01T06:45:00Z"),
                ])
        #expect(forecast.minutes.allSatisfy { $0.duration == 900 })
        #expect(forecast.minutes.map(\.precipitation) == [Precipitation(0), Precipitation(2.54), nil])
        #expect(forecast.minutes.map(\.condition) == [.overcast, .lightRain, .lightRainShowers])
        #expect(forecast.hours.isEmpty && forecast.days.isEmpty && forecast.current == nil)
    }

    @Test(
        "rows after the end of the model are left out, gaps before it are kept, and a current block of nothing is none")
    func modelEnd() throws {
        let forecast = try decoded("forecast_model_end.json")
        #expect(forecast.current == nil)
        #expect(forecast.hours.map(\.temperature) == [Temperature(-2.5), nil, Temperature(-3), nil])
        #expect(forecast.hours.last?.precipitationProbability == Percentage(20))
        #expect(forecast.days.map(\.date.description) == ["2026-01-15"])
    }

    @Test("rows of several hours cover them, and a row that is missing makes no other one longer")
    func coarse() throws {
        func durations(_ hours: [Int]) throws -> [TimeInterval] {
            let times = hours.map { "\"2026-07-01T\($0 < 10 ? "0" : "")\($0):00\"" }.joined(separator: ",")
            let rain = hours.map { _ in "1.8" }.joined(separator: ",")
            let answer = """
                {"utc_offset_seconds": 0, "hourly_units": {"time": "iso8601", "precipitation": "mm"},
                "hourly": {"time": [\(times)], "precipitation": [\(rain)]}}
                """
            return try OpenMeteoForecastDecoder(fetchedAt: .distantPast).forecast(from: Data(answer.utf8)).hours
                .map(\.duration)
        }
        #expect(try durations([3, 6, 9, 15]) == [10_800, 10_800, 10_800, 10_800])
        #expect(try durations([3, 4, 7]) == [3600, 3600, 3600])
        #expect(try durations([3]) == [3600])
    }

    @Test("snow depth without a label is in metres, and more sunshine than an hour has is none")
    func unlabelled() throws {
        let hours = try decoded("forecast_model_end.json").hours
        #expect(hours.map(\.snowDepth) == [SnowDepth(250), nil, SnowDepth(300), nil])
        #expect(hours.map(\.sunshineDuration) == [3600, nil, nil, nil])
    }

    @Test("a code without a condition keeps what the table says of it")
    func words() throws {
        let hours = try decoded("forecast_model_end.json").hours
        #expect(hours.map(\.condition) == [.unknown, .unknown, .overcast, nil])
        #expect(
            hours.map(\.sourceDescription) == ["thunderstorm in the past hour", "weather code 200", nil, nil])
    }

    @Test("the bare words nan and inf of old servers are missing values, and texts that hold them are left alone")
    func notANumber() throws {
        let hours = try decoded("forecast_not_a_number.txt").hours
        #expect(hours.map(\.temperature) == [nil, Temperature(1)])
        #expect(hours.map(\.windSpeed) == [Speed(4.5), nil])
    }

    @Test("a number spelt nan or inf in a text is missing, too, for codes and flags as for quantities")
    func spelt() throws {
        let answer = """
            {"hourly": {"time": ["2026-01-15T12:00"], "temperature_2m": [1], "weather_code": ["nan"], "is_day": ["inf"],
             "wind_speed_10m": ["nan"]}}
            """
        let hour = try #require(
            OpenMeteoForecastDecoder(fetchedAt: .distantPast).forecast(from: Data(answer.utf8)).hours.first)
        var expected = Conditions()
        expected.temperature = Temperature(1)
        #expect(hour.conditions == expected)
    }

    @Test("a wind that does not blow has no direction")
    func calm() throws {
        let answer = """
            {"hourly": {"time": ["2026-01-15T12:00", "2026-01-15T13:00"], "wind_speed_10m": [0, 0.5],
             "wind_direction_10m": [0, 90]}}
            """
        let hours = try OpenMeteoForecastDecoder(fetchedAt: .distantPast).forecast(from: Data(answer.utf8)).hours
        #expect(hours.map(\.windDirection) == [nil, Bearing(90)])
    }

    @Test("an answer of endless rows gives no more than honest ones can have")
    func rowLimit() throws {
        let times = (0..<30_000).map { String($0 * 3600) }.joined(separator: ",")
        let codes = String(repeating: "1,", count: 29_999) + "1"
        let answer = "{\"hourly\":{\"time\":[\(times)],\"weather_code\":[\(codes)]}}"
        let forecast = try OpenMeteoForecastDecoder(fetchedAt: .distantPast).forecast(from: Data(answer.utf8))
        #expect(forecast.hours.count == 20_000)
    }
}
