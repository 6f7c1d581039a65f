import CatalogueMaking
import FlyingFox
import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

@testable import fairweather_cli

struct WarningTests {
    private let feed = ["/api/v1/warnings/feeds-netherlands": "meteoalarm/feed_netherlands.json"]
    private let place = ["--at", "53,6.56"]

    private func ask(_ home: TestHome, _ command: [String], _ status: Int) async throws -> CommandLineRun {
        try await FixtureServer.serving(feed, status: status) { server in
            try await home.run(command + ["--server", "meteoalarm=\(server)"])
        }
    }

    @Test("warnings that cannot be renewed are printed as of then, and their absence is not called a calm day")
    func failing() async throws {
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        _ = try await home.run("places", "add", "Assen")
        let good = try await ask(home, ["alerts", "Assen"], 200)
        #expect(good.code == 0 && !good.output.contains("could not be renewed"))
        home.clock.advance(by: 1800)
        let failed = try await ask(home, ["alerts", "Assen"], 500)
        #expect(failed.code == 5)
        #expect(failed.output.contains("Warnings could not be updated; the last update was at 1\u{202F}PM."))
        // A restart, and nothing but what is stored.
        let remembered = try await home.run("alerts", "Assen", "--offline")
        #expect(remembered.output.contains("Warnings could not be updated; the last update was at 1\u{202F}PM."))
        let json = try await home.run("alerts", "Assen", "--offline", "--json").output
        #expect(json.contains(#""gaps":[{"part":"alerts","kind":"failed","since":"2026-02-10T12:30:00Z""#))
        // After the last of them has ended, too.
        home.clock.advance(by: 14 * 86_400)
        let ended = try await home.run("alerts", "Assen", "--offline")
        #expect(ended.output.contains("could not be updated") && !ended.output.contains("No warnings."))
    }

    @Test(
        "nonsense in place of a list leaves the warnings that were there, with their age",
        arguments: [
            "{}", #"{"warnings":[],"error":"down"}"#, #"[{"warnings":[]}]"#,
            #"{"type":"FeatureCollection","features":[]}"#,
            #"{"alerts":[],"location":5}"#,
            #"<feed xmlns="http://www.w3.org/2005/Atom"><title>News of MeteoAlarm</title></feed>"#,
        ])
    func nonsense(body: String) async throws {
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        _ = try await home.run("places", "add", "Assen")
        let played = PlayedServer()
        let feed = "/api/v1/warnings/feeds-netherlands"
        try await played.serving { server in
            let command = ["alerts", "Assen", "--server", "meteoalarm=\(server.absoluteString)"]
            played.answer(feed, try .fixture("meteoalarm/feed_netherlands.json"))
            let good = try await home.run(command)
            #expect(good.code == 0 && good.output.contains("Severe: Ice"), "\(good.output)")
            home.clock.advance(by: 1800)
            for path in [feed, "/feeds/meteoalarm-legacy-atom-netherlands"] {
                played.answer(path, PlayedServer.Reply(body: Data(body.utf8)))
            }
            let nonsense = try await home.run(command)
            #expect(nonsense.code == 5)
            #expect(nonsense.output.contains("Severe: Ice"), "\(nonsense.output)")
            #expect(
                nonsense.output.contains("Warnings could not be updated; the last update was at 1\u{202F}PM."),
                "\(nonsense.output)")
        }
    }

    @Test("a country where nobody publishes has no source of warnings, which is neither a failure nor a calm day")
    func unoffered() async throws {
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        let played = PlayedServer()
        played.answer("/alert/area", PlayedServer.Reply(body: Data("[]".utf8)))
        for (publishers, alerts) in [("", "null"), (#"{"cap_alert_feed_status": "operating"}"#, "[]")] {
            let list = Data(#"{"results": [\#(publishers)]}"#.utf8)
            played.answer("/sources/area_status", PlayedServer.Reply(body: list))
            try await played.serving { server in
                let run = try await home.run(
                    "alerts", "Sydney", "--json", "--server", "public-alerts=\(server.absoluteString)")
                #expect(run.code == 0)
                #expect(run.output.contains(#""alerts":\#(alerts)"#), "\(run.output)")
            }
            home.clock.advance(by: 2 * 86_400)
        }
    }

    @Test("values are in the language in which the text is: the reader's own, else English, else the publisher's first")
    func language() async throws {
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        let folder = URL(filePath: home.folder.path("locale"))
        for language in ["de", "fr"] { try CompiledCatalogue(["": "\n"]).write(for: language, below: folder) }
        home.catalogues = CatalogueFolder(folder)
        _ = try await home.run("places", "add", "Paris", "--home")
        let texts = [("it", "Vento"), ("de", "Sturm"), ("en", "Gale")].map {
            AlertText(language: $0, event: $1)
        }
        let now = home.clock.now
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: now).places.first)
        func keep(_ texts: [AlertText]) async throws {
            let alert = Alert(id: "gale", ends: now + 86_400, texts: texts, coverage: .place)
            try await store.save(
                WeatherReport(timeZone: .gmt, alerts: Sourced([alert], source: .meteoAlarm, fetchedAt: now)),
                for: place.id)
        }
        func isTold(_ language: String, as event: String, of tag: String) async throws -> Bool {
            let command = ["alerts", "--offline", "--language", language]
            let (text, json) = (try await home.run(command), try await home.run(command + ["--json"]))
            return text.output.contains(event) && json.output.contains("\"event\":\"\(event)\"")
                && json.output.contains("\"language\":\"\(tag)\"")
        }
        try await keep(texts)
        #expect(try await isTold("de", as: "Sturm", of: "de"))
        #expect(try await isTold("fr", as: "Gale", of: "en"))
        try await keep(Array(texts.prefix(2)))
        #expect(try await isTold("fr", as: "Vento", of: "it"))
    }

    @Test("a warning that may be for elsewhere in the country says so")
    func elsewhere() async throws {
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        let run = try await FixtureServer.serving(
            ["/feeds/meteoalarm-legacy-atom-latvia": "meteoalarm/index_latvia.xml"]
        ) { server in
            try await home.run("alerts", "Riga", "--server", "meteoalarm=\(server)", "--json")
        }
        #expect(run.code == 0)
        #expect(run.output.contains(#""coverage":""#))
    }
}
