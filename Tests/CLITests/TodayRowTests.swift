import Foundation
import Testing

@testable import fairweather_cli

/// Today's row tells what is left of the day, and its JSON the whole of it; it is 12:20 in London.
struct TodayRowTests {
    private let played = PlayedServer()

    /// Open-Meteo's rows of a day with rain from 11:00 to 13:00, which by its quarters of an hour is over.
    ///
    /// Of the quarter that runs nothing is known where it rains, so that what is reported for the one before is all there is.
    private func play(code: Int) throws {
        let hours = Array(0...23)
        func label(_ minutes: Int) -> String {
            let clock = [minutes / 60, minutes % 60].map { String("0\($0)".suffix(2)) }
            return "2026-01-15T" + clock.joined(separator: ":")
        }
        func column(_ dry: Double, wet: Double) -> [Double] { hours.map { $0 == 12 || $0 == 13 ? wet : dry } }
        let quarters = (0...20).map { label(735 + $0 * 15) }
        let amounts: [Double?] = quarters.map { $0 == label(750) && code != 0 ? nil : 0 }
        let units = ["temperature_2m": "°C", "precipitation": "mm"]
        let current: [String: Any] = ["time": label(735), "interval": 900, "temperature_2m": 8, "weather_code": code]
        let hourly: [String: Any] = [
            "time": hours.map { label($0 * 60) }, "temperature_2m": column(8, wet: 8),
            "weather_code": column(0, wet: 63), "precipitation": column(0, wet: 4.5),
            "precipitation_probability": column(0, wet: 95),
        ]
        let daily: [String: Any] = [
            "time": ["2026-01-15"], "temperature_2m_max": [8], "temperature_2m_min": [8], "precipitation_sum": [9.0],
            "precipitation_probability_max": [95], "weather_code": [63],
        ]
        let answer: [String: Any] = [
            "utc_offset_seconds": 0, "timezone": "Europe/London", "current_units": units, "current": current,
            "minutely_15_units": units, "hourly_units": units, "hourly": hourly, "daily": daily,
            "minutely_15": ["time": quarters, "precipitation": amounts],
            "daily_units": ["precipitation_sum": "mm", "temperature_2m_max": "°C", "temperature_2m_min": "°C"],
        ]
        played.answer("/v1/forecast", PlayedServer.Reply(body: try JSONSerialization.data(withJSONObject: answer)))
    }

    private func today(code: Int) async throws -> (text: String, day: [String: Any]) {
        let home = try TestHome(at: "2026-01-15T12:20:00Z")
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        try play(code: code)
        let (text, json) = try await played.serving { server in
            let ask = ["--at", "51.5085,-0.1257", "--source", "open-meteo", "--server", "open-meteo=\(server)"]
            return (try await home.run(["days"] + ask).output, try await home.run(["days", "--json"] + ask).output)
        }
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let day = try #require((object?["days"] as? [[String: Any]])?.first)
        return (text.split(separator: "\n").first { $0.hasPrefix("Today") }.map(String.init) ?? text, day)
    }

    @Test("rain that falls now and is over soon is no 0 mm")
    func rain() async throws {
        let told = try await today(code: 61)
        #expect(told.text.contains("Rain, then clearing  95%  —"), "\(told.text)")
        #expect(!told.text.contains("0 mm"), "\(told.text)")
    }

    @Test("all of the text is of what is left of today, and all of the JSON of the whole day")
    func spans() async throws {
        let told = try await today(code: 0)
        #expect(told.text.contains("0 mm") && !told.text.contains("%"), "\(told.text)")
        #expect(told.day["precipitation_mm"] as? Double == 9)
        #expect(told.day["precipitation_probability_percent"] as? Double == 95)
        #expect(told.day["condition"] as? String == "rain")
    }

    /// Open-Meteo's rows of two days with rain in the last hour of the first, which its row of the day does not count.
    private func playLastHour() throws {
        let labels = ["15", "16"].flatMap { day in (0...23).map { "2026-01-\(day)T\($0 < 10 ? "0" : "")\($0):00" } }
        func column(_ dry: Double, wet: Double) -> [Double] { labels.map { $0 == "2026-01-16T00:00" ? wet : dry } }
        let units = ["temperature_2m": "°C", "precipitation": "mm"]
        let answer: [String: Any] = [
            "utc_offset_seconds": 0, "timezone": "Europe/London", "hourly_units": units,
            "hourly": [
                "time": labels, "temperature_2m": column(8, wet: 8), "weather_code": column(3, wet: 63),
                "precipitation": column(0, wet: 6), "precipitation_probability": column(5, wet: 80),
            ],
            "daily": [
                "time": ["2026-01-15", "2026-01-16"], "temperature_2m_max": [8, 8], "temperature_2m_min": [8, 8],
                "precipitation_sum": [0.0, 6.0], "precipitation_probability_max": [5, 80], "weather_code": [3, 63],
            ],
            "daily_units": ["precipitation_sum": "mm", "temperature_2m_max": "°C", "temperature_2m_min": "°C"],
        ]
        played.answer("/v1/forecast", PlayedServer.Reply(body: try JSONSerialization.data(withJSONObject: answer)))
    }

    @Test("rain before midnight is in JSON as in text, and on that day alone")
    func lastHour() async throws {
        let home = try TestHome(at: "2026-01-15T22:20:00Z")
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        try playLastHour()
        let (text, json) = try await played.serving { server in
            let ask = ["--at", "51.5085,-0.1257", "--source", "open-meteo", "--server", "open-meteo=\(server)"]
            return (try await home.run(["days"] + ask).output, try await home.run(["days", "--json"] + ask).output)
        }
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let days = try #require(object?["days"] as? [[String: Any]])
        #expect(days.map { $0["precipitation_mm"] as? Double } == [6, 0], "\(json)")
        #expect(days.map { $0["precipitation_probability_percent"] as? Double } == [80, 5], "\(json)")
        #expect(days.first?["condition"] as? String == "rain", "\(json)")
        #expect(text.contains("80%") && text.contains("6 mm"), "\(text)")
    }
}
