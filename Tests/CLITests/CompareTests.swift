import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import fairweather_cli

@Suite("Sources, or places, side by side")
struct CompareTests {
    private func object(_ run: CommandLineRun) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let schema = try JSONSchema.shipped()
        #expect(try schema.faults(of: object) + schema.faults(of: object, as: "compare") == [])
        return try #require(object as? [String: Any])
    }

    @Test("the first day on which sources part is told with who says what, and its cells are marked")
    func parting() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try two.allWell()
        try await two.played.serving { server in
            let run = try await two.run("compare", at: server)
            #expect(run.code == 0, "\(run.errors)")
            #expect(run.output.contains("First difference: Friday 16 January."), "\(run.output)")
            #expect(run.output.contains("Open-Meteo: high 12°, low 8°. MET Norway: high 24°, low 24°."))
            // Of today MET Norway knows the rest only, which is not held against a whole day.
            let today = try #require(run.lines.first { $0.hasPrefix("Today") })
            #expect(!today.contains("*"), "\(run.output)")
            #expect(today.contains(", partial"), "\(run.output)")
            let friday = try #require(run.lines.first { $0.hasPrefix("Fri") })
            #expect(friday.split(separator: "*", omittingEmptySubsequences: false).count == 3, "\(run.output)")
            let json = try object(try await two.run("compare", "--json", at: server))
            #expect(json["first_difference"] as? String == "2026-01-16")
            #expect(json["agree_until"] is NSNull)
            let forecasts = try #require(json["forecasts"] as? [[String: Any]])
            #expect(forecasts.map { $0["source"] as? String } == ["open-meteo", "met-norway"])
            let days = try #require(forecasts[1]["days"] as? [[String: Any]])
            #expect(days[0]["partial"] as? Bool == true && days[1]["partial"] as? Bool == false)
            #expect(days[1]["parts_in"] as? [String] == ["high", "low"])
        }
    }

    @Test("each source is asked once, and not again within a quarter of an hour")
    func askedOnce() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try two.allWell()
        try await two.played.serving { server in
            #expect(try await two.run("compare", at: server).code == 0)
            #expect(two.asked == (1, 1))
            two.home.clock.advance(by: 14 * 60)
            #expect(try await two.run("compare", at: server).code == 0)
            #expect(two.asked == (1, 1))
            two.home.clock.advance(by: 2 * 60)
            try two.allWell()
            #expect(try await two.run("compare", at: server).code == 0)
            #expect(two.asked == (2, 2))
        }
    }

    @Test("offline it answers from what is stored, and names what is missing")
    func offline() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try two.allWell()
        try await two.played.serving { server in
            #expect(try await two.run("now", at: server).code == 0)
            let asked = two.asked
            let run = try await two.run("compare", "--offline", at: server)
            #expect(run.code == 4 && run.output.isEmpty, "\(run.output)")
            #expect(run.errors.contains("No weather from MET Norway is stored for Cape Town."), "\(run.errors)")
            #expect(run.errors.contains("Nothing to compare yet."))
            #expect(two.asked == asked)
            #expect(try await two.run("compare", at: server).code == 0)
            let stored = try await two.run("compare", "--offline", at: server)
            #expect(stored.code == 0 && stored.output.contains("First difference"), "\(stored.errors)")
        }
    }

    @Test("where one of two fails there is nothing to compare; what it said before is shown as old")
    func failing() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try two.openMeteoFails()
        try await two.played.serving { server in
            let run = try await two.run("compare", at: server)
            #expect(run.code == 4 && run.output.isEmpty, "\(run.output)")
            #expect(run.errors.contains("Open-Meteo"), "\(run.errors)")
            try two.allWell()
            two.home.clock.advance(by: 3600)
            #expect(try await two.run("compare", at: server).code == 0)
            two.home.clock.advance(by: 3600)
            try two.openMeteoFails()
            let old = try await two.run("compare", at: server)
            #expect(old.code == 5, "\(old.errors)")
            #expect(old.errors.contains("Showing what was fetched"), "\(old.errors)")
            let forecasts = try #require(
                try object(try await two.run("compare", "--json", at: server))["forecasts"] as? [[String: Any]])
            #expect(forecasts[0]["failure"] is String && forecasts[1]["failure"] is NSNull)
        }
    }

    @Test("of three sources one that fails has a column that says so")
    func oneOfThree() async throws {
        let place = try TwoSources.place("Hamburg", 53.55, 9.99, country: "DE", zone: "Europe/Berlin")
        let two = try await TwoSources(place: place)
        try two.allWell(zone: "Europe/Berlin")
        try await two.played.serving { server in
            let run = try await two.run("compare", "--server", "bright-sky=\(server)/nothing", at: server)
            #expect(run.code == 0, "\(run.errors)")
            let head = try #require(run.lines.first { $0.contains("Bright Sky") })
            #expect(head.contains("Open-Meteo") && head.contains("MET Norway"), "\(run.output)")
            #expect(run.output.contains("no data for this place"), "\(run.output)")
        }
    }

    @Test("places are set side by side, each by its own days, and nothing of them is marked")
    func places() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.store().add(TwoSources.place("Madrid", 40.42, -3.7, country: "ES", zone: "Europe/Madrid"))
        try two.allWell()
        try await two.played.serving { server in
            let run = try await two.run("compare", "--place", "Cape Town", "--place", "Madrid", at: server)
            #expect(run.code == 0, "\(run.errors)")
            #expect(run.output.contains("Times are each place’s own."), "\(run.output)")
            #expect(!run.output.contains("*"))
            let json = try object(
                try await two.run("compare", "--place", "Cape Town", "--place", "Madrid", "--json", at: server))
            let forecasts = try #require(json["forecasts"] as? [[String: Any]])
            #expect(
                forecasts.compactMap { ($0["place"] as? [String: Any])?["name"] as? String } == ["Cape Town", "Madrid"])
        }
    }

    @Test(
        "what cannot be compared is refused",
        arguments: [
            ["--source", "open-meteo"], ["--source", "open-meteo", "--source", "open-meteo"], ["--place", "Paris"],
            ["--source", "open-meteo", "--source", "sample"], ["--days", "17"],
            ["--place", "Paris", "--place", "Rome", "--source", "open-meteo", "--source", "met-norway"],
            ["Vienna", "--place", "Paris", "--place", "Rome"],
        ])
    func refused(arguments: [String]) async throws {
        let run = try await TestHome().run(["compare"] + arguments)
        #expect(run.code == 2, "\(run.errors)")
    }

    @Test("colours mark as well, unless they are not wanted")
    func colours() async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        two.home.screen = Screen(isTerminal: true, width: 100, hasColour: true)
        try two.allWell()
        try await two.played.serving { server in
            let run = try await two.run("compare", at: server)
            #expect(run.output.contains("\u{1B}[33m24° 24°"), "\(run.output)")
        }
    }
}
