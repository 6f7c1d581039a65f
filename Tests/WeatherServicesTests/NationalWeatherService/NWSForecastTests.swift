import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Forecasts of the US National Weather Service")
struct NWSForecastTests {
    private func forecast(_ name: String) throws -> NWSForecast {
        try NWSForecast(Fixture.data("nws/\(name)"))
    }

    @Test(
        "a period's chance and weather stand in the row at its end, what is of the moment in the one at its beginning")
    func hours() throws {
        let hours = try forecast("hourly_denver.json").hours(grid: nil)
        let first = try instant("2026-01-20T22:00:00Z")
        #expect(hours.map { $0.time.timeIntervalSince(first) } == [0, 3600, 7200, 10800, 14400])
        #expect(hours.map(\.precipitationProbability?.value) == [nil, 40, 60, 15, 20])
        #expect(hours.map(\.condition) == [nil, .lightSnow, .lightSnow, .mostlyClear, .lightSnow])
        #expect(hours[3].sourceDescription == "Mostly Clear")
        #expect(hours.map(\.isDay) == [true, true, false, false, false])
        #expect(hours.map(\.temperature?.value) == [-3, -4, -6, -6, -7])
        #expect(hours[0].dewPoint == Temperature(-7.25))
        #expect(hours.map(\.relativeHumidity?.value) == [72, 75, 80, nil, 81])
        #expect(hours[0].windDirection == Bearing(202.5))
        #expect(hours[2].windSpeed == Speed(0))
        #expect(hours[2].windDirection == nil)
        #expect(hours[3].windDirection == Bearing(22.5))
        #expect(hours.allSatisfy { $0.precipitation == nil && $0.windGust == nil })
    }

    @Test("the grid adds gusts, cloud, feeling, sight and thunder, and sums where they are those of the very hour")
    func grid() throws {
        let grid = try NWSGrid(Fixture.data("nws/grid_denver.json"))
        let hours = try forecast("hourly_denver.json").hours(grid: grid)
        #expect(hours.map(\.windGust?.value) == [nil, 10, 10, nil, nil])
        #expect(hours.map(\.cloudCover?.value) == [91, 91, 35, 35, 35])
        #expect(hours[0].apparentTemperature == Temperature(-7.5))
        #expect(abs(try #require(hours[4].apparentTemperature).value + 80.0 / 9) < 1e-9)
        #expect(hours.map(\.visibility?.value) == [4828.032, nil, nil, nil, nil])
        #expect(hours.map(\.precipitation?.value) == [nil, 0.508, nil, nil, nil])
        #expect(hours.map(\.snowfall?.value) == [nil, 7.62, nil, nil, nil])
        #expect(hours.map(\.thunderProbability?.value) == [nil, 2, 2, 2, 2])
        // The periods' own values go first.
        #expect(hours[0].temperature == Temperature(-3))
        #expect(hours[3].relativeHumidity == nil)
        #expect(grid.conditions(at: .distantPast) == Conditions())
        #expect(grid.conditions(at: .distantFuture) == Conditions())
    }

    @Test("a day has the high of its daytime, and the low of the night that ends on its morning")
    func days() throws {
        let zone = try #require(TimeZone(identifier: "America/Denver"))
        let days = try forecast("forecast_denver.json").days(in: zone, hours: [])
        #expect(days.map(\.date.description) == ["2026-01-20", "2026-01-21"])
        #expect(days.map(\.high?.value) == [-2, 4])
        #expect(days.map(\.low?.value) == [nil, -11])
        #expect(days.map(\.condition) == [.lightSnow, .windy])
        #expect(days.map(\.precipitationProbability?.value) == [60, nil])
        #expect(abs(try #require(days[1].windSpeedMax).value - 35 / 3.6) < 1e-9)
        #expect(days[0].windDirection == Bearing(225))
        #expect(days.allSatisfy { $0.sunrise == nil && $0.sunset == nil })
    }

    @Test("a night coldest before midnight gives its low to the day of that hour, where the hours cover the days")
    func lows() throws {
        let text = """
            {"properties": {"periods": [
            {"startTime": "2026-01-20T06:00:00-07:00", "endTime": "2026-01-20T18:00:00-07:00", "isDaytime": true,
             "temperature": 3, "temperatureUnit": "C"},
            {"startTime": "2026-01-20T18:00:00-07:00", "endTime": "2026-01-21T06:00:00-07:00", "isDaytime": false,
             "temperature": -12, "temperatureUnit": "C"},
            {"startTime": "2026-01-21T06:00:00-07:00", "endTime": "2026-01-21T18:00:00-07:00", "isDaytime": true,
             "temperature": 9, "temperatureUnit": "C"}]}}
            """
        let forecast = try NWSForecast(Data(text.utf8))
        let zone = try #require(TimeZone(identifier: "America/Denver"))
        let midnight = try instant("2026-01-20T07:00:00Z")
        // A warm wind comes at midnight.
        let hours = (0..<48).map { index -> Hour in
            var hour = Hour(time: midnight + Double(index) * 3600)
            hour.conditions.temperature = Temperature(index == 23 ? -12 : index < 23 ? -4 : 2)
            return hour
        }
        #expect(forecast.days(in: zone, hours: hours).map(\.low?.value) == [-12, 2])
        #expect(forecast.days(in: zone, hours: []).map(\.low?.value) == [nil, -12], "without hours, the night's")
        #expect(forecast.days(in: zone, hours: Array(hours.dropLast())).map(\.low?.value) == [-12, -12])
    }

    @Test("texts for numbers, °F, objects and nulls are read as far as they mean something")
    func odd() throws {
        let forecast = try forecast("hourly_odd.json")
        #expect(forecast.issuedAt == (try instant("2026-01-20T21:40:00Z")))
        let periods = forecast.periods
        #expect(periods.count == 3)
        #expect(periods[0].temperature == Temperature(5))
        #expect(periods[0].precipitationProbability == Percentage(20))
        #expect(periods[0].wind.speed == Speed(4.4704))
        #expect(periods[0].condition == .thunderstorm)
        #expect(periods[1].temperature == Temperature(5.5))
        #expect(periods[1].precipitationProbability == nil)
        #expect(periods[1].isDay == nil)
        #expect(periods[1].condition == nil)
        #expect(periods[2].temperature == nil, "a number without a unit")
        #expect(periods[2].wind.speed == nil)
        #expect(periods[2].wind.direction == nil)
        #expect(periods[2].condition == .mostlyCloudy, "without a picture the words tell the sky")
    }

    @Test(
        "winds in words",
        arguments: [
            ("10 mph", "S", 4.4704, 4.4704, 180), ("5 to 15 mph", "NNW", 4.4704, 6.7056, 337.5),
            ("0 mph", "", 0, 0, nil),
            ("0 mph", "N", 0, 0, nil), ("2 to 35 km/h", "w", 18.5 / 3.6, 35 / 3.6, 270),
            ("10 kt", "N", 18.52 / 3.6, 18.52 / 3.6, 0),
            ("", "E", nil, nil, 90), ("10", "E", nil, nil, 90), ("mph", "VRB", nil, nil, nil),
            ("1e400 mph", nil, nil, nil, nil), ("0x1p3 mph", nil, nil, nil, nil), ("nan mph", nil, nil, nil, nil),
            ("-5 mph", nil, nil, nil, nil), ("5 to 900 mph", nil, nil, nil, nil), (nil, nil, nil, nil, nil),
        ] as [(String?, String?, Double?, Double?, Double?)])
    func winds(speed: String?, direction: String?, mean: Double?, highest: Double?, degrees: Double?) {
        func equal(_ value: Double?, _ expected: Double?) -> Bool {
            value == expected || abs((value ?? .nan) - (expected ?? .nan)) < 1e-9
        }
        let wind = NWSWind(speed: speed, direction: direction)
        #expect(equal(wind.speed?.value, mean))
        #expect(equal(wind.highest?.value, highest))
        #expect(wind.direction?.value == degrees)
    }
}
