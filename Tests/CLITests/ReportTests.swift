import Assembly
import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import fairweather_cli

@Suite("A report shows again what was seen, and holds no key")
struct ReportTests {
    enum State: CaseIterable {
        case well, offline, oneFails, bothFail, coarse

        func play(_ two: TwoSources) throws {
            switch self {
            case .well: try two.allWell()
            case .oneFails, .coarse: try two.openMeteoFails()
            case .offline, .bothFail:
                for path in [PlayedForecast.openMeteoPath, PlayedForecast.metNorwayPath] {
                    two.played.answer(path, PlayedServer.Reply(status: self == .bothFail ? 500 : 403))
                }
            }
        }

        var source: [String] { self == .coarse ? ["--source", "met-norway"] : [] }
    }

    /// Runs a command as if the folders of a replay were those of the user.
    private func replayed(_ file: URL, _ arguments: [String], like home: TestHome) async throws -> CommandLineRun {
        let replay = try await Replay(file, environment: home.environment)
        defer { replay.end() }
        let other = try TestHome(at: replay.moment.formatted(.iso8601))
        other.screen = home.screen
        other.environment = replay.environment
        return try await other.run(arguments)
    }

    @Test("the page of a place is the same from a report as from the data it was made of", arguments: State.allCases)
    func same(state: State) async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            try two.allWell()
            #expect(try await two.run("now", at: server).code == 0)
            two.home.clock.advance(by: 7200)
            try state.play(two)
            _ = try await two.home.run(["now"] + state.source + TwoSources.servers(server))
            let file = URL(filePath: two.home.folder.path("report.json"))
            let written = try await two.home.run("report", "--output", file.path)
            #expect(written.code == 0 && written.output.isEmpty, "\(written)")
            for command in ["now", "hours", "days"] {
                let own = try await two.home.run(command, "--offline")
                let again = try await replayed(file, [command, "--offline"], like: two.home)
                #expect(again.output == own.output && again.code == own.code, "\(again)")
                #expect(!own.output.isEmpty)
            }
        }
    }

    @Test("keys, passwords and queries are nowhere in it, and blurred neither are places")
    func secrets() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        let home = two.home
        let secrets = ["k3yInTheEnvironment", "us3rOfServer", "passw0rdOfServer", "qu3ryOfServer"]
        home.environment["FAIRWEATHER_OPENWEATHER_KEY"] = secrets[0]
        home.environment["FAIRWEATHER_WEATHER_UNDERGROUND_KEY"] = secrets[0]
        var settings = Settings()
        settings.servers["open-meteo"] = "https://us3rOfServer:passw0rdOfServer@example.org/?key=qu3ryOfServer"
        let folders = try DataFolders(environment: home.environment)
        _ = try SettingsFile(folders.settingsFile).save(settings)
        try await two.played.serving { server in
            try two.allWell()
            _ = try await home.run(["now"] + TwoSources.servers(server))
            for text in [try await home.run("report").output, try await home.run("report", "--blur").output] {
                for secret in secrets { #expect(!text.contains(secret), "\(secret)") }
            }
            let blurred = try await home.run("report", "--blur").output
            let plain = try await home.run("report").output
            for part in ["Cape Town", "-33.92", "18.42"] {
                #expect(plain.contains(part) && !blurred.contains(part), "\(part)")
            }
            let file = try ReplayFile(Data(blurred.utf8))
            #expect(file.places.first?.place.location.coordinates == Coordinates(latitude: -33.9, longitude: 18.4))
            #expect(file.places.first?.report?.hours?.value.isEmpty == false)
        }
    }

    @Test("what settings tell of a place is not in a blurred report: rules, activities, station and servers")
    func blurredSettings() async throws {
        let home = try TestHome(at: "2026-01-15T12:20:00Z")
        _ = try await home.run("places", "add", "--at", "52.5123,13.4321", "--name", "SecretHouse", "--home")
        _ = try await home.run("check", "add", "frost-hamburg", "temperature", "--below", "0", "--place", "SecretHouse")
        _ = try await home.run("when", "add", "alster", "--limit", "temperature=10..")
        let file = SettingsFile(try DataFolders(environment: home.environment).settingsFile)
        var settings = try file.load().settings
        #expect(settings.rules.count == 1 && settings.activities.count == 1)
        settings.weatherUndergroundStation = "IMYHOUSE42"
        settings.servers["open-meteo"] = "https://myhome.example.org/secretpath"
        _ = try file.save(settings)
        let telling = [
            "52.5123", "13.4321", "SecretHouse", "frost-hamburg", "alster", "IMYHOUSE42", "myhome", "secretpath",
        ]
        let (plain, blurred) = (
            try await home.run("report").output, try await home.run("report", "--blur").output
        )
        for part in telling { #expect(plain.contains(part) && !blurred.contains(part), "\(part)") }
        let read = try ReplayFile(Data(blurred.utf8))
        #expect(read.settings.rules.first?.place == read.places.first?.place.id)
        #expect(read.settings.activities.first?.limits == settings.activities.first?.limits)
    }

    @Test("what is no report and no answer is refused by its name, and nothing is left of it")
    func refused() async throws {
        let home = try TestHome(at: "2026-01-15T12:20:00Z")
        let file = URL(filePath: home.folder.path("other.json"))
        for content in ["", "{}", "[1]", #"{"format":"fairweather-report"}"#, "PNG", #"{"latitude":"x","hourly":3}"#] {
            try Data(content.utf8).write(to: file)
            await #expect(throws: Replay.Failure.file(.foreign), "\(content)") {
                try await Replay(file, environment: home.environment)
            }
        }
        for rest in [#","moment":0,"zone":"GMT","places":[]"#, #","moment":"then""#] {
            let newer = #"{"format":"fairweather-report","schema":99\#(rest)}"#
            try Data(newer.utf8).write(to: file)
            await #expect(throws: Replay.Failure.file(.newer), "\(newer)") {
                try await Replay(file, environment: home.environment)
            }
        }
        await #expect(throws: Replay.Failure.file(.missing)) {
            try await Replay(URL(filePath: home.folder.path("none.json")), environment: home.environment)
        }
    }

    @Test("a report none of whose places can be read is none, and of one with some it is known how many are left out")
    func unreadablePlaces() async throws {
        let home = try TestHome(at: "2026-01-15T12:20:00Z")
        let file = URL(filePath: home.folder.path("torn.json"))
        let (torn, whole) = (
            #"{"name": "A", "lat": 1, "longitude": 2}"#, #"{"name": "B", "latitude": 1, "longitude": 2}"#
        )
        func write(_ places: String) throws {
            let text = #"{"format":"fairweather-report","schema":1,"moment":0,"zone":"GMT","places":[\#(places)]}"#
            try Data(text.utf8).write(to: file)
        }
        try write("\(torn), \(torn)")
        await #expect(throws: Replay.Failure.file(.foreign)) {
            try await Replay(file, environment: home.environment)
        }
        for (places, count) in [("\(torn), \(whole), \(torn)", 2), (whole, 0), ("", 0)] {
            try write(places)
            let replay = try await Replay(file, environment: home.environment)
            #expect(replay.unreadablePlaces == count, "\(places)")
            replay.end()
        }
    }

    @Test("neither more than forty places nor a file of more than 20 MB is a report")
    func bounds() async throws {
        let home = try TestHome(at: "2026-01-15T12:20:00Z")
        let many = try await home.run(["report"] + (0..<41).map { "Place \($0)" })
        #expect(many.code == 2 && many.errors.contains("at most 40 places"), "\(many)")
        let file = URL(filePath: home.folder.path("large.json"))
        try Data(count: 20_000_001).write(to: file)
        await #expect(throws: Replay.Failure.file(.tooLarge)) {
            try await Replay(file, environment: home.environment)
        }
    }

    @Test("an answer without weather is refused by saying so, and a list of pictures by where they are not")
    func weatherless() async throws {
        let home = try TestHome(at: "2026-01-15T12:20:00Z")
        let file = URL(filePath: home.folder.path("answer.json"))
        let sentences = [
            ("open-meteo/search_london.json", "x.json is an answer of a source without any weather."),
            ("librewxr/maps_small.json", "x.json lists radar pictures that are not in it."),
        ]
        for (name, sentence) in sentences {
            try Data(try PlayedServer.Reply.fixture(name).body).write(to: file)
            let failure = await #expect(throws: Replay.Failure.self, "\(name)") {
                try await Replay(file, environment: home.environment)
            }
            #expect(failure?.sentence(about: "x.json") == sentence)
        }
    }

    @Test("radar pictures are replayed with the rain of their place, and leave who has them")
    func pictures() async throws {
        let home = try TestHome(at: "2026-11-15T12:20:00Z")
        let file = URL(filePath: home.folder.path("answer.json"))
        try Data(try PlayedServer.Reply.fixture("bright-sky/radar_hamburg.json").body).write(to: file)
        let replay = try await Replay(file, environment: home.environment)
        defer { replay.end() }
        #expect(replay.moment == (try Date("2026-01-14T12:40:00Z", strategy: .iso8601)))
        let store = try SQLiteStore.open(at: DataFolders(environment: replay.environment).databaseFile).store
        let place = try #require(try store.contents(at: replay.moment).places.first)
        let report = try #require(try store.report(for: place.id))
        #expect(report.parts == [.minutes] && report.minutes?.source.id == WeatherSource.brightSky.id)
        #expect(report.minutes?.value.contains { ($0.precipitation?.value ?? 0) > 0 } == true)
        let radar = try #require(replay.radar)
        #expect(try await radar.frames(around: place.location).newestMeasured?.time == replay.moment)
    }

    @Test(
        "a recorded answer of any format is a place's weather at its moment",
        arguments: [
            ("weather-underground/observation.json", "weather-underground", 1),
            ("weather-underground/station_metric.json", "weather-underground", 1),
            ("open-meteo/forecast_london_january.json", "open-meteo", 0),
            ("met-norway/complete_bergen_march.json", "met-norway", 0), ("nws/hourly_denver.json", "nws", 0),
            ("bright-sky/weather_hamburg.json", "bright-sky", 0), ("bright-sky/current_hamburg.json", "bright-sky", 1),
            ("openweather/one_call_apia.json", "openweather", 0),
            ("openweather/forecast_chatham.json", "openweather", 0),
            ("openweather/weather_mountain_view.json", "openweather", 1), ("nws/grid_denver.json", "nws", 0),
            ("openweather/one_call4_hours_1.json", "openweather", 0),
            ("open-meteo-ensemble/spread_london_january.json", "open-meteo-ensemble", 0),
        ])
    func answers(name: String, source: String, isPresentAlone: Int) async throws {
        let home = try TestHome(at: "2026-01-15T12:20:00Z")
        let file = URL(filePath: home.folder.path("answer.json"))
        try Data(try PlayedServer.Reply.fixture(name).body).write(to: file)
        let replay = try await Replay(file, environment: home.environment)
        defer { replay.end() }
        let folders = try DataFolders(environment: replay.environment)
        let store = try SQLiteStore.open(at: folders.databaseFile).store
        let place = try #require(try store.contents(at: replay.moment).places.first)
        let report = try #require(try store.report(for: place.id))
        #expect(report.source(of: isPresentAlone == 1 ? .current : .hours)?.id.hasPrefix(source) == true)
        // The recorded answer of the NWS has been freed of its shape.
        let isSomewhere = place.location.coordinates != Coordinates(latitude: 0, longitude: 0)
        #expect(isSomewhere || source == "nws", "the answer tells where it is")
        let shown = try await replayed(file, [isPresentAlone == 1 ? "now" : "hours", "--offline"], like: home)
        #expect(!shown.output.isEmpty && [0, 5].contains(shown.code), "\(shown)")
    }
}
