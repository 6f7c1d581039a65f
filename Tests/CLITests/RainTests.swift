import Foundation
import FlyingFox
import LoopbackServing
import Synchronization
import Testing
import WeatherServices

@testable import fairweather_cli

@Suite("rain")
struct RainTests {
    private static let now = "2026-01-14T12:41:00Z"
    private static let place = ["--at", "53.55071,9.99304"]
    private static let fixture = "bright-sky/radar_hamburg.json"

    /// Runs the command against a server with one answer; gives its run and the requests that were made.
    private func run(
        _ arguments: [String], reply: PlayedServer.Reply? = nil, home: TestHome? = nil, place: [String] = place
    ) async throws -> (run: CommandLineRun, requests: [String]) {
        let server = PlayedServer()
        server.answer("/radar", try reply ?? .fixture(Self.fixture))
        let home = try home ?? TestHome(at: Self.now)
        let run = try await server.serving { url in
            try await home.run(["rain"] + place + ["--server", "bright-sky=\(url.absoluteString)"] + arguments)
        }
        return (run, server.requests)
    }

    @Test("the sentences, each picture from now on and the source are printed after a single request")
    func page() async throws {
        let (run, requests) = try await run(["--locale", "en-GB", "--units", "metric"])
        #expect(run.code == 0, "\(run.errors)")
        #expect(requests == ["/radar"])
        let text = run.output.replacing(/\s+/, with: " ")
        #expect(
            text.contains(
                "Rain 40 km to the west is moving towards you. It arrives about 14:35 and lasts beyond 15:40. until 13:40 measured dry"
            ), "\(run.output)")
        // The first wet picture tells the five minutes from the arrival on.
        #expect(
            text.contains("until 14:35 expected dry until 14:40 expected moderate rain 3."), "\(run.output)")
        #expect(run.lines.count { $0.contains("measured") } == 1 && run.lines.count { $0.contains("expected") } == 24)
        #expect(text.contains("Measured at 13:40."), "\(run.output)")
        #expect(text.contains("Source: Deutscher Wetterdienst"), "\(run.output)")
    }

    @Test(
        "the map fits 24 lines of 80 columns, has the place in its middle, and no colours but in a terminal with them")
    func map() async throws {
        for (isTerminal, hasColour) in [(true, true), (true, false), (false, false)] {
            let home = try TestHome(at: Self.now)
            home.screen = Screen(isTerminal: isTerminal, width: 80, hasColour: hasColour)
            let (run, _) = try await run(["--map"], home: home)
            #expect(run.code == 0, "\(run.errors)")
            #expect(run.lines.count <= 24, "\(run.output)")
            #expect(run.output.contains("\u{1B}") == hasColour)
            let plain = run.output.replacing(/\u{1B}\[\d+m/, with: "").split(separator: "\n")
            #expect(plain.allSatisfy { $0.columns <= 80 })
            let row = try #require(plain.first { $0.contains("◆") && !$0.contains("◆ is") })
            #expect(row.prefix { $0 != "◆" }.count == 37, "\(row)")
            // The rain lies 66 kilometres to the west, at two to a dot and two dots to a column.
            #expect(row.prefix(37).contains { ("\u{2801}"..."\u{28FF}").contains($0) }, "\(row)")
            #expect(row.suffix(37).allSatisfy { $0 == " " || $0 == "·" }, "\(row)")
        }
    }

    @Test("a narrow terminal has a narrow map", arguments: [20, 40])
    func narrow(width: Int) async throws {
        let home = try TestHome(at: Self.now)
        home.screen = Screen(isTerminal: true, width: width)
        let (run, _) = try await run(["--map"], home: home)
        #expect(run.lines.allSatisfy { $0.columns <= width }, "\(run.output)")
        #expect(run.output.contains("◆"))
    }

    @Test("JSON follows the schema, with times in UTC")
    func json() async throws {
        let (run, _) = try await run(["--json"])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let schema = try JSONSchema.shipped()
        #expect(try schema.faults(of: try #require(object)) + schema.faults(of: try #require(object), as: "rain") == [])
        #expect(object?["arrival"] as? String == "2026-01-14T13:35:00Z")
        #expect(object?["measured"] as? String == "2026-01-14T12:40:00Z")
        #expect(object?["wet_now"] as? Bool == false)
        #expect((object?["frames"] as? [Any])?.count == 25)
    }

    @Test("coordinates are as exact as the settings allow")
    func rounding() async throws {
        let asked = Mutex<[String]>([])
        let body = try PlayedServer.Reply.fixture(Self.fixture).body
        let handler = ClosureHTTPHandler { request in
            asked.withLock { $0 += request.query.filter { ["lat", "lon"].contains($0.name) }.map(\.value) }
            return HTTPResponse(statusCode: .ok, body: body)
        }
        let home = try TestHome(at: Self.now)
        try home.choose { $0.coordinatePrecision = .twoDecimals }
        let run = try await HTTPServer.serving(handler) { url in
            try await home.run(["rain"] + Self.place + ["--server", "bright-sky=\(url.absoluteString)"])
        }
        #expect(run.code == 0 && asked.withLock { $0 } == ["53.55", "9.99"])
    }

    @Test("where Germany's radar does not see, and where it is switched off, LibreWXR is asked and named")
    func elsewhere() async throws {
        for (place, disabled) in [(["--at", "48.85,2.35"], []), (Self.place, ["bright-sky"])] {
            let server = PlayedServer()
            server.answer("/public/weather-maps.json", .init(status: 503))
            let home = try TestHome(at: Self.now)
            try home.choose { $0.disabledSources = Set(disabled) }
            let run = try await server.serving { url in
                try await home.run(["rain"] + place + ["--server", "librewxr=\(url.absoluteString)"])
            }
            #expect(run.code == 4 && run.output.isEmpty)
            #expect(run.errors.contains("LibreWXR is having problems (error 503)."), "\(run.errors)")
            #expect(server.requests == ["/public/weather-maps.json"])
        }
    }

    @Test("where the named source has no radar, offline, and for another source alone nothing is asked")
    func nothingAsked() async throws {
        let paris = try await run(["--source", "bright-sky"], place: ["--at", "48.85,2.35"])
        #expect(paris.run.code == 4 && paris.requests.isEmpty && paris.run.output.isEmpty)
        #expect(paris.run.errors.hasPrefix("fairweather-cli: Bright Sky has no radar for "), "\(paris.run.errors)")
        let offline = try await run(["--offline"])
        #expect(offline.run.code == 4 && offline.requests.isEmpty)
        #expect(offline.run.errors == "fairweather-cli: Radar pictures are not kept, so there are none offline.\n")
        for source in ["sample", "open-meteo"] {
            let other = try await run(["--source", source])
            #expect(other.run.code == 4 && other.requests.isEmpty)
        }
        let home = try TestHome(at: Self.now)
        try home.choose { $0.disabledSources = ["bright-sky", "librewxr"] }
        let disabled = try await run([], home: home)
        #expect(disabled.run.code == 4 && disabled.requests.isEmpty)
        #expect(disabled.run.errors.contains("switched off"), "\(disabled.run.errors)")
        #expect(try await run(["--source", "bright-sky"], home: home).run.code == 0)
        #expect(try await run(["--map", "--json"]).run.code == 2)
    }

    @Test("each failure has its sentence, and prints nothing")
    func failures() async throws {
        let replies: [(PlayedServer.Reply, String)] = [
            (
                .init(status: 200, body: Data("<html></html>".utf8)),
                "A web page arrived in place of data from Bright Sky."
            ),
            (.init(status: 200, body: Data("{\"radar\":[]}".utf8)), "Bright Sky sent an empty answer."),
            (.init(status: 200, body: Data("{\"radar\":[{}],\"bbox\":[0,0,4,4]}".utf8)), "could not be read"),
            (.init(status: 503), "Bright Sky is having problems (error 503)."),
            (.init(status: 429, headers: ["Retry-After": "600"]), "Try again after "),
        ]
        for (reply, words) in replies {
            let (run, requests) = try await run([], reply: reply)
            #expect(run.code == 4 && run.output.isEmpty && requests.count == 1)
            #expect(run.errors.contains(words), "\(run.errors)")
        }
    }

    @Test("a server that asks to be left alone is not asked again")
    func obedience() async throws {
        let home = try TestHome(at: Self.now)
        let reply = PlayedServer.Reply(status: 429, headers: ["Retry-After": "600"])
        let server = PlayedServer()
        server.answer("/radar", reply)
        try await server.serving { url in
            for _ in 0..<2 {
                let run = try await home.run(["rain"] + Self.place + ["--server", "bright-sky=\(url.absoluteString)"])
                #expect(run.code == 4 && run.errors.contains("request limit"), "\(run.errors)")
            }
        }
        #expect(server.requests == ["/radar"])
    }

    @Test("of pictures 25 minutes old it is told what they said then, with their time and age, and no time that comes")
    func old() async throws {
        let home = try TestHome(at: "2026-01-14T13:05:00Z")
        for arguments in [[], ["--map"]] {
            let (run, _) = try await run(["--locale", "en-GB", "--units", "metric"] + arguments, home: home)
            #expect(run.code == 5, "\(run.errors)")
            let text = run.output.replacing(/\s+/, with: " ")
            #expect(
                text.contains("Radar: 13:40, 25 minutes old. 13:40: Rain 40 km to the west is moving towards you."),
                "\(run.output)")
        }
        let (json, _) = try await run(["--json"], home: home)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(json.code == 5 && object?["wet_now"] is NSNull && object?["arrival"] is NSNull, "\(json.output)")
        #expect(object?["fetched"] as? String == "2026-01-14T13:05:00Z")
        #expect(try await run(["--quiet"], home: home).run.code == 5)
    }

    @Test("old pictures are never told as now, and a clock ten minutes off tells the same times")
    func clocks() async throws {
        let late = try await run([], home: try TestHome(at: "2026-01-14T14:46:00Z"))
        #expect(late.run.code == 4 && late.run.output.isEmpty)
        #expect(late.run.errors.contains("does not tell what comes"), "\(late.run.errors)")
        let early = try await run([], home: try TestHome(at: "2026-01-14T07:41:00Z"))
        #expect(early.run.code == 4 && early.run.output.isEmpty)
        #expect(early.run.errors.contains("newer than this computer’s clock"), "\(early.run.errors)")
        let slow = try await run(["--json"], home: try TestHome(at: "2026-01-14T12:31:00Z"))
        #expect(slow.run.output.contains("\"measured\":\"2026-01-14T12:30:00Z\""), "\(slow.run.output)")
        #expect(slow.run.output.ranges(of: "\"observed\"").count == 1, "\(slow.run.output)")
        for time in ["2026-01-14T12:31:00Z", "2026-01-14T12:51:00Z"] {
            let (run, _) = try await run(["--json"], home: try TestHome(at: time))
            #expect(run.output.contains("\"arrival\":\"2026-01-14T13:35:00Z\""), "\(run.output) \(run.errors)")
        }
    }
}
