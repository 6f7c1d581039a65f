import Foundation
import Synchronization
import Testing

@testable import fairweather_cli

@Suite("Old and missing weather on a status bar")
struct PanelTroubleTests {
    private static let everything = "{icon} {temperature} {warning}|{age}|{status}"

    @Test("old weather says that it is old, and how old")
    func stale() async throws {
        let home = try TestHome()
        try await home.seed()
        home.environment["LC_ALL"] = "en_GB"
        home.pause = { _ in throw CancellationError() }
        home.clock.advance(by: 5 * 3600)
        let line = try #require(
            try PanelLines.waybar(try await home.run("watch", "--offline", "--format", "waybar")).first)
        #expect(line.class.last == "stale" && line.text.hasSuffix("5 hours old"))
        #expect(PanelLines.shown(line.tooltip)?.hasSuffix("Showing what was fetched 5 hours ago (13:16).") == true)
        let block = try PanelLines.i3blocks(try await home.run("watch", "--offline", "--format", "i3blocks"))
        #expect(block.first?.full_text.hasSuffix("5 hours old") == true)
        let run = try await home.run("now", "--offline", "--format", Self.everything)
        #expect(
            run.code == 5 && run.output.contains("|5 hours ago (13:16)|Showing what was fetched 5 hours ago (13:16)."))
    }

    @Test("where nothing is stored the line says so, and every value is a dash")
    func nothing() async throws {
        let home = try TestHome()
        home.pause = { _ in throw CancellationError() }
        let run = try await home.run("now", "Paris", "--offline", "--format", Self.everything)
        #expect(run.code == 4)
        #expect(run.lines == ["— — —|—|No weather is stored for Paris."])
        let watch = try await home.run("watch", "Paris", "--offline", "--format", "waybar")
        #expect(watch.code == 0)
        let line = try #require(try PanelLines.waybar(watch).first)
        #expect(line.text == "—" && line.class == ["unknown", "failed"] && line.alt == "unknown")
        #expect(line.tooltip == "Paris\nNo weather is stored for Paris.")
    }

    @Test("a source that fails at the start is asked again, and the bar shows what comes of it, with a restart between")
    func recovery() async throws {
        let played = PlayedServer()
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        let clock = home.clock
        home.refreshClock = clock
        played.answer("/v1/forecast", PlayedServer.Reply(status: 503))
        let looks = Mutex(0)
        let forecast = try PlayedServer.Reply.fixture("open-meteo/forecast_london_july.json")
        home.pause = { seconds in
            let look = looks.withLock { looks in
                looks += 1
                return looks
            }
            if look == 2 { played.answer("/v1/forecast", forecast) }
            guard look < 120 else { throw CancellationError() }
            clock.advance(by: seconds)
        }
        try await played.serving { server in
            let watch = [
                "watch", "--at", "51.5085,-0.1257", "--source", "open-meteo", "--server", "open-meteo=\(server)",
                "--format",
            ]
            let run = try await home.run(watch + ["waybar"])
            #expect(run.code == 0)
            let lines = try PanelLines.waybar(run)
            try #require(lines.count >= 2, "\(run.output)")
            #expect(lines[0].text == "—" && lines[0].class.last == "failed")
            #expect(lines[0].tooltip.contains("Open-Meteo is having problems (error 503)"))
            #expect(lines[1].text.contains("°") && !lines[1].class.contains("failed"))
            // The place is not saved, so that nothing is stored for the next start.
            _ = try await home.run("places", "add", "London")
            _ = try await home.run(
                "now", "London", "--source", "open-meteo", "--server", "open-meteo=\(server)", "--quiet")
            played.answer("/v1/forecast", PlayedServer.Reply(status: 503))
            clock.advance(by: 6 * 3600)
            looks.withLock { $0 = 119 }
            let restart = [
                "watch", "London", "--source", "open-meteo", "--server", "open-meteo=\(server)", "--format",
                "{temperature}|{age}|{status}",
            ]
            let later = try await home.run(restart)
            // What is stored is there at once, and old; what failed is told once it has.
            try #require(later.lines.count == 2, "\(later.output)")
            #expect(later.lines[0].contains("°|6 hours ago (") && later.lines[0].hasSuffix("."))
            #expect(later.lines[1].contains("Open-Meteo is having problems (error 503)"))
        }
    }

    @Test("a line comes when it differs, and nobody is asked more often than the window asks")
    func changes() async throws {
        let played = PlayedServer()
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        let clock = home.clock
        home.refreshClock = clock
        played.answer("/v1/forecast", try .fixture("open-meteo/forecast_london_july.json"))
        let looks = Mutex(0)
        home.pause = { seconds in
            let look = looks.withLock { looks in
                looks += 1
                return looks
            }
            guard look < 240 else { throw CancellationError() }
            clock.advance(by: seconds)
        }
        try await played.serving { server in
            let run = try await home.run(
                "watch", "--at", "51.5085,-0.1257", "--source", "open-meteo", "--server", "open-meteo=\(server)",
                "--format", "{icon} {temperature} {chance}")
            #expect(run.code == 0 && !run.lines.isEmpty)
            #expect(zip(run.lines, run.lines.dropFirst()).allSatisfy { $0 != $1 })
            #expect(run.lines.count < 20)
            #expect(played.requests.count < 40, "\(played.requests.count)")
        }
    }
}
