import Foundation
import Testing
import WeatherStore

@testable import Presentation
@testable import fairweather_cli

struct WhenTests {
    private func home() async throws -> TestHome {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        try await home.seed()
        return home
    }

    private func object(_ run: CommandLineRun) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    private func faults(_ run: CommandLineRun, as definition: String) throws -> [String] {
        let schema = try JSONSchema.shipped()
        let object = try object(run)
        return try schema.faults(of: object) + schema.faults(of: object, as: definition)
    }

    /// The times of a run, each with its beginning and its end.
    private func times(_ run: CommandLineRun) throws -> [(from: Date, until: Date)] {
        try (object(run)["times"] as? [[String: Any]] ?? []).map { time in
            func instant(_ key: String) throws -> Date {
                try Date(#require(time[key] as? String), strategy: .iso8601)
            }
            return (try instant("from"), try instant("until"))
        }
    }

    @Test(
        "each of the activities to begin with is answered, in words and as objects",
        arguments: [
            "run", "cycle", "washing", "stars",
        ])
    func starters(name: String) async throws {
        let home = try await home()
        let text = try await home.run("when", name, "--offline", "--days", "7")
        #expect(text.code == 0 && !text.output.isEmpty, "\(text.errors)")
        let json = try await home.run("when", name, "Paris", "--offline", "--json", "--days", "7")
        #expect(json.code == 0, "\(json.errors)")
        #expect(try faults(json, as: "when") == [])
        #expect(try object(json)["activity"] as? String == name)
    }

    @Test("an activity of one's own is added in one's units, kept, listed, changed and removed")
    func editing() async throws {
        let home = try await home()
        let added = try await home.run(
            "when", "add", "Ride", "--limit", "wind=..36", "--limit", "temperature=-20..", "--between", "08:00-20:00",
            "--least", "30", "--units", "metric")
        #expect(added.code == 0, "\(added.errors)")
        #expect(
            added.errors.contains("Temperature −20° or more · Wind under 36 km/h · 08:00 to 20:00"), "\(added.errors)")
        var run = try await home.run("when", "ride", "--offline", "--json", "--days", "7")
        #expect(try faults(run, as: "when") == [] && !times(run).isEmpty)
        let listed = try await home.run("when", "list", "--json")
        #expect(try faults(listed, as: "activities") == [])
        let own = try #require((try object(listed)["activities"] as? [[String: Any]])?.first)
        #expect(own["name"] as? String == "Ride" && own["own"] as? Bool == true)
        let limits = try #require(own["limits"] as? [[String: Any]])
        #expect(limits.last?["under"] as? Double == 10)
        // What is not named stays, and an empty limit goes.
        let changed = try await home.run("when", "add", "Ride", "--limit", "wind=", "--units", "metric")
        #expect(
            changed.errors.contains("Temperature −20° or more · 08:00 to 20:00 · 30 minutes or longer"),
            "\(changed.errors)")
        #expect(try await home.run("when", "remove", "Ride").code == 0)
        run = try await home.run("when", "Ride", "--offline")
        #expect(run.code == 2 && run.errors.contains("No activity is called “Ride”"), "\(run.errors)")
        #expect(try await home.run("when", "remove", "run").code == 2)
    }

    @Test(
        "what no limit can be is refused",
        arguments: [
            ["--limit", "wind"], ["--limit", "comets=..3"], ["--limit", "wind=3"], ["--limit", "wind=..x"],
            ["--limit", "wind=9..3"], ["--limit", "humidity=..900"], [], ["--limit", "wind=..30", "--between", "7-9"],
            ["--limit", "wind=..30", "--on", "moonday"], ["--limit", "wind=..30", "--least", "0"],
        ])
    func refused(arguments: [String]) async throws {
        let home = try TestHome()
        #expect(try await home.run(["when", "add", "mine"] + arguments).code == 2)
        #expect(try await home.run("when", "list").output.contains("mine") == false)
    }

    @Test("times that hold no whole hour of the places' clocks are refused")
    func wholeHours() async throws {
        let home = try TestHome()
        func add(_ times: String) async throws -> CommandLineRun {
            try await home.run("when", "add", "mine", "--limit", "wind=..30", "--between", times)
        }
        for times in ["09:30-10:20", "09:30-10:59", "23:30-00:20"] {
            let run = try await add(times)
            #expect(run.code == 2 && run.errors.contains("No whole hour lies between these times: \(times)."))
        }
        for times in ["09:30-11:00", "10:00-11:00", "22:30-00:00", "10:00-10:00"] {
            #expect(try await add(times).code == 0)
        }
        // The hours of India begin at half past.
        _ = try await home.run("places", "add", "Mumbai", "--home")
        #expect(try await add("09:30-10:30").code == 0)
        #expect(try await add("10:00-11:00").code == 2)
    }

    @Test("a length that the hours of the day cannot hold is refused with its reason")
    func tooLong() async throws {
        let home = try await home()
        let run = try await home.run(
            "when", "add", "mine", "--limit", "wind=..30", "--between", "06:00-08:00", "--least", "240")
        #expect(run.code == 2 && run.errors.contains("Whole hours without a break: 2 hours. Wanted: 4 hours."))
    }

    @Test("a command is no name of an activity")
    func reserved() async throws {
        #expect(try await TestHome().run("when", "add", "list", "--limit", "wind=..30").code == 2)
    }

    @Test("where nothing suits, it is told what is in the way")
    func silence() async throws {
        let home = try await home()
        _ = try await home.run("when", "add", "swim", "--limit", "temperature=60..", "--units", "metric")
        let run = try await home.run("when", "swim", "--offline")
        #expect(run.code == 0 && run.output.contains("No good time. Mostly in the way: cold."), "\(run.output)")
        #expect(try await times(home.run("when", "swim", "--offline", "--json")).isEmpty)
    }

    @Test("the next time after the days asked for is told as text and as an object")
    func next() async throws {
        let home = try await home()
        _ = try await home.run("when", "add", "out", "--limit", "temperature=-40..", "--between", "09:00-11:00")
        let week = try await times(home.run("when", "out", "--offline", "--json", "--days", "7"))
        let day = try await home.run("when", "out", "--offline", "--json", "--days", "1")
        #expect(try faults(day, as: "when") == [])
        let told = try times(day).count
        let next = try #require(try object(day)["next"] as? [String: Any])
        #expect(try Date(#require(next["from"] as? String), strategy: .iso8601) == week[told].from)
        let all = try await home.run("when", "out", "--offline", "--json", "--days", "16")
        #expect(try faults(all, as: "when") == [] && object(all)["next"] is NSNull)
        #expect(try object(all)["mostly_unknown"] as? Bool == false)
    }

    @Test("a limit of which nothing is known is left out, and named")
    func unknown() async throws {
        let home = try await home()
        _ = try await home.run("when", "add", "sneeze", "--limit", "pollen=..50", "--limit", "rain=..100")
        let run = try await home.run("when", "sneeze", "--offline", "--json")
        #expect(try faults(run, as: "when") == [])
        let unknown = try object(run)["unknown"] as? [String] ?? []
        let text = try await home.run("when", "sneeze", "--offline").output
        #expect(text.contains("Left out, unknown here: pollen.") == unknown.contains("pollen"), "\(text)")
    }

    @Test(
        "the window's card has the same times, ended by the same",
        arguments: ["run", "cycle", "washing", "stars", "out"])
    func card(name: String) async throws {
        let home = try await home()
        let own = try #require(QuantityLimit(least: -40))
        try home.choose { $0.activities = Activity.starters + [Activity("out", limits: [.temperature: own])] }
        let run = try await home.run("when", name, "Paris", "--offline", "--json", "--days", "3")
        let told = try times(run)
        let card = try await Self.card(home.folder, home.clock)
        let row = try #require(card.rows.first { $0.id == name })
        let shown = row.strip.windows.filter { $0.span.lowerBound < 72 + card.hours.now }
        #expect(shown.count == told.filter { $0.from < card.hours.beginning + 72 * 3600 }.count)
        for (window, time) in zip(shown, told) {
            #expect(abs((card.hours.beginning + window.span.lowerBound * 3600).timeIntervalSince(time.from)) < 1)
            let end = min(time.until, card.hours.beginning + 72 * 3600)
            #expect(abs((card.hours.beginning + window.span.upperBound * 3600).timeIntervalSince(end)) < 1)
        }
        #expect(row.line.silence == nil ? !told.isEmpty : told.isEmpty)
    }

    /// The card that the window shows of Paris.
    @MainActor
    private static func card(_ folder: TemporaryFolder, _ clock: StillClock) throws -> GoodTimesCard {
        let desk = try PlacesDesk(folder, clock, source: .openMeteo, servers: [:])
        let page = try #require(desk.locations.pages.first { $0.location == "Paris" })
        page.open()
        return try #require(page.goodTimes)
    }

    @Test("the calendar has the same times, whole lines and nothing else")
    func calendar() async throws {
        let home = try await home()
        _ = try await home.run("when", "add", "out", "--limit", "temperature=-40..")
        let times = try times(await home.run("when", "out", "--offline", "--json"))
        let run = try await home.run("when", "out", "--offline", "--ics")
        #expect(run.code == 0 && run.output.hasPrefix("BEGIN:VCALENDAR\r\n"), "\(run.output)")
        #expect(run.output.components(separatedBy: "BEGIN:VEVENT").count - 1 == times.count && !times.isEmpty)
        #expect(run.output.contains("\r\nSUMMARY:out\r\n") && run.output.contains("\r\nLOCATION:Paris\r\n"))
        #expect(try await home.run("when", "out", "--offline", "--ics", "--json").code == 2)
    }

    @Test("an event of a calendar is the same in a later one, and names the source")
    func identity() async throws {
        let home = try await home()
        _ = try await home.run("when", "add", "out", "--limit", "temperature=-40..")
        func lines(_ prefix: String, _ arguments: String...) async throws -> [String] {
            try await home.run(["when", "out", "--ics"] + arguments).output.replacing("\r\n ", with: "")
                .split(separator: "\r\n").filter { $0.hasPrefix(prefix) }.map(String.init)
        }
        let first = try await lines("UID", "--offline")
        #expect(!first.isEmpty)
        let start = try await lines("DTSTART", "--offline")
        home.clock.advance(by: 3600)
        #expect(try await lines("UID", "--offline") == first)
        #expect(try await lines("DTSTART", "--offline") == start)
        #expect(try await lines("DESCRIPTION", "--offline").first?.contains("Sample data") == true)
        let memory = home.folder.path("data/fairweather/calendar.json")
        #expect(FileManager.default.fileExists(atPath: memory))
        try FileManager.default.removeItem(atPath: memory)
        #expect(try await !lines("UID", "Paris", "--source", "sample").isEmpty)
        #expect(!FileManager.default.fileExists(atPath: memory))
    }

    @Test("without anything stored there is nothing to print")
    func nothing() async throws {
        let home = try TestHome()
        _ = try await home.run("places", "add", "Paris", "--home")
        #expect(try await home.run("when", "run", "--offline").code == 4)
        #expect(try await home.run("when", "run", "Xyzzy", "--offline").code == 3)
    }

    @Test("a dry run reads what is stored, and follows the schema")
    func trial() async throws {
        let home = try await home()
        let text = try await home.run("when", "try", "run")
        #expect(text.code == 0 && text.output.contains("that are stored"), "\(text.output) \(text.errors)")
        #expect(try faults(await home.run("when", "try", "run", "--json"), as: "activity_trial") == [])
        #expect(try await home.run("when", "try", "run", "London").code == 4)
    }
}
