import Foundation
import WeatherText
import Testing
import WeatherModel

struct HourRowTests {
    private func rows(
        _ report: WeatherReport, at now: String, formatter: WeatherFormatter = Samples.formatter
    ) -> [HourRow] {
        HourRow.rows(
            of: report, over: Samples.london.coordinates, at: Samples.instant(now), formatter: formatter)
    }

    private func rows(from start: String, count: Int, in zone: String, at now: String) -> [HourRow] {
        rows(
            Samples.report(fetched: now, in: zone, hours: Samples.hours(from: start, count: count)), at: now)
    }

    @Test("it begins with the hour that holds now and goes on for 48 hours")
    func span() {
        let rows = rows(from: "2026-11-21T00:00:00Z", count: 120, in: "UTC", at: "2026-11-21T14:59:59Z")
        #expect(rows.count == 48)
        #expect(rows.map(\.isNow) == [true] + Array(repeating: false, count: 47))
        #expect(rows[0].clockText == "Now")
        #expect(rows[0].temperatureText == "14°")
        #expect(rows[1].clockText == "15:00")
        #expect(rows.last?.id == "2026-11-23T13:00:00Z")
        let onTheHour = self.rows(from: "2026-11-21T00:00:00Z", count: 120, in: "UTC", at: "2026-11-21T15:00:00Z")
        #expect(onTheHour.first?.id == "2026-11-21T15:00:00Z")
        #expect(onTheHour.first?.isNow == true)
    }

    @Test("a forecast that begins later has no present hour, and one that has ended has no hours")
    func outside() {
        let later = rows(from: "2026-11-21T16:00:00Z", count: 3, in: "UTC", at: "2026-11-21T14:30:00Z")
        #expect(later.map(\.clockText) == ["16:00", "17:00", "18:00"])
        #expect(rows(from: "2026-11-20T00:00:00Z", count: 24, in: "UTC", at: "2026-11-21T14:30:00Z").isEmpty)
    }

    @Test(
        "a day that begins in the place's zone bears its weekday",
        arguments: [
            ("Europe/London", 10), ("Asia/Tokyo", 1), ("Pacific/Pago_Pago", 21), ("Asia/Kathmandu", 5),
        ])
    func midnight(zone: String, position: Int) {
        let rows = rows(from: "2026-11-21T14:00:00Z", count: 48, in: zone, at: "2026-11-21T14:10:00Z")
        #expect(rows.firstIndex { $0.dayText == "Sun" } == position)
        #expect(rows.firstIndex { $0.dayText == "Mon" } == position + 24)
    }

    @Test("the hour a clock change repeats is there twice, each with its own identity and the name of its zone")
    func repeatedHour() {
        let rows = rows(from: "2026-10-24T22:00:00Z", count: 6, in: "Europe/London", at: "2026-10-24T22:00:00Z")
        #expect(rows.map { $0.dayText ?? $0.clockText } == ["Now", "Sun", "01:00 BST", "01:00 GMT", "02:00", "03:00"])
        #expect(Set(rows.map(\.id)).count == 6)
    }

    @Test("where hours are counted to twelve, the two of one name have that of their zone as well")
    func repeatedHalfDay() {
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_US"), ownZone: Samples.zone("America/New_York"))
        let report = Samples.report(
            fetched: "2026-11-01T03:00:00Z", in: "America/New_York",
            hours: Samples.hours(from: "2026-11-01T03:00:00Z", count: 6))
        let rows = rows(report, at: "2026-11-01T03:00:00Z", formatter: formatter)
        let told = rows.map { $0.clockText.replacing("\u{202F}", with: " ") }
        #expect(told == ["Now", "12 AM", "1 AM EDT", "1 AM EST", "2 AM", "3 AM"])
    }

    @Test("a row that is longer than an hour names the time that its weather and its amount are of")
    func longRows() {
        let hours = Samples.longRows
        let rows = rows(
            Samples.report(fetched: "2026-11-21T11:00:00Z", hours: hours), at: "2026-11-21T11:00:00Z")
        #expect(rows.map(\.clockText) == ["12:00 to 18:00", "18:00 to 00:00", "00:00 to 06:00", "06:00"])
        #expect(rows.map(\.precipitationText) == ["4.0 mm", "4.0 mm", "4.0 mm", nil])
        let later = self.rows(
            Samples.report(fetched: "2026-11-21T11:00:00Z", hours: hours), at: "2026-11-21T14:00:00Z")
        #expect(later.first?.clockText == "Now, 12:00 to 18:00")
    }

    @Test("the hour a clock change skips is not there")
    func skippedHour() {
        let rows = rows(from: "2026-03-28T23:00:00Z", count: 4, in: "Europe/London", at: "2026-03-28T22:00:00Z")
        #expect(rows.map { $0.dayText ?? $0.clockText } == ["23:00", "Sun", "02:00", "03:00"])
    }

    @Test("the present hour shows what the source reports for now")
    func presentHour() {
        let now = "2026-11-21T14:30:00Z"
        let report = Samples.report(
            fetched: now, current: Samples.current(now, Samples.conditions(.thunderstorm, 21)),
            hours: Samples.hours(from: "2026-11-21T14:00:00Z", count: 2))
        let rows = rows(report, at: now)
        #expect(rows.map(\.temperatureText) == ["21°", "1°"])
        #expect(rows[0].weather == "Thunderstorm")
    }

    @Test("rain is that of the hour that begins at the row, from 10 % on, or its amount")
    func rain() {
        var hours = Samples.hours(from: "2026-11-21T14:00:00Z", count: 6)
        hours[0].precipitationProbability = Percentage(99)
        hours[1].precipitationProbability = Percentage(10)
        hours[2].precipitationProbability = Percentage(9)
        hours[3].precipitation = Precipitation(0.4)
        hours[4].precipitation = Precipitation(0.05)
        let now = "2026-11-21T14:00:00Z"
        let rows = rows(Samples.report(fetched: now, hours: hours), at: now)
        #expect(rows.map(\.precipitationText) == ["10%", nil, "0.4 mm", nil, nil, nil])
    }

    @Test("a missing temperature is a dash")
    func missing() {
        let hour = Hour(
            time: Samples.instant("2026-11-21T23:00:00Z"), conditions: Samples.conditions(.clear, isDay: false))
        let row = rows(Samples.report(fetched: "2026-11-21T22:00:00Z", hours: [hour]), at: "2026-11-21T23:10:00Z")[0]
        #expect(row.temperatureText == "—")
        #expect(row.weather == "Clear")
    }
}
