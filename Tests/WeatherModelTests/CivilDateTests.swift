import Foundation
import Testing
import WeatherModel

struct CivilDateTests {
    private func instant(_ text: String) throws -> Date {
        try Date(text, strategy: .iso8601)
    }

    @Test(
        "a day is read and written as YYYY-MM-DD", arguments: ["2026-11-21", "0999-01-01", "2024-02-29", "2000-02-29"])
    func text(text: String) throws {
        #expect(try #require(CivilDate(text)).description == text)
    }

    @Test(
        "nonsense is not a day",
        arguments: [
            "", "2026", "2026-11", "2026-11-21T00:00", "2026-11-21-", "-2026-11-21", "26-11-21", "2026-1-2",
            "2026-00-10", "2026-13-01", "2026-11-00", "2026-11-31", "2026-02-29", "1900-02-29", "2100-02-29",
            "2026-+1-05", "+026-01-05", "2026-01-+5", "2026-0x-01", "２０２６-11-21", "2026/11/21", " 2026-11-21",
            "2026-11-2１", "0000-01-01",
        ])
    func nonsense(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test("days are ordered by the calendar")
    func ordering() throws {
        let texts = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01", "2026-11-09", "2026-11-10"]
        let days = try texts.map { try #require(CivilDate($0)) }
        #expect(days.shuffled().sorted() == days)
        #expect(!(days[0] < days[0]))
    }

    @Test(
        "an instant falls on the day of the place's own zone",
        arguments: [
            ("2026-11-21T10:30:00Z", "Pacific/Chatham", "2026-11-22"),
            ("2026-11-21T10:30:00Z", "Pacific/Pago_Pago", "2026-11-20"),
            ("2026-11-21T18:20:00Z", "Asia/Kathmandu", "2026-11-22"),
            ("2026-11-21T18:10:00Z", "Asia/Kathmandu", "2026-11-21"),
            ("2024-02-29T23:59:59Z", "GMT", "2024-02-29"), ("2024-03-01T00:00:00Z", "GMT", "2024-03-01"),
        ])
    func dayOfInstant(text: String, zone: String, expected: String) throws {
        let day = CivilDate(try instant(text), in: try #require(TimeZone(identifier: zone)))
        #expect(day.description == expected)
    }

    @Test(
        "a day starts at its first instant, also where the clocks change at midnight",
        arguments: [
            ("2026-11-21", "Europe/Paris", "2026-11-20T23:00:00Z"),
            ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"),  // 00:00 does not exist, 01:00 is first
            ("2018-11-05", "America/Sao_Paulo", "2018-11-05T02:00:00Z"),
            ("2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00Z"),  // the hour before midnight came twice
            ("2023-04-28", "Africa/Cairo", "2023-04-27T22:00:00Z"),  // 00:00 does not exist
            ("2023-10-27", "Africa/Cairo", "2023-10-26T22:00:00Z"),  // the hour before midnight came twice
            ("2026-03-08", "America/Havana", "2026-03-08T05:00:00Z"),  // 00:00 does not exist
            ("2026-11-01", "America/Havana", "2026-11-01T04:00:00Z"),  // 00:00 comes twice, the first one counts
            ("2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00Z"),
            ("2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00Z"),
            ("2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00Z"),  // the day before was left out
        ])
    func start(text: String, zone: String, expected: String) throws {
        let day = try #require(CivilDate(text))
        #expect(day.start(in: try #require(TimeZone(identifier: zone))) == (try instant(expected)))
    }

    @Test("a day that a zone left out has no start")
    func leftOut() throws {
        let day = try #require(CivilDate("2011-12-30"))
        let zone = try #require(TimeZone(identifier: "Pacific/Apia"))
        #expect(day.start(in: zone) == nil)
        #expect(day.span(in: zone) == nil)
    }

    @Test(
        "every day of thirty years starts where the day before ends",
        arguments: [
            "America/Sao_Paulo", "Africa/Cairo", "America/Havana", "Asia/Beirut", "Asia/Amman", "America/Asuncion",
            "America/Santiago", "Atlantic/Azores", "Asia/Tehran", "America/Scoresbysund", "Australia/Lord_Howe",
            "Pacific/Chatham", "Asia/Gaza",
        ])
    func everyDay(zone identifier: String) throws {
        let zone = try #require(TimeZone(identifier: identifier))
        let noon = try instant("2000-01-01T12:00:00Z")
        for number in 0..<10_957 {
            let day = CivilDate(noon.addingTimeInterval(Double(number) * 86_400), in: zone)
            let start = try #require(day.start(in: zone))
            let dayBefore = CivilDate(start.addingTimeInterval(-1), in: zone)
            if CivilDate(start, in: zone) != day || dayBefore >= day {
                Issue.record("\(day) in \(identifier) is said to start at \(start)")
            }
        }
    }

    @Test(
        "a day reaches to the first instant of the next one there is",
        arguments: [
            ("2026-11-21", "Europe/Berlin", 24.0), ("2026-03-29", "Europe/Berlin", 23),
            ("2026-10-25", "Europe/Berlin", 25),
            ("2026-04-05", "Australia/Lord_Howe", 24.5), ("2018-11-04", "America/Sao_Paulo", 23),
            ("2011-12-29", "Pacific/Apia", 24), ("2011-12-31", "Pacific/Apia", 24),
        ])
    func span(text: String, zone: String, hours: Double) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let day = try #require(CivilDate(text))
        let span = try #require(day.span(in: zone))
        #expect(span.lowerBound == day.start(in: zone))
        #expect(span.upperBound.timeIntervalSince(span.lowerBound) == hours * 3600)
    }

    @Test("a day survives JSON")
    func coding() throws {
        let day = try #require(CivilDate("2024-02-29"))
        #expect(try JSONDecoder().decode(CivilDate.self, from: try JSONEncoder().encode(day)) == day)
    }
}
