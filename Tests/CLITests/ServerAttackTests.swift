import Foundation
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

    @Test("a server that the settings name gets no key that was given for the usual one")
    func key() async throws {
        let home = try TestHome(at: "2019-06-12T14:45:00Z")
        home.environment["FAIRWEATHER_OPENWEATHER_KEY"] = "secret"
        let answers = ["/data/2.5/weather": "openweather/weather_mountain_view.json"]
        try await FixtureServer.serving(answers) { server in
            try home.choose { $0.servers = ["openweather": server] }
            let refused = try await home.run("now", "--at", "37.3861,-122.0839", "--source", "openweather")
            #expect(refused.code == 6 && refused.output.isEmpty)
            // Named by the one who has set the variable, it does.
            let run = try await home.run(
                "now", "--at", "37.3861,-122.0839", "--source", "openweather", "--server", "openweather=\(server)")
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
}
