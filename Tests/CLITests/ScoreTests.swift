import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

struct ScoreTests {
    /// A home in Oslo whose source was two degrees too warm each day, with reports an hour.
    private func home(days: Int) async throws -> TestHome {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        _ = try await home.run("places", "add", "Oslo", "--home")
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
        let today = CivilDate(home.clock.now, in: zone).dayNumber
        for offset in -days..<0 {
            let midnight = try #require(CivilDate(dayNumber: today + offset).start(in: zone))
            for hour in 0..<24 {
                let time = midnight.addingTimeInterval(Double(hour) * 3600)
                var forecast = Forecast(source: .metNorway, fetchedAt: time, timeZone: zone)
                var current = CurrentConditions(time: time, kind: .observed, station: "Blindern")
                current.temperature = Temperature(hour == 14 ? 5 : -1)
                current.condition = .overcast
                forecast.current = current
                if hour == 6 {
                    forecast.days = (0...5).map { ahead in
                        var day = Day(date: CivilDate(dayNumber: today + offset + ahead))
                        (day.high, day.low) = (Temperature(7), Temperature(-1))
                        (day.condition, day.precipitationProbability) = (.overcast, Percentage(10))
                        return day
                    }
                }
                try await store.save(WeatherReport(forecast), for: place.id)
            }
        }
        return home
    }

    @Test("what a source was off is printed, and as an object that follows the schema")
    func card() async throws {
        let home = try await home(days: 13)
        let text = try await home.run("score")
        #expect(text.code == 0, "\(text.errors)")
        #expect(text.output.contains("Compared with what stations measured on 12 days."), "\(text.output)")
        let line = text.lines.first { $0.hasPrefix("MET Norway") && $0.contains("1 day ") }
        #expect(line?.contains("2.0° ± 0.0°") == true && line?.hasSuffix("12") == true, "\(text.output)")
        #expect(text.output.contains("No source was better here by more than chance."))
        let json = try await home.run("score", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
        let schema = try JSONSchema.shipped()
        #expect(try schema.faults(of: object) + schema.faults(of: object, as: "score") == [])
        let scores = try #require((object as? [String: Any])?["scores"] as? [[String: Any]])
        #expect(scores.map { $0["days_ahead"] as? Int } == [1, 3, 5])
        #expect((scores.first?["high_error_c"] as? [String: Any])?["mean"] as? Double == 2)
    }

    @Test("a few days are no evidence, and a place that is not yours has none")
    func few() async throws {
        let home = try await home(days: 4)
        let text = try await home.run("score")
        #expect(text.code == 0 && text.output.contains("That takes 10 days"), "\(text.output)")
        #expect(text.output.contains("3 so far"), "\(text.output)")
        #expect(!text.output.contains("±"))
        #expect(try await home.run("score", "Paris").code == 4)
    }
}
