import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import fairweather_cli

struct WeatherCommandTests {
    private let forecast = ["/v1/forecast": "open-meteo/forecast_london_july.json"]
    private let now = "2026-07-15T11:05:00Z"
    /// Where nobody listens.
    private let nowhere = ["--source", "open-meteo", "--server", "open-meteo=http://127.0.0.1:1"]

    @Test("what was fetched is kept for the window, and printed again without a network")
    func remembered() async throws {
        let home = try TestHome(at: now)
        #expect(try await home.run("places", "add", "London").code == 0)
        let fetched = try await FixtureServer.serving(forecast) { server in
            try await home.run("now", "--source", "open-meteo", "--server", "open-meteo=\(server)", "--json")
        }
        #expect(fetched.code == 0)
        let remembered = try await home.run("now", "--offline", "--json")
        #expect(remembered.code == 0)
        #expect(remembered.output == fetched.output)
        // Nothing is due: nobody is asked, although nobody would answer.
        let again = try await home.run(["now", "--json"] + nowhere)
        #expect(again.code == 0 && again.output == fetched.output)
    }

    @Test("a script reads the weather that the page says, also where a source reports none and its forecast does")
    func agreement() async throws {
        let home = try TestHome(at: now)
        _ = try await home.run("places", "add", "London")
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let moment = home.clock.now
        let place = try #require(try store.contents(at: moment).places.first)
        let hours = (-1...6).map { offset in
            var hour = Hour(time: moment - 300 + Double(offset) * 3600, duration: 3600)
            hour.conditions.temperature = Temperature(14)
            hour.conditions.condition = .lightRain
            return hour
        }
        var air = Conditions()
        air.temperature = Temperature(14)
        let report = WeatherReport(
            timeZone: .gmt,
            current: Sourced(
                CurrentConditions(time: moment, conditions: air), source: .openMeteo, fetchedAt: moment),
            hours: Sourced(hours, source: .openMeteo, fetchedAt: moment))
        try await store.save(report, for: place.id)
        #expect(try await home.run("now", "--offline").output.contains("Light rain"))
        let data = Data(try await home.run("now", "--offline", "--json").output.utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let current = try #require(object["current"] as? [String: Any])
        #expect(current["condition"] as? String == "light_rain")
    }

    @Test("what cannot be renewed is printed with its age and a code of its own")
    func stale() async throws {
        let home = try TestHome(at: now)
        _ = try await home.run("places", "add", "London")
        let fresh = try await FixtureServer.serving(forecast) { server in
            try await home.run("now", "--source", "open-meteo", "--server", "open-meteo=\(server)")
        }
        home.clock.advance(by: 45 * 60)
        let stale = try await home.run(["now"] + nowhere)
        #expect(stale.code == 5)
        #expect(stale.errors.contains("could not be reached") && stale.errors.contains("45 minutes ago"))
        #expect(stale.output.contains("Updated 45 minutes ago"))
        #expect(fresh.output.contains("Updated just now"))
        #expect(try await home.run("now", "--offline").code == 5)
        #expect(try await home.run("now", "--offline", "--max-age", "2h").code == 0)
        let quiet = try await home.run(["now", "--quiet"] + nowhere)
        #expect(quiet.code == 5 && quiet.output.isEmpty && quiet.errors.isEmpty)
    }

    @Test("a page has an age, and one clock: that of its place")
    func oneClock() async throws {
        // The reader is in Paris, the place in New York, where it is 07:05.
        let home = try TestHome(at: now)
        home.environment["LC_ALL"] = "en_GB"
        let place = ["--at", "40.71,-74.01"]
        _ = try await home.run(["places", "add"] + place)
        _ = try await FixtureServer.serving(["/v1/forecast": "open-meteo/forecast_new_york_july.json"]) { server in
            try await home.run(["now", "--source", "open-meteo", "--server", "open-meteo=\(server)"] + place)
        }
        home.clock.advance(by: 3 * 3600)
        for command in ["now", "hours", "days"] {
            let page = try await home.run([command, "--offline"] + place)
            #expect(page.output.contains("Updated 3 hours ago (07:05). "), "\(page.output)")
            #expect(page.errors.contains("Showing what was fetched 3 hours ago (07:05)."))
            #expect(!page.output.contains("13:05"), "that is the reader's clock")
        }
        home.clock.advance(by: 26 * 3600)
        let old = try await home.run(["days", "--offline"] + place)
        #expect(old.output.contains("Updated 29 hours ago (07:05 yesterday). "), "\(old.output)")
    }

    @Test("the first row of a day has its weekday and its time")
    func firstRowOfDay() async throws {
        let home = try TestHome(at: now)
        home.environment["LC_ALL"] = "en_GB"
        _ = try await FixtureServer.serving(forecast) { server in
            try await home.run(
                "hours", "--source", "open-meteo", "--server", "open-meteo=\(server)", "--at", "51.5085,-0.1257")
        }.lines.dropFirst().prefix(20).enumerated().forEach { index, line in
            switch index {
            case 0: #expect(line.hasPrefix("     Now    "), "\(line)")
            case 12: #expect(line.hasPrefix("Thu  00:00  "), "\(line)")
            default:
                #expect(line.hasPrefix("     \((index + 12) % 24 < 10 ? "0" : "")\((index + 12) % 24):00  "), "\(line)")
            }
        }
    }

    @Test("a number that is not written as one is no coordinate", arguments: ["0x1p3,0", "inf,0", "nan,nan"])
    func oddCoordinates(point: String) async throws {
        #expect(try await TestHome(at: now).run("sun", "--at", point).code == 2)
    }

    @Test("endless rows of air quality are cut, on the way in and where they are stored already")
    func endlessAir() async throws {
        let home = try TestHome(at: now)
        _ = try await home.run("places", "add", "London")
        let start = home.clock.now.addingTimeInterval(-5 * 60)
        let times = (0..<20_000).map {
            String(start.addingTimeInterval(Double($0) * 3600).formatted(.iso8601).prefix(16))
        }
        let answer = try JSONSerialization.data(withJSONObject: [
            "latitude": 51.5, "longitude": -0.12, "utc_offset_seconds": 0, "timezone": "GMT",
            "hourly_units": ["time": "iso8601", "pm10": "μg/m³"],
            "hourly": ["time": times, "pm10": Array(repeating: 12.5, count: times.count)] as [String: Any],
        ])
        let server = PlayedServer()
        server.answer("/v1/air-quality", PlayedServer.Reply(body: answer))
        let run = try await server.serving { url in
            try await home.run("air", "London", "--source", "open-meteo", "--server", "open-meteo=\(url)")
        }
        #expect(run.code == 0, "\(run.errors)")
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        var report = try #require(try store.report(for: place.id))
        #expect(report.airQuality?.value.hours.count == 1000)
        let row = try #require(report.airQuality?.value.hours.first)
        report.airQuality?.value.hours = (0..<20_000).map { number in
            var air = row
            air.time += Double(number) * 3600
            return air
        }
        try await store.save(report, for: place.id)
        #expect(try store.report(for: place.id)?.airQuality?.value.hours.count == 1000)
    }

    @Test("an age that was asked for counts before the policy")
    func maxAge() async throws {
        let home = try TestHome(at: now)
        _ = try await home.run("places", "add", "London")
        _ = try await FixtureServer.serving(forecast) { server in
            try await home.run("now", "--source", "open-meteo", "--server", "open-meteo=\(server)")
        }
        home.clock.advance(by: 120)
        #expect(try await home.run(["now", "--max-age", "10m"] + nowhere).code == 0)
        #expect(try await home.run(["now", "--max-age", "1m"] + nowhere).code == 5)
        let renewed = try await FixtureServer.serving(forecast) { server in
            try await home.run(
                "now", "--source", "open-meteo", "--server", "open-meteo=\(server)", "--max-age", "0s", "--json")
        }
        #expect(renewed.code == 0 && renewed.output.contains("2026-07-15T11:07:00Z"))
    }

    @Test("what may not be asked for again yet is printed, and is too old all the same")
    func maxAgeForbidden() async throws {
        let home = try TestHome(at: now)
        _ = try await home.run("places", "add", "London")
        let ask = { (server: String) in
            try await home.run(
                "now", "--source", "open-meteo", "--server", "open-meteo=\(server)", "--max-age", "4s", "--json")
        }
        let fetched = try await FixtureServer.serving(forecast, ask)
        home.clock.advance(by: 5)
        let again = try await FixtureServer.serving(forecast, ask)
        #expect(again.code == 5 && again.output == fetched.output)
        #expect(again.errors.contains("Showing what was fetched just now"))
        let quiet = try await home.run("now", "--offline", "--max-age", "4s", "--quiet")
        #expect(quiet.code == 5 && quiet.output.isEmpty && quiet.errors.isEmpty)
        home.clock.advance(by: 5)
        let renewed = try await FixtureServer.serving(forecast, ask)
        #expect(renewed.code == 0 && renewed.output.contains("2026-07-15T11:05:10Z"))
    }

    @Test("without a network and without a memory there is nothing but a message")
    func nothing() async throws {
        let home = try TestHome(at: now)
        let run = try await home.run(["now", "London"] + nowhere)
        #expect(run.code == 4 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("fairweather-cli: Open-Meteo could not be reached."))
        #expect(try await home.run("now", "London", "--offline", "--json").code == 4)
    }

    @Test("a source that wants a key and has none, or is refused, has a code of its own")
    func keys() async throws {
        let home = try TestHome(at: now)
        #expect(try await home.run("now", "London", "--source", "openweather").code == 6)
        home.environment["FAIRWEATHER_OPENWEATHER_KEY"] = "wrong"
        let refused = try await FixtureServer.serving(
            ["/data/2.5/weather": "openweather/error_invalid_key.json"], status: 401
        ) { server in
            try await home.run("now", "London", "--source", "openweather", "--server", "openweather=\(server)")
        }
        #expect(refused.code == 6)
        #expect(!refused.errors.contains("wrong"))
    }

    @Test("a place is home, else the first saved, by its own name or by that of the index")
    func places() async throws {
        let home = try TestHome()
        #expect(try await home.run("sun").code == 3)
        _ = try await home.run("places", "add", "Paris", "--name", "Büro")
        _ = try await home.run("places", "add", "Sydney")
        #expect(try await home.run("sun").output.hasPrefix("Büro (Paris"))
        _ = try await home.run("places", "rename", "sydney", "--home")
        #expect(try await home.run("sun").output.hasPrefix("Sydney"))
        #expect(try await home.run("sun", "buro").output.hasPrefix("Büro"))
        #expect(try await home.run("sun", "paris", "tx").output.hasPrefix("Paris, Texas"))
        #expect(try await home.run("sun", "xqzt", "qqqqjjjj").code == 3)
        #expect(try await home.run("sun", "--at", "-33.9,18.4", "--json").output.contains("Africa/Johannesburg"))
        // A number whose shortest digits have an exponent.
        #expect(try await home.run("sun", "--at", "0.00001,32.44", "--json").output.contains("Africa/Kampala"))
    }

    @Test(
        "wrong usage is told",
        arguments: [
            ["now", "--at", "91,0"], ["now", "--at", "x"], ["now", "Paris", "--at", "1,1"], ["now", "--units", "si"],
            ["now", "--max-age", "10"], ["hours", "--count", "0"], ["days", "--count", "17"], ["now", ""],
            ["sun", "--date", "2026-02-30"], ["now", "--server", "open-meteo=http://example.org"], ["places", "add"],
            ["key", "set", "open-meteo"], ["places", "move", "Paris"],
        ])
    func wrongUsage(arguments: [String]) async throws {
        let run = try await TestHome().run(arguments)
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("Usage:"))
    }
}
