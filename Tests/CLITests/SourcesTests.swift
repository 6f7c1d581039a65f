import Foundation
import Testing
import WeatherStore

@testable import fairweather_cli

struct SourcesTests {
    private func source(_ id: String, _ run: CommandLineRun) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let sources = object?["sources"] as? [[String: Any]] ?? []
        return try #require(sources.first { $0["id"] as? String == id })
    }

    private func now(_ home: TestHome, _ server: String) async throws -> CommandLineRun {
        try await home.run("now", "London", "--source", "open-meteo", "--server", "open-meteo=\(server)")
    }

    @Test(
        "a rest that no program writes is none, and stops nobody",
        arguments: [
            (0.0, -600.0, 1), (700_000_000, 1e300, 1), (-1e300, 1e300, 1), (805_806_000, 805_892_400, .max),
            (805_806_000, 805_892_400, .min),
        ] as [(Double, Double, Int)])
    func impossibleRest(start: Double, end: Double, failures: Int) async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        _ = try await home.run("places", "add", "London")
        let run = try await FixtureServer.serving(["/v1/forecast": "open-meteo/forecast_london_july.json"], status: 500)
        {
            server in
            let rest = """
                {"start": \(start), "end": \(end), "reason": {"offline": {}}, "failures": \(failures), "isOrdered": true,
                "source": "open-meteo"}
                """
            let text = #"{"\#(server)": \#(rest), "\#(server) open-meteo/forecast": \#(rest)}"#
            try Data(text.utf8).write(to: DataFolders(environment: home.environment).sourceHealthFile)
            #expect(try await home.run("sources", "--server", "open-meteo=\(server)").code == 0)
            return try await now(home, server)
        }
        #expect(run.code == 4 && run.errors.contains("Open-Meteo is having problems"), "\(run.errors)")
    }

    @Test("what went wrong with a source is told by the next run, until the source answers")
    func remembered() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        #expect(try await now(home, "http://127.0.0.1:1").code == 4)
        home.clock.advance(by: 300)
        let nowhere = ["--server", "open-meteo=http://127.0.0.1:1"]
        let failed = try await home.run(["sources", "--json"] + nowhere)
        // What a test server does is no trouble of the real one.
        #expect(try source("open-meteo", await home.run("sources", "--json"))["last_error"] is NSNull)
        #expect(try source("open-meteo", failed)["state"] as? String == "failed")
        #expect((try source("open-meteo", failed)["last_error"] as? String)?.contains("could not be reached") == true)
        #expect(try source("open-meteo", failed)["last_error_at"] as? String == "2026-07-15T11:05:00Z")
        #expect(try source("nws", failed)["last_error"] is NSNull)
        let text = try await home.run(["sources"] + nowhere)
        #expect(text.output.contains("open-meteo: Failed 5 minutes ago. Open-Meteo could not be reached."))
        // Nobody ordered a rest, so that it is asked again at once.
        let answer = try await FixtureServer.serving(["/v1/forecast": "open-meteo/forecast_london_july.json"]) {
            try await now(home, $0)
        }
        #expect(answer.code == 0)
        let well = try await home.run("sources", "--json")
        #expect(try source("open-meteo", well)["state"] as? String == "ready")
        #expect(try source("open-meteo", well)["last_error"] is NSNull)
    }

    @Test("a source that ordered a rest is left alone by the next run, too")
    func rest() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        let played = PlayedServer()
        var quota = try PlayedServer.Reply.fixture("open-meteo/error_hourly_limit.json")
        quota.status = 429
        played.answer("/v1/forecast", quota)
        try await played.serving { server in
            #expect(try await now(home, server.absoluteString).code == 4)
            played.answer("/v1/forecast", try .fixture("open-meteo/forecast_london_july.json"))
            let resting = try await now(home, server.absoluteString)
            #expect(resting.code == 4 && resting.errors.contains("request limit"))
            home.clock.advance(by: 3700)
            #expect(try await now(home, server.absoluteString).code == 0)
        }
    }

    @Test("a limit is that of the host that told it, and of no other of the same name")
    func limitOfHost() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        let played = PlayedServer()
        played.answer("/v1/air-quality", .init(status: 429))
        played.answer("/v1/forecast", try .fixture("open-meteo/forecast_london_july.json"))
        try await played.serving { server in
            let servers = [
                "--server", "open-meteo=\(server.absoluteString)", "--server",
                "open-meteo-air-quality=http://localhost:\(server.port ?? 0)",
            ]
            #expect(try await home.run(["air", "London"] + servers).code == 4)
            #expect(try await home.run(["now", "London", "--source", "open-meteo"] + servers).code == 0)
            let run = try await home.run(["sources", "--json"] + servers)
            #expect(try source("open-meteo", run)["state"] as? String == "ready")
            #expect(try source("open-meteo-air-quality", run)["state"] as? String == "failed")
            let error = try source("open-meteo-air-quality", run)["last_error"] as? String
            #expect(error == "The request limit of Open-Meteo (air quality) has been reached. Try again later.")
            let text = try await home.run(["sources"] + servers).output
            #expect(text.contains("The request limit of Open-Meteo (air quality) has been reached."), "\(text)")
        }
    }

    @Test("what a source has against a place is no trouble of the source")
    func place() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        #expect(try await FixtureServer.serving([:]) { try await now(home, $0) }.code == 4)
        #expect(try source("open-meteo", await home.run("sources", "--json"))["last_error"] is NSNull)
    }

    @Test("a file of failures that cannot be read counts as none, and is written anew")
    func damaged() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        #expect(try await now(home, "http://127.0.0.1:1").code == 4)
        let file = URL(filePath: home.folder.path("data/fairweather/sources.json"))
        try Data("{\"open-meteo/forecast\": [".utf8).write(to: file)
        #expect(try source("open-meteo", await home.run("sources", "--json"))["state"] as? String == "ready")
        #expect(try await now(home, "http://127.0.0.1:1").code == 4)
        #expect(
            try source("open-meteo", await home.run("sources", "--json", "--server", "open-meteo=http://127.0.0.1:1"))[
                "state"] as? String == "failed")
    }

    @Test("the sample data are a source like any other")
    func sample() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        let run = try await home.run("sources", "--source", "sample", "--json")
        #expect(try source("sample", run)["state"] as? String == "ready")
        #expect(try await home.run("sources", "--source", "sample").output.contains("sample"))
    }

    @Test("a source that alone is asked and has no key says so")
    func keyless() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        let run = try await home.run("now", "London", "--source", "openweather")
        #expect(run.code == 6)
        #expect(run.errors.contains("openweather needs a key."))
    }

    @Test("a check asks all sources at once, so that one that is silent delays no other", .timeLimit(.minutes(5)))
    func sideBySide() async throws {
        let home = try TestHome(at: "2026-01-15T12:05:00Z")
        let played = PlayedServer()
        // Were they asked in turn, the second would never be.
        played.gather(["/v1/forecast", "/v1/air-quality", "/weatherapi/locationforecast/2.0/complete"])
        try await played.serving { server in
            let servers = ["open-meteo", "open-meteo-air-quality", "met-norway"].flatMap {
                ["--server", "\($0)=\(server.absoluteString)"]
            }
            let run = try await home.run(["sources", "--check", "Cape Town", "--json"] + servers)
            #expect(run.code == 0, "\(run.errors)")
        }
    }

    @Test("a place that nobody knows is told as by every other command, whether it is asked about or not")
    func unknownPlace() async throws {
        let home = try TestHome()
        let other = try await home.run("now", "Xyzzyq")
        #expect(other.code == 3)
        for arguments in [["sources", "Xyzzyq"], ["sources", "Xyzzyq", "--check"], ["sources", "Xyzzyq", "--json"]] {
            let run = try await home.run(arguments)
            #expect(run.code == 3 && run.output.isEmpty && run.errors == other.errors, "\(run.errors)")
        }
        #expect(try await home.run("sources").code == 0, "no place is needed")
        #expect(try await home.run("sources", "Paris").code == 0)
    }

    @Test("a source that failed after it had answered has one state in its line")
    func oneState() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        _ = try await home.run("places", "add", "London")
        try await FixtureServer.serving(["/v1/forecast": "open-meteo/forecast_london_july.json"]) { server in
            #expect(try await now(home, server).code == 0)
            let well = try await home.run("sources", "--server", "open-meteo=\(server)").output
            let line = try #require(well.split(separator: "\n").first { $0.hasPrefix("open-meteo ") })
            #expect(line.contains("ready") && line.contains("answered"), "\(line)")
        }
        home.clock.advance(by: 7200)
        #expect(try await now(home, "http://127.0.0.1:1").code == 5)
        let failed = try await home.run("sources", "--server", "open-meteo=http://127.0.0.1:1").output
        let line = try #require(failed.split(separator: "\n").first { $0.hasPrefix("open-meteo ") })
        #expect(line.contains("failed") && !line.contains("answered"), "\(line)")
    }

    @Test("a check tells the sources no more of the place than the reader wants to be told")
    func rounded() async throws {
        let home = try TestHome(at: "2026-01-15T12:05:00Z")
        try home.choose { $0.coordinatePrecision = .twoDecimals }
        let played = PlayedServer()
        try await played.serving { server in
            let run = try await home.run(
                "sources", "--check", "--source", "nws", "--at", "39.7392,-104.9849", "--server",
                "nws=\(server.absoluteString)")
            #expect(run.code == 0, "\(run.errors)")
        }
        #expect(played.requests == ["/points/39.74,-104.98"])
    }
}
