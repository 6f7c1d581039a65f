import Foundation
import Testing
import WeatherModel
import WeatherServices

@Suite("MET Norway's forecast, decoded")
struct MetNorwayDecoderTests {
    private func decoded(_ fixture: String, at arrival: String, zone: TimeZone = .gmt) throws -> Forecast {
        try MetNorwayDecoder(fetchedAt: instant(arrival), timeZone: zone)
            .forecast(from: Fixture.data("met-norway/\(fixture)"))
    }

    private func bergen() throws -> Forecast {
        try decoded("complete_bergen_march.json", at: "2026-03-09T13:20:00Z")
    }

    @Test("the third coordinate of the point is its height; without it none is known")
    func height() throws {
        #expect(try bergen().elevation == Distance(12))
        #expect(try decoded("compact_sparse.json", at: "2026-03-09T13:20:00Z").elevation == nil)
    }

    @Test("what a step says of the hour after it stands in the row at that hour's end")
    func sums() throws {
        let hours = try bergen().hours
        #expect(hours.map(\.precipitation?.value) == [nil, 0.3, 1.2, 0.7, 0, 0, 4.4, 4.4])
        #expect(hours.map(\.precipitationProbability?.value) == [nil, 61.2, 88.4, 70, 12.5, 3, 77, 77])
        #expect(hours.map(\.thunderProbability?.value) == [nil, 0.1, 0.4, 21.5, 2.2, 0, nil, nil])
        #expect(hours[1].time == (try instant("2026-03-09T14:00:00Z")))
    }

    @Test("what a step says of the six hours after it stands in the row at their end: sum, chance, high, low, weather")
    func sixHours() throws {
        let hours = try bergen().hours
        let times = ["13", "14", "15", "16", "17"].map { "2026-03-09T\($0):00:00Z" }
        let late = ["2026-03-09T18:00:00Z", "2026-03-10T00:00:00Z", "2026-03-10T06:00:00Z"]
        #expect(hours.map(\.time) == (try (times + late).map(instant)))
        #expect(
            hours.map(\.condition) == [
                nil, .lightRain, .rain, .thunderstorm, .overcast, .mostlyClear, .heavyRainShowers, .snow,
            ])
        #expect(hours.map(\.duration) == Array(repeating: 3600, count: 6) + [21600, 21600])
        #expect(hours.suffix(2).map(\.high?.value) == [4.8, 2.2])
        #expect(hours.suffix(2).map(\.low?.value) == [1.8, -0.8])
        #expect(hours.prefix(6).allSatisfy { $0.high == nil && $0.low == nil })
        #expect(hours.map(\.isDay) == [nil, nil, true, nil, true, nil, nil, nil])
        #expect(hours.map(\.temperature?.value) == [4.1, 4.6, 5, 5.3, 4.9, 3.8, 1.2, 0.4])
    }

    @Test("every variable of the instant is read in its unit")
    func instantValues() throws {
        let hour = try bergen().hours[1]
        #expect(hour.dewPoint == Temperature(2.2))
        #expect(hour.relativeHumidity == Percentage(87.5))
        #expect(hour.seaLevelPressure == Pressure(1002.1))
        #expect(hour.windGust == Speed(12.1))
        #expect(hour.cloudCover == Percentage(96.7))
        #expect(hour.cloudCoverLow == Percentage(94.3))
        #expect(hour.cloudCoverMid == Percentage(62.5))
        #expect(hour.cloudCoverHigh == Percentage(40.6))
        #expect(hour.uvIndexClearSky == UVIndex(0.9))
        #expect(hour.apparentTemperature == nil)
        #expect(hour.snowfall == nil)
    }

    @Test(
        "the weather now is that of the step's hour, of the first step just before it, and none at any other time",
        arguments: [
            ("2026-03-09T13:00:00Z", "2026-03-09T13:00:00Z", .lightRain),
            ("2026-03-09T13:59:59Z", "2026-03-09T13:00:00Z", .lightRain),
            ("2026-03-09T14:00:00Z", "2026-03-09T14:00:00Z", .rain),
            // What falls from 13:00 on falls not yet.
            ("2026-03-09T12:30:00Z", "2026-03-09T13:00:00Z", nil),
            ("2026-03-09T11:59:00Z", nil, nil), ("2026-03-09T19:00:00Z", nil, nil), ("2027-01-01T00:00:00Z", nil, nil),
        ] as [(String, String?, WeatherCondition?)])
    func current(arrival: String, time: String?, condition: WeatherCondition?) throws {
        let current = try decoded("complete_bergen_march.json", at: arrival).current
        #expect(current?.time == (try time.map(instant)))
        #expect(current?.condition == condition)
        #expect(current.map { $0.kind == .forecast } != false)
    }

    @Test("what is left out, null or out of range is missing; order, doubles and steps without a time do no harm")
    func sparse() throws {
        let forecast = try decoded("compact_sparse.json", at: "2026-07-20T12:30:00Z")
        #expect(forecast.issuedAt == nil)
        let hours = forecast.hours
        #expect(hours.map(\.time) == (try (12...15).map { try instant("2026-07-20T\($0):00:00Z") }))
        #expect(hours.map(\.temperature?.value) == [26, 27, nil, nil])
        #expect(hours[0].relativeHumidity == nil)
        #expect(hours[0].seaLevelPressure == nil)
        #expect(hours[1].windSpeed == Speed(0))
        #expect(hours[1].windDirection == nil, "a calm has no direction")
        #expect(hours[1].precipitation == nil)
        #expect(hours.map(\.condition) == [nil, .thunderstorm, .unknown, nil])
        #expect(hours[2].sourceDescription == "volcanicash_day")
        #expect(hours[1].isDay == true)
    }

    @Test("above the polar circle the sun is down in winter's twilight and up at midsummer's midnight")
    func poles() throws {
        let winter = try decoded("complete_polar_night.json", at: "2026-01-10T11:10:00Z")
        #expect(winter.current?.isDay == false)
        #expect(winter.hours.map(\.isDay) == [false, false, false, nil, nil])
        #expect(winter.current?.condition == .mostlyClear)
        let summer = try decoded("complete_polar_day.json", at: "2026-06-21T23:10:00Z")
        #expect(summer.hours.map(\.isDay) == [true, true, true, nil, nil])
        #expect(summer.hours.map(\.precipitation?.value) == [nil, 0, 0, 0, 0.2])
        #expect(summer.hours.map(\.duration) == [3600, 3600, 3600, 3600, 21600], "no row of theirs ends the last sum")
    }

    @Test("a series without steps is an empty answer")
    func noSteps() throws {
        #expect(throws: FetchError.emptyAnswer) { try decoded("complete_no_steps.json", at: "2026-03-09T13:20:00Z") }
    }
}
