import Foundation
import Testing
import WeatherModel
import WeatherServices

@Suite("Open-Meteo's times")
struct OpenMeteoTimeTests {
    private func decoded(_ data: Data) throws -> Forecast {
        try OpenMeteoForecastDecoder(fetchedAt: .distantPast).forecast(from: data)
    }

    @Test("across a clock change the labels keep the offset of the request, through an hour that does not exist")
    func clockChange() throws {
        let forecast = try decoded(Fixture.openMeteo("forecast_toronto_clock_change.json"))
        let expected = [
            "2026-03-08T05:00:00Z", "2026-03-08T06:00:00Z", "2026-03-08T07:00:00Z", "2026-03-08T08:00:00Z",
            "2026-03-08T09:00:00Z", "2026-03-09T03:00:00Z", "2026-03-09T04:00:00Z", "2026-03-09T05:00:00Z",
        ]
        #expect(forecast.hours.map(\.time) == (try expected.map(instant)))
        #expect(forecast.timeZone.identifier == "America/Toronto")
        #expect(forecast.days.map(\.date.description) == ["2026-03-07", "2026-03-08", "2026-03-09"])
        #expect(forecast.days[2].sunrise == (try instant("2026-03-09T11:38:00Z")))
        // Labelled 00:00 in the old offset, the last row is one o'clock in the morning there.
        #expect(CivilDate(forecast.hours[7].time, in: forecast.timeZone).description == "2026-03-09")
    }

    @Test(
        "zones of quarter hours and at the ends of the world are exact",
        arguments: [
            (20700, "Asia/Kathmandu", "2026-01-15T12:15", "2026-01-15T06:30:00Z"),
            (49500, "Pacific/Chatham", "2026-01-15T00:30", "2026-01-14T10:45:00Z"),
            (46800, "Pacific/Apia", "2026-01-15T13:00", "2026-01-15T00:00:00Z"),
            (-39600, "Pacific/Pago_Pago", "2026-01-14T23:00", "2026-01-15T10:00:00Z"),
            (0, "GMT", "2024-02-29T23:59", "2024-02-29T23:59:00Z"),
            (-12600, "America/St_Johns", "2000-12-31T20:30:59", "2001-01-01T00:00:00Z"),
        ])
    func zones(offset: Int, zone: String, label: String, moment: String) throws {
        let answer = """
            {"utc_offset_seconds": \(offset), "timezone": "\(zone)",
             "current": {"time": "\(label)", "temperature_2m": 1}, "hourly": {"time": ["\(label)"], "cloud_cover": [1]},
             "minutely_15": {"time": ["\(label)"], "precipitation": [0]},
             "daily": {"time": ["\(label.prefix(10))"], "weather_code": [1], "sunrise": ["\(label)"], "sunset": ["\(label.prefix(10))T23:59"]}}
            """
        let forecast = try decoded(Data(answer.utf8))
        #expect(forecast.current?.time == (try instant(moment)))
        #expect(forecast.hours.first?.time == (try instant(moment)))
        #expect(forecast.minutes.first?.time == (try instant(moment)))
        #expect(forecast.days.first?.date == CivilDate(String(label.prefix(10))))
        #expect(forecast.timeZone == TimeZone(identifier: zone))
    }

    @Test("Unix times are instants, and days of the place by its offset")
    func unixTimes() throws {
        let forecast = try decoded(Fixture.openMeteo("forecast_unixtime.json"))
        #expect(forecast.current?.time == (try instant("2026-01-15T06:45:00Z")))
        #expect(forecast.hours.first?.time == (try instant("2026-01-15T06:15:00Z")))
        #expect(forecast.days.map(\.date.description) == ["2026-01-15", "2026-01-16"])
        #expect(forecast.days[0].sunrise == (try instant("2026-01-15T01:11:00Z")))
    }

    @Test("neither polar night nor polar day has a sunrise or a sunset, in any of the forms they come in")
    func poles() throws {
        let days = try decoded(Fixture.openMeteo("forecast_polar.json")).days
        #expect(days.map { $0.sunrise != nil } == [false, false, true, false])
        #expect(days.map { $0.sunset != nil } == [false, false, true, false])
        #expect(days[2].sunrise == (try instant("2026-01-20T10:05:00Z")))
        #expect(days[2].sunset == (try instant("2026-01-20T11:40:00Z")))
        #expect(days.map(\.sunshineDuration) == [0, 0, 1200.5, 79199.477])
        #expect(days[2].high == Temperature(-2.25))
    }

    @Test("a zone this machine does not know is kept as its offset")
    func unknownZone() throws {
        let answer =
            #"{"utc_offset_seconds": 20700, "timezone": "Mars/Olympus", "hourly": {"time": ["2026-01-15T00:00"], "cloud_cover": [0]}}"#
        let zone = try decoded(Data(answer.utf8)).timeZone
        #expect(zone.secondsFromGMT(for: .distantPast) == 20700)
    }

    @Test(
        "a time that is none drops its row",
        arguments: [
            "2026-01-15", "2026-01-15T", "2026-01-15T24:00", "2026-01-15T12:60", "2026-02-30T12:00", "T12:00", "",
            "2026-01-15T12:00Z", "2026-01-15T+1:00", "15.01.2026 12:00", "2026-01-15T-1:00", "2026-01-15T12",
        ])
    func noTime(label: String) throws {
        let answer = """
            {"hourly": {"time": ["\(label)", "2026-01-15T12:00"], "temperature_2m": [1, 2]},
             "daily": {"time": ["T\(label)", "2026-01-15"], "temperature_2m_max": [1, 2]}}
            """
        let forecast = try decoded(Data(answer.utf8))
        #expect(forecast.hours.map(\.temperature) == [Temperature(2)])
        #expect(forecast.days.map(\.high) == [Temperature(2)])
    }
}
