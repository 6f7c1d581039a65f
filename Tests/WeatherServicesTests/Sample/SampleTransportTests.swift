import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Sample data")
struct SampleTransportTests {
    private static let cities = ["New York", "London", "Paris", "Vancouver", "Cape Town", "Sydney"]
    /// Winter, summer, both clock changes of Europe and one of America, a leap day, and the ends of days and years.
    private static let moments = [
        "2026-01-15T12:07:00Z", "2026-07-20T03:59:59Z", "2026-03-29T00:30:00Z", "2026-03-29T23:30:00Z",
        "2026-10-25T00:59:00Z", "2026-10-25T12:00:00Z", "2026-11-01T05:45:00Z", "2028-02-29T23:59:59Z",
        "2026-12-31T23:50:00Z", "2026-04-01T00:00:00Z",
    ]

    private func transport(at moment: Date) -> SampleTransport {
        SampleTransport(payload: { try? Fixture.openMeteo($0) }, now: { moment })
    }

    private func forecast(for location: Location, at moment: Date) async throws -> Forecast {
        try await OpenMeteoForecastService(transport: transport(at: moment), source: .sample, now: { moment })
            .forecast(for: location)
    }

    private func city(_ name: String) async throws -> Location {
        let service = OpenMeteoGeocodingService(transport: transport(at: .distantPast))
        return try #require(try await service.locations(named: name, limit: 10).first)
    }

    @Test("each city has hours and days from yesterday on, today first among those to come", arguments: cities, moments)
    func beginsToday(name: String, moment: String) async throws {
        let now = try instant(moment)
        let location = try await city(name)
        let forecast = try await forecast(for: location, at: now)
        #expect(forecast.source.isSample && !WeatherSource.openMeteo.isSample)
        #expect(forecast.timeZone.identifier == location.timeZoneIdentifier)

        let today = CivilDate(now, in: forecast.timeZone)
        #expect(forecast.days.map(\.date.dayNumber) == Array(today.dayNumber - 1...today.dayNumber + 9))
        #expect(forecast.hours.count == 264)
        let offset = forecast.timeZone.secondsFromGMT(for: now)
        let first = Date(timeIntervalSince1970: TimeInterval((today.dayNumber - 1) * 86400 - offset))
        #expect(forecast.hours.map(\.time) == (0..<264).map { first.addingTimeInterval(TimeInterval($0 * 3600)) })
        for day in forecast.days {
            let sunrise = try #require(day.sunrise)
            #expect(CivilDate(dayNumber: Int((sunrise.timeIntervalSince1970 + Double(offset)) / 86400)) == day.date)
        }
    }

    @Test("current weather is that of the running hour, at the last quarter of an hour", arguments: cities, moments)
    func current(name: String, moment: String) async throws {
        let now = try instant(moment)
        let forecast = try await forecast(for: try await city(name), at: now)
        let current = try #require(forecast.current)
        #expect(current.time <= now)
        #expect(now.timeIntervalSince(current.time) < 900)
        #expect(current.time.timeIntervalSince1970.truncatingRemainder(dividingBy: 900) == 0)

        let hour = try #require(forecast.hours.last { $0.time <= now })
        #expect(now.timeIntervalSince(hour.time) < 3600)
        var expected = hour.conditions
        expected.precipitation = current.precipitation
        expected.snowfall = current.snowfall
        expected.sunshineDuration = nil
        #expect(current.conditions == expected)
        let quarter = try #require(hour.precipitation).value / 4
        #expect(abs(try #require(current.precipitation).value - quarter) < 0.0051)
    }

    @Test("the next six hours come by quarters that add up to their hours", arguments: cities, moments)
    func quarters(name: String, moment: String) async throws {
        let forecast = try await forecast(for: try await city(name), at: instant(moment))
        let start = try #require(forecast.current).time
        #expect(forecast.minutes.map(\.time) == (0..<24).map { start.addingTimeInterval(TimeInterval($0 * 900)) })
        for hour in forecast.hours {
            let quarters = forecast.minutes.filter { (1...3600).contains(hour.time.timeIntervalSince($0.time) + 1) }
            guard quarters.count == 4 else { continue }
            let sum = quarters.compactMap(\.precipitation?.value).reduce(0, +)
            #expect(abs(try #require(hour.precipitation).value - sum) < 0.021, "\(hour.time)")
            #expect(quarters.allSatisfy { $0.condition == hour.condition })
        }
    }

    @Test("the air is that of the running hour, and goes on for five days from today's midnight", arguments: moments)
    func air(moment: String) async throws {
        let now = try instant(moment)
        let location = try await city("Sydney")
        let report = try await OpenMeteoAirQualityService(
            transport: transport(at: now), source: .sample, now: { now }
        ).airQuality(for: location)
        #expect(report.source.isSample)
        let zone = try #require(location.timeZoneIdentifier.flatMap(TimeZone.init(identifier:)))
        let first = try #require(report.value.hours.first)
        let offset = Double(zone.secondsFromGMT(for: now))
        #expect((first.time.timeIntervalSince1970 + offset).truncatingRemainder(dividingBy: 86400) == 0)
        #expect(CivilDate(first.time.addingTimeInterval(offset), in: .gmt) == CivilDate(now, in: zone))
        #expect(report.value.hours.count == 120)
        let running = try #require(report.value.hours.last { $0.time <= now })
        let current = try #require(report.value.current)
        #expect(current.pollutants == running.pollutants && current.indices == running.indices)
        #expect(current.indices.map(\.standard) == [.european, .us])
    }

    @Test("a winter's month replays January and a summer's July")
    func seasons() async throws {
        let london = try await city("London")
        let january = try OpenMeteoForecastDecoder(fetchedAt: .distantPast)
            .forecast(from: Fixture.openMeteo("forecast_london_january.json"))
        let july = try OpenMeteoForecastDecoder(fetchedAt: .distantPast)
            .forecast(from: Fixture.openMeteo("forecast_london_july.json"))
        for month in 1...12 {
            let now = try instant("2027-\(month < 10 ? "0" : "")\(month)-15T12:00:00Z")
            let expected = (4...9).contains(month) ? july : january
            #expect(try await forecast(for: london, at: now).days.map(\.high) == expected.days.map(\.high))
        }
    }

    @Test("any other place has the weather of the nearest of the cities")
    func nearest() async throws {
        let now = try instant("2026-07-20T03:59:59Z")
        for (latitude, longitude, zone) in [
            (52.5, -1.9, "Europe/London"), (45.5, -73.6, "America/New_York"), (47.6, -122.3, "America/Vancouver"),
            (-36.8, 174.8, "Australia/Sydney"), (-17.8, 25.8, "Africa/Johannesburg"), (41.9, 12.5, "Europe/Paris"),
        ] {
            #expect(try await forecast(for: place(latitude, longitude), at: now).timeZone.identifier == zone)
        }
    }

    @Test("a zone that is a day ahead of Greenwich begins its own today")
    func dayAhead() async throws {
        let now = try instant("2026-01-15T11:30:00Z")
        let zone = try #require(TimeZone(identifier: "Pacific/Apia"))
        let fixture = try Fixture.openMeteo("forecast_sydney_january.json")
        let data = try #require(SampleForecast(fixture, zone: zone, now: now).data)
        let forecast = try OpenMeteoForecastDecoder(fetchedAt: now).forecast(from: data)
        #expect(forecast.days[1].date.description == "2026-01-16")
        #expect(forecast.current?.time == now)
        #expect(forecast.hours[24].time == (try instant("2026-01-15T11:00:00Z")))
    }

    @Test(
        "cities are found by how their names begin, whatever the case and the accents",
        arguments: [
            ("New York", ["New York"]), ("pa", ["Paris"]), ("PÀRIS", ["Paris"]), ("Paris, France", ["Paris"]),
            ("cape", ["Cape Town"]), ("sydney", ["Sydney"]), ("Vancouver, Canada", ["Vancouver"]), ("york", []),
            ("Atlantis", []),
        ])
    func search(typed: String, names: [String]) async throws {
        let service = OpenMeteoGeocodingService(transport: transport(at: .distantPast))
        #expect(try await service.locations(named: typed, limit: 10).map(\.name) == names)
    }

    @Test("any other question, and a payload that is not there, are not found")
    func notFound() async throws {
        let transport = transport(at: .distantPast)
        let request = try HTTPRequest(server: "https://example.org", path: "/v1/archive", query: [:])
        #expect(try await transport.response(to: request).status == 404)
        let empty = SampleTransport(payload: { _ in nil }, now: { .distantPast })
        await #expect(throws: FetchError.notFound) {
            try await OpenMeteoForecastService(transport: empty).forecast(for: place(1, 2))
        }
        await #expect(throws: FetchError.notFound) {
            try await OpenMeteoGeocodingService(transport: empty).locations(named: "Paris", limit: 1)
        }
    }
}
