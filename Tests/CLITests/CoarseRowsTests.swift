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
            // Five hours of the row from 19:00 to 01:00 are today's, and one is tomorrow's.
            #expect(try #require(today["precipitation_mm"] as? Double).isAbout(2.2 + 4.4 * 5 / 6))
            #expect(today["partial"] as? Bool == true)
            let tomorrow = try #require(days.first { $0["date"] as? String == "2026-03-10" })
            #expect(try #require(tomorrow["precipitation_mm"] as? Double).isAbout(4.4 + 4.4 / 6))
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
                #expect(try #require(today["precipitation_mm"] as? Double).isAbout(2.2 + 4.4 * 5 / 6))
                #expect(today["high_c"] as? Double == before.first?["high_c"] as? Double)
            }
        }
    }

    @Test("days and their JSON tell the same amount of rows across midnight, and six-hour days are whole")
    func agreement() async throws {
        let home = try TestHome(at: "2026-03-09T13:20:00Z")
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        let start = Date(timeIntervalSince1970: 1_773_057_600)
        let series = (0...24).map { index -> [String: Any] in
            var data: [String: Any] = ["instant": ["details": ["air_temperature": 14, "wind_speed": 3]]]
            data["next_6_hours"] = [
                "summary": ["symbol_code": index == 4 ? "rain" : "cloudy"],
                "details": ["precipitation_amount": index == 4 ? 9.6 : 0],
            ]
            return ["time": (start + Double(index) * 21_600).formatted(.iso8601), "data": data]
        }
        let played = PlayedServer()
        let body = try JSONSerialization.data(withJSONObject: ["properties": ["timeseries": series]])
        played.answer(path, PlayedServer.Reply(body: body))
        // In Sydney the wet row is from 23:00 to 05:00.
        let (json, text) = try await played.serving { server in
            let ask = ["--at", "-33.87,151.21", "--source", "met-norway", "--server", "met-norway=\(server)"]
            return (try await home.run(["days", "--json"] + ask), try await home.run(["days"] + ask))
        }
        let days = try rows(json, "days")
        let lines = text.output.split(separator: "\n").filter { $0.contains("Mar") }
        for day in days.dropFirst().dropLast(2) {
            #expect(day["partial"] as? Bool == false, "\(day)")
            let date = try #require(day["date"] as? String).suffix(2)
            let line = try #require(lines.first { $0.contains("\(Int(date) ?? 0) Mar") }, "\(lines)")
            let amount = try #require(day["precipitation_mm"] as? Double)
            let told = line.firstMatch(of: /([\d.]+) mm/).flatMap { Double($0.1) } ?? 0
            #expect(abs(told - amount) < 0.06, "\(line): \(amount)")
        }
        #expect(days.contains { ($0["precipitation_mm"] as? Double ?? 0) > 1 })
    }
}

extension Double {
    fileprivate func isAbout(_ other: Double) -> Bool { abs(self - other) < 0.01 }
}
