import Foundation
import Testing
import WeatherServices

@testable import fairweather_cli

@Suite("The national service fails, and the one that steps in knows of no warning")
struct SteppedInWarningTests {
    private let home: TestHome
    private let played = PlayedServer()

    init() async throws {
        home = try TestHome(at: "2026-02-10T12:00:00Z")
        _ = try await home.run("places", "add", "Leipzig")
        played.answer("/api/v1/warnings/feeds-germany", try .fixture("meteoalarm/feed_none.json"))
    }

    private func ask(at server: URL) async throws -> CommandLineRun {
        // Two names, as what a server says of itself holds for all its sources.
        try await home.run(
            "alerts", "Leipzig", "--server", "bright-sky=\(server.absoluteString)", "--server",
            "meteoalarm=http://localhost:\(server.port ?? 0)")
    }

    @Test("what was warned of stays with its age, and who failed is told", arguments: [500, 404])
    func known(status: Int) async throws {
        try await played.serving { server in
            played.answer("/alerts", try .fixture("bright-sky/alerts_leipzig.json"))
            let good = try await ask(at: server)
            #expect(good.code == 0 && good.output.lowercased().contains("gale-force gusts"), "\(good)")
            home.clock.advance(by: 1800)
            played.answer("/alerts", PlayedServer.Reply(status: status))
            let failed = try await ask(at: server)
            #expect(played.requests.contains("/api/v1/warnings/feeds-germany"))
            #expect(failed.code == 5, "\(failed)")
            #expect(failed.output.lowercased().contains("gale-force gusts"), "\(failed.output)")
            #expect(
                failed.output.contains(
                    "Warnings could not be updated; the last update was at 1\u{202F}PM. Bright Sky "),
                "\(failed.output)")
            #expect(failed.errors.contains("Bright Sky "), "\(failed.errors)")
        }
    }

    @Test("once it answers again its word counts, and lifts them")
    func back() async throws {
        try await played.serving { server in
            played.answer("/alerts", try .fixture("bright-sky/alerts_leipzig.json"))
            _ = try await ask(at: server)
            home.clock.advance(by: 1800)
            played.answer("/alerts", PlayedServer.Reply(status: 500))
            _ = try await ask(at: server)
            home.clock.advance(by: 7200)
            played.answer("/alerts", try .fixture("bright-sky/alerts_none.json"))
            let run = try await ask(at: server)
            #expect(run.code == 0, "\(run)")
            #expect(!run.output.contains("could not be updated"), "\(run.output)")
        }
    }

    @Test("where nothing was known there are no warnings, and who did not answer is told beside that")
    func unknown() async throws {
        try await played.serving { server in
            played.answer("/alerts", PlayedServer.Reply(status: 500))
            let run = try await ask(at: server)
            #expect(run.code == 0, "\(run)")
            #expect(
                run.output.contains("No warnings. Bright Sky is having problems (error 500)."), "\(run.output)")
        }
    }
}
