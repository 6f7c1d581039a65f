import Foundation
import Testing

struct DoctorTests {
    private func network(_ home: TestHome, _ arguments: [String]) async throws -> (
        code: Int32, asked: [String], line: String
    ) {
        let played = PlayedServer()
        let run = try await played.serving { server in
            let servers = ["open-meteo", "met-norway", "librewxr"].flatMap {
                ["--server", "\($0)=\(server.absoluteString)"]
            }
            return try await home.run(["doctor"] + arguments + servers)
        }
        let line = run.output.split(separator: "\n").first { $0.hasPrefix("network") }.map(String.init) ?? ""
        return (run.code, played.requests, line)
    }

    @Test("without a place no source is asked for one that nobody chose")
    func noPlace() async throws {
        let result = try await network(try TestHome(), [])
        #expect(result.asked.isEmpty)
        #expect(result.code == 0)
        #expect(result.line.contains("places add"), "\(result.line)")
    }

    @Test("a place that is not found is said, and no other is asked for")
    func unknownPlace() async throws {
        let result = try await network(try TestHome(), ["Xqzzyvwk"])
        #expect(result.asked.isEmpty)
        #expect(result.code != 0)
        #expect(result.line.contains("Xqzzyvwk"), "\(result.line)")
    }

    @Test("the place that is named is asked for")
    func named() async throws {
        let result = try await network(try TestHome(), ["London"])
        #expect(result.asked.contains("/v1/forecast"))
    }

    /// The line about the radar's pictures of a place, and what was asked for.
    private func radar(
        _ place: String, at time: String = "2026-01-14T12:45:00Z", source: String, _ path: String,
        _ reply: PlayedServer.Reply
    ) async throws -> (code: Int32, asked: [String], line: String) {
        let played = PlayedServer()
        played.answer(path, reply)
        let home = try TestHome(at: time)
        let run = try await played.serving { server in
            let servers = ["open-meteo", "met-norway", source].flatMap {
                ["--server", "\($0)=\(server.absoluteString)"]
            }
            return try await home.run(["doctor", "--locale", "en-GB", "--at", place] + servers)
        }
        let text = run.output.replacing(/\s+/, with: " ")
        return (run.code, played.requests, text.range(of: "rain radar").map { String(text[$0.lowerBound...]) } ?? text)
    }

    @Test("the radar's source is asked for once, and its answer told with the time of its newest picture")
    func radarAnswers() async throws {
        let fine = try await radar(
            "53.55071,9.99304", source: "bright-sky", "/radar", .fixture("bright-sky/radar_hamburg.json"))
        #expect(fine.asked.count { $0 == "/radar" } == 1, "\(fine.asked)")
        #expect(
            fine.line.hasPrefix("rain radar: OK. Bright Sky answered. Radar: 13:40, 5 minutes old."), "\(fine.line)")
        let early = try await radar(
            "53.55071,9.99304", at: "2026-01-14T07:45:00Z", source: "bright-sky", "/radar",
            .fixture("bright-sky/radar_hamburg.json"))
        #expect(early.line.contains("newer than this computer’s clock"), "\(early.line)")
    }

    @Test("a radar's source in trouble is a note with its reason, as the weather does without it")
    func radarInTrouble() async throws {
        let trouble = try await radar(
            "48.85,2.35", source: "librewxr", "/public/weather-maps.json", .init(status: 503))
        #expect(
            trouble.line.hasPrefix("rain radar: note. LibreWXR is having problems (error 503)."), "\(trouble.line)")
        #expect(trouble.asked.count { $0.hasSuffix(".png") } == 0)
    }
}
