import Foundation
import Testing

@testable import fairweather_cli

/// Rain is told of the time it falls in, from the socket to the terminal.
struct RainHourTests {
    private let home: TestHome
    private let played = PlayedServer()

    init() throws {
        home = try TestHome(at: "2026-01-15T12:20:00Z")
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
    }

    /// Open-Meteo's rows of a day, of which that of 14:00 brings rain, and that after it has a quarter's chance.
    private func playOneWetHour() throws {
        let hours = Array(0...23)
        func column(_ dry: Double, wet: Double, after: Double? = nil) -> [Double] {
            hours.map { $0 == 14 ? wet : $0 == 15 ? after ?? dry : dry }
        }
        let answer: [String: Any] = [
            "utc_offset_seconds": 0, "timezone": "Europe/London",
            "hourly_units": ["precipitation": "mm", "temperature_2m": "°C"],
            "hourly": [
                "time": hours.map { "2026-01-15T\($0 < 10 ? "0" : "")\($0):00" },
                "temperature_2m": column(8, wet: 8), "weather_code": column(3, wet: 63),
                "precipitation": column(0, wet: 4.5), "precipitation_probability": column(0, wet: 95, after: 25),
            ],
        ]
        let body = try JSONSerialization.data(withJSONObject: answer)
        played.answer("/v1/forecast", PlayedServer.Reply(body: body))
    }

    private func lines(_ command: String) async throws -> [String] {
        try playOneWetHour()
        let run = try await played.serving { server in
            try await home.run(
                command, "--at", "51.5085,-0.1257", "--source", "open-meteo", "--server", "open-meteo=\(server)")
        }
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test("one hour of rain is one row, with its amount's own time")
    func oneRow() async throws {
        let wet = try await lines("hours").filter { $0.contains("rain") }
        #expect(wet.count == 1, "\(wet)")
        #expect(wet.first?.hasPrefix("13:00") == true, "\(wet)")
    }

    @Test("the chance of a status bar is of what is left of today, not of rain that has fallen")
    func chance() async throws {
        home.clock.advance(by: 7200)
        try playOneWetHour()
        let run = try await played.serving { server in
            try await home.run(
                "now", "--at", "51.5085,-0.1257", "--source", "open-meteo", "--server", "open-meteo=\(server)",
                "--format", "{chance}|{summary}")
        }
        #expect(run.output.hasPrefix("25%|Dry"), "\(run.output)")
    }

    @Test("rain ends when its row does")
    func end() async throws {
        home.clock.advance(by: 3600)
        let page = try await lines("now")
        #expect(page.contains("Moderate rain until about 14:00, then dry."), "\(page)")
    }
}
