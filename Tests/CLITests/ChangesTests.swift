import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

struct ChangesTests {
    /// - Parameters:
    ///   - tomorrow: The high of tomorrow by the hours ago that it was said.
    ///   - wetHour: The hour of tomorrow in which rain falls, by the same; nil for none.
    private func home(
        _ highs: [(hoursAgo: Double, high: Double)], source: WeatherSource = .metNorway,
        tomorrow: (Double) -> Double = { _ in 3 }, wetHour: ((Double) -> Int)? = nil
    ) async throws -> TestHome {
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
                let degrees = offset == 1 ? tomorrow(hoursAgo) : offset == 2 ? high : 3
                (day.condition, day.high, day.low) = (.overcast, Temperature(degrees), Temperature(-4))
                if offset == 1, wetHour != nil {
                    (day.precipitation, day.precipitationProbability) = (Precipitation(2), Percentage(80))
                }
                return day
            }
            if let wetHour,
                let tomorrow = CivilDate(home.clock.now.addingTimeInterval(86_400), in: zone).start(in: zone)
            {
                forecast.hours = (0...24).map { hour in
                    var row = Hour(time: tomorrow.addingTimeInterval(Double(hour) * 3600))
                    row.conditions.temperature = Temperature(1)
                    row.precipitation = Precipitation(hour == wetHour(hoursAgo) ? 2 : 0)
                    return row
                }
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

    @Test("lines and objects are in the order of the days, whichever has changed most")
    func order() async throws {
        let home = try await home([(30, 2), (0.1, 12)], tomorrow: { $0 > 1 ? 3 : 7 })
        let text = try await home.run("changes", "--offline")
        let days = text.lines.compactMap { $0.split(separator: " ").first }.filter { $0.hasSuffix("day") }
        #expect(days == ["Friday", "Saturday"], "\(text.output)")
        let json = try await home.run("changes", "--offline", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let changes = try #require(object?["changes"] as? [[String: Any]])
        #expect(changes.map { $0["date"] as? String } == ["2026-01-16", "2026-01-17"])
    }

    @Test("what hardly changed, what has nothing to compare with and whose forecasts are not kept is told apart")
    func silent() async throws {
        let steady = try await home([(30, 2), (0.1, 3)]).run("changes", "--offline")
        #expect(steady.output.contains("No day's forecast by MET Norway has changed much."), "\(steady.output)")
        #expect(steady.output.contains("yesterday") || steady.output.contains("hours"), "\(steady.output)")
        let first = try await home([(0.1, 3)]).run("changes", "--offline")
        #expect(first.output.contains(Self.nothingEarlier), "\(first.output)")
        let other = try await TestHome().run("changes", "Paris", "--source", "sample")
        #expect(other.code == 4 && other.output.isEmpty, "\(other)")
        #expect(other.errors.contains("Earlier forecasts are stored for your places only."), "\(other)")
    }

    @Test("nobody is asked for it, however old what is stored is or where nothing is")
    func asksNobody() async throws {
        let played = PlayedServer()
        try await played.serving { server in
            let address = "open-meteo=\(server.absoluteString)"
            let home = try await home([(30, 2), (20, 9)], source: .openMeteo)
            let run = try await home.run("changes", "--server", address)
            #expect(run.output.contains("→"), "\(run)")
            _ = try await home.run("places", "add", "Paris")
            let none = try await home.run("changes", "Paris", "--server", address)
            #expect(none.code == 4 && none.errors.contains("No weather is stored for Paris."), "\(none)")
        }
        #expect(played.requests.isEmpty)
    }

    private static let nothingEarlier = "No earlier forecast by MET Norway from the last two days is stored."

    @Test("the same said again has not changed much, nor has rain that falls at another hour of the day")
    func unchanged() async throws {
        let same = try await home([(9, 3), (6, 3), (3, 3), (0.1, 3)]).run("changes", "--offline")
        #expect(same.output.contains("No day's forecast by MET Norway has changed much."), "\(same.output)")
        #expect(same.output.contains("9 hours"), "\(same.output)")
        let moved = try await home([(9, 3), (0.1, 3)], wetHour: { $0 > 1 ? 10 : 13 }).run("changes", "--offline")
        #expect(moved.output.contains("No day's forecast by MET Norway has changed much."), "\(moved.output)")
    }

    @Test("a forecast of more than two days ago is not compared, and not said to be missing")
    func older() async throws {
        let run = try await home([(60, 2), (0.1, 7)]).run("changes", "--offline")
        #expect(run.output.contains(Self.nothingEarlier), "\(run.output)")
    }
}
