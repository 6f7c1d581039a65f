import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

/// What users of other weather programs reported, each as a test named after what went wrong.
struct ReportedCasesTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")

    private func rows(_ days: [Day], hours: [Hour] = [], zone: String, current: Double? = nil) -> [DayRow] {
        let report = Samples.report(
            fetched: "2026-11-21T15:00:00Z", in: zone,
            current: current.map { Samples.current("2026-11-21T15:20:00Z", Samples.conditions(.clear, $0)) },
            hours: hours, days: days)
        return DayRow.rows(of: report, over: Samples.london.coordinates, at: now, formatter: Samples.formatter)
    }

    @Test("wrong minimum of the night: a day's low is its own, midnight to midnight, and not that of the night after")
    func wrongMinimum() {
        let rows = rows(
            [Samples.day("2026-11-21", low: 4, high: 9), Samples.day("2026-11-22", low: -6, high: 3)],
            zone: "Europe/London", current: 8)
        #expect(rows.map(\.lowText) == ["4°", "−6°"])
    }

    @Test("a temperature beside a high below it: now lies between low and high as shown")
    func nowOutside() {
        let day = [Samples.day("2026-11-21", low: 4, high: 9)]
        #expect(rows(day, zone: "Europe/London", current: 10.6)[0].highText == "11°")
        #expect(rows(day, zone: "Europe/London", current: 1.2)[0].lowText == "1°")
    }

    @Test("a high below the hours shown: a day reaches to the temperatures of its own hours, and to no others")
    func hoursOutside() {
        // 21 November in Tokyo ends at 15:00 UTC, so that the rows 0 to 23 are its own.
        let hours = Samples.hours(from: "2026-11-20T15:00:00Z", count: 40)
        let day = [Samples.day("2026-11-21", low: 4, high: 9), Samples.day("2026-11-22", low: 26, high: 38)]
        let report = Samples.report(fetched: "2026-11-21T10:00:00Z", in: "Asia/Tokyo", hours: hours, days: day)
        let rows = DayRow.rows(
            of: report, over: Samples.london.coordinates, at: Samples.instant("2026-11-21T10:00:00Z"),
            formatter: Samples.formatter)
        #expect(rows.map(\.lowText) == ["0°", "24°"])
        #expect(rows.map(\.highText) == ["23°", "39°"])
    }

    @Test("yesterday in the list: today is the place's, even where this computer still has yesterday")
    func yesterday() {
        // 15:20 UTC is already the 22nd in Tokyo.
        let days = [
            Samples.day("2026-11-21", high: 1), Samples.day("2026-11-22", high: 2), Samples.day("2026-11-23", high: 3),
        ]
        #expect(rows(days, zone: "Asia/Tokyo").map(\.dayText) == ["Today", "Monday"])
        #expect(rows(days, zone: "Pacific/Pago_Pago").map(\.dayText) == ["Today", "Sunday", "Monday"])
    }

    @Test(
        "weekday of the wrong zone: a date has its own weekday, whatever zone is looked at",
        arguments: [
            "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "Pacific/Chatham",
        ])
    func weekday(zone: String) throws {
        let saturday = try #require(CivilDate("2026-11-21"))
        let formatter = WeatherFormatter(
            locale: Locale(identifier: "en_GB"), units: .metric, ownZone: Samples.zone(zone))
        #expect(formatter.weekday(saturday) == "Saturday")
        let start = try #require(saturday.start(in: Samples.zone(zone)))
        #expect(formatter.weekday(CivilDate(start, in: Samples.zone(zone))) == "Saturday")
    }

    @Test("sunset an hour off: a time after a clock change is told by the clock of its own day")
    func sunset() throws {
        // Clocks in London went back on 25 October; the sunsets are 16:44 GMT and 17:46 BST.
        let zone = Samples.zone("Europe/London")
        #expect(Samples.formatter.time(Samples.instant("2026-10-25T16:44:00Z"), in: zone) == "16:44")
        #expect(Samples.formatter.time(Samples.instant("2026-10-24T16:46:00Z"), in: zone) == "17:46")
        var day = Samples.day("2026-10-25")
        day.sunrise = Samples.instant("2026-10-25T06:44:00Z")
        day.sunset = Samples.instant("2026-10-25T16:44:00Z")
        let hours = Samples.hours(from: "2026-10-24T23:00:00Z", count: 25)
        let chart = try #require(
            HoursChart(.temperature, hours: hours, days: [day], SentenceContext(Samples.formatter, in: zone, at: now)))
        // 17 hours and 44 minutes after a midnight that lies in summer time.
        #expect(chart.meteogram.nights.last?.lowerBound == 17 + 44.0 / 60)
    }

    @Test("icon against amount: no rain with 0 mm and 5 %, no sun with 95 %")
    func iconAgainstAmount() {
        var hours = Samples.hours(from: "2026-11-21T15:00:00Z", count: 3)
        hours[1].conditions = Samples.conditions(.rain, 8, isDay: true)
        hours[1].precipitation = Precipitation(0)
        hours[1].precipitationProbability = Percentage(5)
        hours[2].conditions = Samples.conditions(.clear, 8, isDay: true)
        hours[2].precipitationProbability = Percentage(95)
        let report = Samples.report(fetched: "2026-11-21T15:00:00Z", hours: hours)
        let rows = HourRow.rows(
            of: report, over: Samples.london.coordinates, at: now, formatter: Samples.formatter)
        #expect(rows.prefix(2).map(\.weather) == ["Overcast", "Light rain possible"])
        #expect(rows[1].precipitationText == "95%")
    }

    @Test("0.0 for missing: what is not known is a dash everywhere")
    func missing() {
        let formatter = Samples.formatter
        let texts = [
            formatter.temperature(nil), formatter.speed(nil), formatter.pressure(nil), formatter.precipitation(nil),
            formatter.snow(nil), formatter.visibility(nil), formatter.percentage(nil), formatter.uvIndex(nil),
            formatter.concentration(nil), formatter.wind(speed: nil, from: nil, gust: nil),
        ]
        #expect(texts.allSatisfy { $0 == "—" })
        #expect(Temperature(checking: -999) == nil)
    }
}
