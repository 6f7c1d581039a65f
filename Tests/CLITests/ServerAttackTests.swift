import Foundation
import Synchronization
import Testing
import WeatherServices
import WeatherStore

@testable import fairweather_cli

@Suite("Files that want other servers to be asked, and keys to go there")
struct ServerAttackTests {
    private func settings(_ home: TestHome) throws -> Settings {
        try SettingsFile(DataFolders(environment: home.environment).settingsFile).load().settings
    }

    private func file(_ server: String, in home: TestHome) throws -> String {
        let text = """
            {"format":"fairweather","schema":1,"places":[],"settings":{"refreshMinutes":45,
            "servers":{"openweather":"\(server)"}}}
            """
        return try home.folder.file("sent.json", Array(text.utf8)).path
    }

    @Test("servers of an imported file are shown, and taken only when that is asked for")
    func imported() async throws {
        let home = try TestHome()
        let sent = try file("https://evil.example.org", in: home)
        let shown = try await home.run("places", "import", sent, "--settings")
        #expect(shown.code == 0 && shown.errors.contains("openweather: https://evil.example.org"))
        #expect(try settings(home).servers.isEmpty)
        #expect(try settings(home).refreshMinutes == 45)
        let taken = try await home.run("places", "import", sent, "--settings", "--servers")
        #expect(taken.code == 0 && taken.errors.contains("evil.example.org"))
        #expect(try settings(home).servers == ["openweather": "https://evil.example.org"])
        #expect(try await home.run("places", "import", sent, "--servers").code == 2)
    }

    @Test("a server that the settings or the command name gets no key that was given for the usual one")
    func key() async throws {
        let home = try TestHome(at: "2019-06-12T14:45:00Z")
        home.environment["FAIRWEATHER_OPENWEATHER_KEY"] = "secret"
        let answers = ["/data/2.5/weather": "openweather/weather_mountain_view.json"]
        try await FixtureServer.serving(answers) { server in
            try home.choose { $0.servers = ["openweather": server] }
            let refused = try await home.run("now", "--at", "37.3861,-122.0839", "--source", "openweather")
            #expect(refused.code == 6 && refused.output.isEmpty)
            let command = [
                "now", "--at", "37.3861,-122.0839", "--source", "openweather", "--server", "openweather=\(server)",
            ]
            #expect(try await home.run(command).code == 6)
            // Named by the one who has set the variable, it does.
            home.environment["FAIRWEATHER_OPENWEATHER_KEY_HOST"] = String(server.dropFirst("http://".count))
            let run = try await home.run(command)
            #expect(!run.output.isEmpty, "\(run.errors)")
        }
    }

    @Test("every server that is not the usual one is shown")
    func shown() async throws {
        let home = try TestHome()
        #expect(try await !home.run("sources").output.contains(" uses the server "))
        try home.choose { $0.servers = ["met-norway": "https://evil.example.org:8443"] }
        let line = "met-norway uses the server evil.example.org:8443, not api.met.no."
        #expect(try await home.run("sources").output.contains(line))
        let doctor = try await home.run("doctor", "--offline")
        #expect(doctor.code == 0 && doctor.output.contains(line))
        let listing = try await home.run("sources", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(listing.output.utf8))
        let sources = (object as? [String: Any])?["sources"] as? [[String: Any]] ?? []
        let listed = try #require(sources.first { $0["id"] as? String == "met-norway" })
        #expect(listed["host"] as? String == "evil.example.org:8443")
        #expect(listed["usual_host"] as? String == "api.met.no")
    }

    @Test("a port that no network has is refused where it is named, and what is stored is said and passed over")
    func port() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        for command in ["now", "sources", "doctor"] {
            for port in ["99999", "18446744073709551617"] {
                let refused = try await home.run(command, "--server", "open-meteo=https://127.0.0.1:\(port)")
                #expect(refused.code == 2 && refused.errors.contains("is not a server address"), "\(refused.errors)")
            }
        }
        let sent = try file("https://127.0.0.1:99999", in: home)
        let imported = try await home.run("places", "import", sent, "--settings", "--servers")
        #expect(imported.code == 0)
        let refusal = "The server “https://127.0.0.1:99999” for openweather cannot be used, so it was not imported."
        #expect(imported.errors.contains(refusal), "\(imported.errors)")
        #expect(try settings(home).servers.isEmpty)
        try home.choose { $0.servers = ["open-meteo": "https://127.0.0.1:99999"] }
        let doctor = try await home.run("doctor", "--offline")
        #expect(doctor.output.contains("“https://127.0.0.1:99999”"), "\(doctor.output)")
        let line = "The settings name the server “https://127.0.0.1:99999” for Open-Meteo. It cannot be used"
        let sources = try await home.run("sources")
        #expect(sources.code == 0 && sources.output.contains(line), "\(sources.output)")
        let now = ["now", "--at", "51.5085,-0.1257", "--offline"]
        #expect(try await home.run(now).errors.contains(line))
        // Not where another one is asked in its place.
        let other = try await home.run(now + ["--server", "open-meteo=http://127.0.0.1:1"])
        #expect(!other.errors.contains("The settings name"), "\(other.errors)")
    }

    @Test("a key is kept for the server that the settings name, and for the usual one where they name none")
    func kept() async throws {
        let home = try TestHome()
        let store = KeptKeys()
        home.keys = store
        _ = try await home.run(["key", "set", "openweather"], input: "usual\n")
        try home.choose { $0.servers = ["openweather": "https://own.example.org:8443"] }
        let saved = try await home.run(["key", "set", "openweather"], input: "own\n")
        #expect(saved.errors.contains("own.example.org:8443"))
        #expect(store.all == ["api.openweathermap.org": "usual", "own.example.org:8443": "own"])
        _ = try await home.run("key", "remove", "openweather")
        #expect(store.all == ["api.openweathermap.org": "usual"])
    }
}

/// Keys in memory, by their hosts.
private final class KeptKeys: KeyStore {
    private let keys = Mutex<[String: String]>([:])

    var all: [String: String] { keys.withLock { $0 } }

    func key(for source: KeyedSource, at host: KeyHost) async -> KeyLookup {
        KeyLookup(key: all[host.name].map { APIKey($0) })
    }

    func set(_ key: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
        keys.withLock { $0[host.name] = key }
    }

    func remove(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
        keys.withLock { $0[host.name] = nil }
    }
}
