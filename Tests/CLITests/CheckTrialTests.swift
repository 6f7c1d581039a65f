import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

@Suite("What a rule would have told, by what is stored")
struct CheckTrialTests {
    /// The notices of a rule about gusts over 60 km/h outside the night, in Oslo at 17:00 of 15 January.
    ///
    /// - Parameter forecasts: When each was fetched and what it has of the gust from 17:00 to 18:00, in km/h, beside days that
    ///   stay the same.
    private func notices(_ forecasts: [(fetched: String, gust: Double)]) async throws -> [Date] {
        let home = try TestHome(at: "2026-01-15T16:00:00Z")
        home.environment["LC_ALL"] = "en_GB"
        _ = try await home.run("places", "add", "Oslo", "--home")
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
        let start = try Date("2026-01-14T22:00:00Z", strategy: .iso8601)
        for (fetched, gust) in forecasts {
            var forecast = Forecast(
                source: .metNorway, fetchedAt: try Date(fetched, strategy: .iso8601), timeZone: zone)
            var day = Day(date: CivilDate(home.clock.now, in: zone))
            (day.condition, day.high, day.low) = (.overcast, Temperature(3), Temperature(-4))
            forecast.days = [day]
            forecast.hours = (0...40).map { hour in
                var row = Hour(time: start.addingTimeInterval(Double(hour) * 3600))
                row.conditions.windGust = Speed((hour == 19 ? gust : 20) / 3.6)
                return row
            }
            try await store.save(WeatherReport(forecast), for: place.id)
        }
        let added = try await home.run(
            "check", "add", "gale", "gusts", "--over", "60", "--quiet-hours", "22:00-07:00", "--units", "metric")
        #expect(added.code == 0, "\(added.errors)")
        let run = try await home.run("check", "try", "gale", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let notices = try #require(object?["notices"] as? [[String: Any]], "\(run.errors)")
        return try notices.map { try Date(#require($0["at"] as? String), strategy: .iso8601) }
    }

    @Test("a forecast of the night that stays the same is told once, at the end of the quiet hours")
    func quietHours() async throws {
        let found = try await notices([
            ("2026-01-14T22:10:00Z", 66), ("2026-01-15T03:10:00Z", 66), ("2026-01-15T15:10:00Z", 66),
        ])
        #expect(found == [try Date("2026-01-15T06:00:00Z", strategy: .iso8601)])
    }

    @Test("hours that have changed since count as they were at each time, also where the days stayed the same")
    func changedHours() async throws {
        let found = try await notices([
            ("2026-01-14T22:10:00Z", 66), ("2026-01-15T03:10:00Z", 30), ("2026-01-15T15:10:00Z", 30),
        ])
        #expect(found == [])
    }
}
