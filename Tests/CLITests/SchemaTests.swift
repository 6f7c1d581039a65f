import Foundation
import Testing

@testable import fairweather_cli

struct SchemaTests {
    private let definitions = [
        "now": "now", "hours": "hours", "days": "days", "alerts": "alerts", "air": "air", "sun": "sky",
    ]

    /// The faults of every line of the output, each of which must be an object.
    private func faults(_ run: CommandLineRun, as definition: String) throws -> [String] {
        let schema = try JSONSchema.shipped()
        #expect(!run.lines.isEmpty && run.output.hasSuffix("\n"))
        return try run.lines.flatMap { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return try schema.faults(of: object) + schema.faults(of: object, as: definition)
        }
    }

    @Test("what each source gives is printed as the schema says", arguments: SourceAnswers.all)
    func sources(source: SourceAnswers) async throws {
        try await FixtureServer.serving(source.answers) { server in
            for command in source.commands {
                let home = try TestHome(at: source.now)
                for key in ["FAIRWEATHER_OPENWEATHER_KEY", "FAIRWEATHER_WUNDERGROUND_KEY"] {
                    home.environment[key] = "key"
                    home.environment[key + "_HOST"] = String("\(server)".dropFirst("http://".count))
                }
                try home.choose { settings in
                    settings.weatherUndergroundStation = "IKATHMAN7"
                    settings.openWeatherProduct = source.product.rawValue
                }
                let run = try await home.run(
                    [command, "--json", "--source", source.option ?? source.source]
                        + ["--server", "\(source.source)=\(server)"] + source.place)
                #expect(run.code == 0, "\(command): \(run.errors)")
                #expect(try faults(run, as: definitions[command] ?? "") == [], "\(command)")
                let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
                #expect((object?["source"] as? String)?.hasPrefix(source.source) == true, "\(command)")
                let content = object?[command == "air" ? "air_quality" : command == "now" ? "current" : command]
                #expect((content as? [Any])?.isEmpty == false || content is [String: Any], "\(command) is empty")
            }
        }
    }

    @Test("values of a source come through in their units, with their kind")
    func values() async throws {
        let source = try #require(SourceAnswers.all.first { $0.source == "nws" })
        let run = try await FixtureServer.serving(source.answers) { server in
            try await TestHome(at: source.now).run(
                ["now", "--json", "--source", "nws", "--server", "nws=\(server)"] + source.place)
        }
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let current = try #require(object?["current"] as? [String: Any])
        #expect(current["temperature_c"] as? Double == -2.8)
        #expect(current["wind_speed_ms"] as? Double == 3.6)
        #expect(current["pressure_msl_hpa"] as? Double == 1015.2)
        #expect(current["condition"] as? String == "light_snow")
        #expect(current["kind"] as? String == "observed")
        #expect(current["time"] as? String == "2026-01-20T21:53:00Z")
        #expect(current["uv_index"] is NSNull)
        #expect(object?["fetched"] as? String == "2026-01-20T22:10:00Z")
    }

    @Test(
        "the sample data and what is worked out here follow it too", arguments: ["now", "hours", "days", "air", "sun"])
    func sample(command: String) async throws {
        let run = try await TestHome().run(command, "Paris", "--json", "--source", "sample")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try faults(run, as: definitions[command] ?? "") == [])
    }

    @Test("the sun at the poles has neither rise nor set, but a word", arguments: [("06", "day"), ("12", "night")])
    func poles(month: String, polar: String) async throws {
        let run = try await TestHome().run("sun", "--json", "--at", "78.22,15.65", "--date", "2026-\(month)-21")
        #expect(try faults(run, as: "sky") == [])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let sun = try #require(object?["sun"] as? [String: Any])
        #expect(sun["polar"] as? String == polar)
        #expect(sun["sunrise"] is NSNull && sun["sunset"] is NSNull)
    }

    @Test("all other commands with JSON follow it")
    func others() async throws {
        let home = try TestHome()
        #expect(
            try faults(await home.run("places", "add", "Paris", "--name", "Lutetia", "--json"), as: "places") == [])
        #expect(try faults(await home.run("places", "list", "--json"), as: "places") == [])
        #expect(try faults(await home.run("cache", "status", "--json"), as: "cache") == [])
        #expect(try faults(await home.run("sources", "--json"), as: "sources") == [])
        #expect(try faults(await home.run("doctor", "--json", "--offline"), as: "doctor") == [])
        #expect(try faults(await home.run("search", "Paris", "--json"), as: "search") == [])
        try await home.seed()
        #expect(try faults(await home.run("sources", "--json"), as: "sources") == [])
        #expect(try faults(await home.run("cache", "status", "--json"), as: "cache") == [])
        #expect(try faults(await home.run("alerts", "--offline", "--json"), as: "alerts") == [])
        home.passTime(looks: 4)
        #expect(try faults(await home.run("watch", "--offline", "--json"), as: "now") == [])
    }
}
