import Foundation
import Testing

@testable import fairweather_cli

/// Rows of six hours, as MET Norway gives them beyond two days, through real sockets and a real store.
struct CoarseRowsTests {
    private let path = "/weatherapi/locationforecast/2.0/complete"
    private let fixture = "met-norway/complete_bergen_march.json"

    /// The objects of the list of that name.
    private func rows(_ run: CommandLineRun, _ name: String) throws -> [[String: Any]] {
        #expect(run.code == 0, "\(run.errors)")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(object?[name] as? [[String: Any]])
    }

    @Test("a day of rows of six hours has their sum, high and low, asked for and remembered")
    func days() async throws {
        let home = try TestHome(at: "2026-03-09T14:20:00Z")
        _ = try await home.run("places", "add", "Bergen", "--home")
        let asked = try await FixtureServer.serving([path: fixture]) { server in
            try await home.run("days", "--json", "--source", "met-norway", "--server", "met-norway=\(server)")
        }
        for run in [asked, try await home.run("days", "--json", "--offline")] {
            let days = try rows(run, "days")
            let today = try #require(days.first { $0["date"] as? String == "2026-03-09" })
            #expect(today["precipitation_mm"] as? Double == 6.6)
            #expect(today["partial"] as? Bool == true)
            let tomorrow = try #require(days.first { $0["date"] as? String == "2026-03-10" })
            #expect(tomorrow["precipitation_mm"] as? Double == 4.4)
            #expect(tomorrow["high_c"] as? Double == 2.2)
            #expect(tomorrow["low_c"] as? Double == -0.8)
            #expect(tomorrow["partial"] as? Bool == true)
        }
    }

    @Test("the hours before an answer that gives only those to come are there after a restart")
    func earlier() async throws {
        let home = try TestHome(at: "2026-03-09T14:20:00Z")
        _ = try await home.run("places", "add", "Bergen", "--home")
        var answer = try #require(
            try JSONSerialization.jsonObject(
                with: Data(contentsOf: FixtureServer.root.appending(path: "Fixtures/\(fixture)"))) as? [String: Any])
        var properties = try #require(answer["properties"] as? [String: Any])
        properties["timeseries"] = (properties["timeseries"] as? [Any])?.dropFirst(4).map { $0 }
        answer["properties"] = properties
        let later = PlayedServer.Reply(body: try JSONSerialization.data(withJSONObject: answer))
        let played = PlayedServer()
        played.answer(path, try .fixture(fixture))
        try await played.serving { server in
            let ask = ["days", "--json", "--source", "met-norway", "--server", "met-norway=\(server.absoluteString)"]
            let first = try await home.run(ask)
            let before = try rows(first, "days")
            played.answer(path, later)
            home.clock.advance(by: 3 * 3600)
            let second = try await home.run(ask)
            #expect(played.requests.count { $0 == path } == 2, "the second answer is another one")
            for run in [second, try await home.run("days", "--json", "--offline")] {
                let today = try #require(try rows(run, "days").first { $0["date"] as? String == "2026-03-09" })
                #expect(today["precipitation_mm"] as? Double == 6.6)
                #expect(today["high_c"] as? Double == before.first?["high_c"] as? Double)
            }
        }
    }
}
