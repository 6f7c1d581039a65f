import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

struct ChangesTests {
    private func home(_ highs: [(hoursAgo: Double, high: Double)], source: WeatherSource = .metNorway) async throws
        -> TestHome
    {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        _ = try await home.run("places", "add", "Oslo", "--home")
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
        for (hoursAgo, high) in highs {
            let fetched = home.clock.now.addingTimeInterval(-hoursAgo * 3600)
            var forecast = Forecast(source: source, fetchedAt: fetched, timeZone: zone)
            forecast.days = (0...4).map { offset in
                var day = Day(date: CivilDate(home.clock.now.addingTimeInterval(Double(offset) * 86_400), in: zone))
                (day.condition, day.high, day.low) = (.overcast, Temperature(offset == 2 ? high : 3), Temperature(-4))
                return day
            }
            try await store.save(WeatherReport(forecast), for: place.id)
        }
        return home
    }

    @Test("a change is a line with its day and since when, and an object that follows the schema")
    func changed() async throws {
        let home = try await home([(30, 2), (0.1, 7)])
        let text = try await home.run("changes", "--offline")
        #expect(text.code == 0, "\(text.errors)")
        #expect(text.output.contains("Saturday  17 Jan  high 2° → 7°  since yesterday morning"), "\(text.output)")
        let json = try await home.run("changes", "--offline", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
        let schema = try JSONSchema.shipped()
        #expect(try schema.faults(of: object) + schema.faults(of: object, as: "changes") == [])
        let changes = try #require((object as? [String: Any])?["changes"] as? [[String: Any]])
        #expect(changes.map { $0["date"] as? String } == ["2026-01-17"])
        let quantity = try #require((changes.first?["quantities"] as? [[String: Any]])?.first)
        #expect(quantity["quantity"] as? String == "high_c")
        #expect(quantity["from"] as? Double == 2 && quantity["to"] as? Double == 7)
    }

    @Test("what hardly changed, what has nothing to compare with and whose forecasts are not kept is told apart")
    func silent() async throws {
        let steady = try await home([(30, 2), (0.1, 3)]).run("changes", "--offline")
        #expect(steady.output.contains("No day's forecast by MET Norway has changed much."), "\(steady.output)")
        #expect(steady.output.contains("yesterday") || steady.output.contains("hours"), "\(steady.output)")
        let first = try await home([(0.1, 3)]).run("changes", "--offline")
        #expect(first.output.contains("No earlier forecast by MET Norway is stored yet."), "\(first.output)")
        let other = try await TestHome().run("changes", "Paris", "--source", "sample")
        #expect(other.output.contains("Earlier forecasts are stored for your places only."), "\(other.output)")
    }
}
