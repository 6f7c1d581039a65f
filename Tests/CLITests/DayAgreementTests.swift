import Foundation
import Testing

@testable import fairweather_cli

/// Days and hours agree with the values beside them, from the socket to the terminal.
struct DayAgreementTests {
    private let played = PlayedServer()

    private func home(at now: String) throws -> TestHome {
        let home = try TestHome(at: now)
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        return home
    }

    /// Open-Meteo's rows of five days, all in the summer time of the first, with rain in the row of that label.
    private func playClockChange(rain: String) throws {
        let dates = (24...28).map { "2026-10-\($0)" }
        let labels = dates.flatMap { date in (0...23).map { "\(date)T\($0 < 10 ? "0" : "")\($0):00" } }
        let amounts = labels.map { $0 == rain ? 4.5 : 0 }
        let answer: [String: Any] = [
            "utc_offset_seconds": 3600, "timezone": "Europe/London",
            "hourly_units": ["precipitation": "mm", "temperature_2m": "°C"],
            "hourly": [
                "time": labels, "temperature_2m": labels.map { _ in 9 }, "precipitation": amounts,
                "weather_code": amounts.map { $0 > 0 ? 63 : 3 },
            ],
            "daily_units": ["precipitation_sum": "mm", "temperature_2m_max": "°C", "temperature_2m_min": "°C"],
            "daily": [
                "time": dates, "temperature_2m_max": dates.map { _ in 9 }, "temperature_2m_min": dates.map { _ in 9 },
                "precipitation_sum": dates.map { rain.hasPrefix($0) ? 4.5 : 0 },
            ],
        ]
        let body = try JSONSerialization.data(withJSONObject: answer)
        played.answer("/v1/forecast", PlayedServer.Reply(body: body))
    }

    @Test("a day after the clocks change is the place's own in JSON and in text, not the source's of an hour later")
    func clockChange() async throws {
        let home = try home(at: "2026-10-24T12:20:00Z")
        // In the offset of the 24th the hour before midnight; on the 26th it is that before 23:00.
        try playClockChange(rain: "2026-10-27T00:00")
        let (json, text) = try await played.serving { server in
            let ask = ["--at", "51.5085,-0.1257", "--source", "open-meteo", "--server", "open-meteo=\(server)"]
            return (try await home.run(["days", "--json"] + ask), try await home.run(["days"] + ask))
        }
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let days = try #require(object?["days"] as? [[String: Any]])
        func amount(_ date: String) -> Double? {
            days.first { $0["date"] as? String == date }?["precipitation_mm"] as? Double
        }
        #expect([amount("2026-10-26"), amount("2026-10-27")] == [4.5, 0])
        let wet = text.output.split(separator: "\n").filter { $0.contains(" 5 mm") }
        #expect(wet.count == 1 && wet[0].contains("26 Oct"), "\(text.output)")
    }

    @Test("the present hour has the observed wind beside the observed temperature")
    func presentWind() async throws {
        let home = try home(at: "2026-01-20T22:10:00Z")
        let denver = try #require(SourceAnswers.all.first { $0.source == "nws" })
        let run = try await FixtureServer.serving(denver.answers) { server in
            try await home.run(["hours", "--source", "nws", "--server", "nws=\(server)"] + denver.place)
        }
        let now = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("Now") }, "\(run.output)")
        #expect(now.contains("8 mph") && now.contains("gusts 17 mph"), "\(now)")
    }
}
