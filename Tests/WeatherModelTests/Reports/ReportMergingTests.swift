import Foundation
import Testing
import WeatherModel

struct ReportMergingTests {
    private let source = WeatherSource(id: "a", name: "A", attribution: "A", homepage: "https://a.example")
    private let other = WeatherSource(id: "b", name: "B", attribution: "B", homepage: "https://b.example")

    /// Hours from `start` on, each as warm as its hour of the day in Berlin, which is an hour ahead; and days of them.
    private func report(
        _ start: String, fetched: String, source: WeatherSource, count: Int = 48, warmer: Double = 0,
        withDays: Bool = true
    ) throws -> WeatherReport {
        let berlin = try zone("Europe/Berlin")
        let hours = try rows(from: start, count: count) { _, hour in
            let seconds = Int(hour.time.timeIntervalSince1970) + 3600
            hour.temperature = Temperature(Double(seconds / 3600 % 24) + warmer)
        }
        return WeatherReport(
            Forecast(
                source: source, fetchedAt: try Date(fetched, strategy: .iso8601), timeZone: berlin, hours: hours,
                days: withDays ? .built(from: hours, in: berlin) : []))
    }

    private let morning = "2026-11-20T23:00:00Z"
    private let evening = "2026-11-21T19:00:00Z"

    private func quarters(_ fetched: String, source: WeatherSource) throws -> WeatherReport {
        let time = try Date(fetched, strategy: .iso8601)
        let step = PrecipitationStep(time: time + 900, duration: 900, precipitation: Precipitation(1))
        return WeatherReport(
            Forecast(source: source, fetchedAt: time, timeZone: try zone("Europe/Berlin"), minutes: [step]))
    }

    @Test("quarter hours that have just come stay where another source gives the hours of the same refresh")
    func freshMinutes() throws {
        var report = try report(morning, fetched: morning, source: source)
        report.merge(try quarters(morning, source: source))
        report.merge(try quarters("2026-11-21T18:59:57Z", source: source))
        report.merge(try self.report(evening, fetched: evening, source: other))
        #expect(report.minutes?.fetchedAt == (try Date("2026-11-21T18:59:57Z", strategy: .iso8601)))
    }

    @Test("quarter hours of an earlier answer go where their source's new one has none, and another's stay")
    func oldMinutes() throws {
        for giver in [source, other] {
            var report = try report(morning, fetched: morning, source: source)
            report.merge(try quarters("2026-11-21T12:00:00Z", source: giver))
            report.merge(try self.report(evening, fetched: evening, source: source))
            #expect((report.minutes == nil) == (giver.id == source.id))
        }
    }

    @Test("hours that begin in the evening keep those of the day before them, and the day has its high and low")
    func today() throws {
        var report = try report(morning, fetched: morning, source: source)
        let newer = try self.report(evening, fetched: evening, source: source, warmer: 1)
        #expect(newer.days?.value.first?.isPartial == true)
        report.merge(newer)
        let hours = try #require(report.hours)
        #expect(hours.fetchedAt == newer.hours?.fetchedAt)
        let degrees: [Double] = hours.value.prefix(24).compactMap { $0.temperature?.value }
        let expected: [Double] = Array(0..<20).map(Double.init) + [21, 22, 23, 24]
        #expect(degrees == expected)
        #expect(zip(hours.value, hours.value.dropFirst()).allSatisfy { $0.time < $1.time })
        #expect(hours.value.suffix(48) == newer.hours?.value[...])
        let today = try #require(report.days?.value.first)
        #expect(today.date.description == "2026-11-21")
        #expect(today.low == Temperature(0))
        #expect(today.high == Temperature(24))
        #expect(!today.isPartial)
        #expect(report.days?.value.dropFirst() == newer.days?.value.dropFirst())
    }

    @Test("what a day says itself counts, and of days that are over no hour stays")
    func own() throws {
        var report = try report("2026-11-19T23:00:00Z", fetched: morning, source: source)
        var newer = try self.report(evening, fetched: evening, source: source)
        newer.days?.value[0].high = Temperature(40)
        report.merge(newer)
        #expect(report.hours?.value.first?.time == (try Date(morning, strategy: .iso8601)))
        #expect(report.days?.value.first?.high == Temperature(40))
        #expect(report.days?.value.first?.low == Temperature(0))
    }

    @Test("a zone that is known gives way to that of another region, and to no offset")
    func zones() throws {
        var report = try report(morning, fetched: morning, source: other)
        var newer = try self.report(evening, fetched: evening, source: source)
        newer.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        report.merge(newer)
        #expect(report.timeZone.identifier == "Europe/Berlin")
        newer.timeZone = try zone("Europe/Madrid")
        report.merge(newer)
        #expect(report.timeZone.identifier == "Europe/Madrid")
    }

    @Test("hours of another source are not mixed in")
    func sources() throws {
        var report = try report(morning, fetched: morning, source: other)
        let newer = try self.report(evening, fetched: evening, source: source)
        report.merge(newer)
        #expect(report == newer)
    }

    @Test("days of another source stay as they are, and a report without hours leaves the hours alone")
    func parts() throws {
        var report = try report(morning, fetched: morning, source: other)
        report.hours?.source = source
        report.days?.value[0].high = nil
        let kept = report
        report.merge(try self.report(evening, fetched: evening, source: source, withDays: false))
        #expect(report.days == kept.days)
        #expect(report.hours?.value.count == 20 + 48)
        let hours = report.hours
        var withoutHours = try self.report(evening, fetched: evening, source: source)
        withoutHours.hours = nil
        report.merge(withoutHours)
        #expect(report.hours == hours)
        #expect(report.days == withoutHours.days)
    }
}
