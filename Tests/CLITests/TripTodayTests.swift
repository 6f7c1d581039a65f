import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

@Suite("A trip's day that has begun, on the command line")
struct TripTodayTests {
    @Test("of today the object has what is still to come, as the words")
    func rest() async throws {
        let home = try TestHome(at: "2026-01-15T17:20:00Z")
        home.environment["LC_ALL"] = "en_GB"
        _ = try await home.run("trip", "add", "North", "Oslo", "--from", "2026-01-15")
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
        let today = CivilDate(home.clock.now, in: zone)
        let midnight = try #require(today.start(in: zone))
        var forecast = Forecast(
            source: .metNorway, fetchedAt: home.clock.now.addingTimeInterval(-240), timeZone: zone)
        forecast.hours = (0...48).map { hour in
            var row = Hour(time: midnight.addingTimeInterval(Double(hour) * 3600))
            row.conditions.temperature = Temperature(5)
            row.conditions.condition = 1...3 ~= hour ? .rain : .overcast
            row.precipitation = Precipitation(1...3 ~= hour ? 3 : 0)
            return row
        }
        var day = Day(date: today)
        (day.condition, day.high, day.low) = (.rain, Temperature(5), Temperature(5))
        day.precipitation = Precipitation(9)
        forecast.days = [day]
        try await store.save(WeatherReport(forecast), for: place.id)
        let run = try await home.run("trip", "show", "North", "--offline", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let stay = try #require((object?["stays"] as? [[String: Any]])?.first, "\(run.errors)")
        let told = try #require((stay["days"] as? [[String: Any]])?.first)
        #expect(told["precipitation_mm"] as? Double == 0, "\(run.output)")
        #expect(told["partial"] as? Bool == true && told["high_c"] as? Double == 5)
    }

    @Test("a place that has a name of its owner's has it in the list of trips, too")
    func ownNames() async throws {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        _ = try await home.run("trip", "add", "Spring", "Rome", "--from", "2026-01-18")
        #expect(try await home.run("places", "rename", "Rome", "--to", "Nonna").code == 0)
        let list = try await home.run("trip", "list").output
        #expect(list.contains("Nonna") && !list.contains("Rome"), "\(list)")
        #expect(try await home.run("trip", "list", "--json").output.contains("Nonna"))
    }
}
