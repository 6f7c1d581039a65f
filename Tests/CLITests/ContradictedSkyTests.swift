import Foundation
import Testing

@Suite("Code and cloud cover of one hour do not contradict each other in the terminal")
struct ContradictedSkyTests {
    /// Open-Meteo's answer with one code and one cloud cover throughout.
    private func answer(code: Int, cover: Int, at now: Date) throws -> PlayedServer.Reply {
        let whole = try PlayedForecast.openMeteo(at: now)
        var root = try #require(try JSONSerialization.jsonObject(with: whole.body) as? [String: Any])
        for name in ["current", "hourly"] {
            var table = try #require(root[name] as? [String: Any])
            if let rows = table["time"] as? [Any] {
                table["weather_code"] = Array(repeating: code, count: rows.count)
                table["cloud_cover"] = Array(repeating: cover, count: rows.count)
            } else {
                (table["weather_code"], table["cloud_cover"]) = (code, cover)
            }
            root[name] = table
        }
        return PlayedServer.Reply(body: try JSONSerialization.data(withJSONObject: root))
    }

    @Test("now and hours say one sky as text and as JSON", arguments: [(1, 100, "Overcast"), (3, 0, "Clear")])
    func sky(code: Int, cover: Int, words: String) async throws {
        let two = try await TwoSources(place: TwoSources.capeTown())
        try await two.played.serving { server in
            two.played.answer(
                PlayedForecast.openMeteoPath, try answer(code: code, cover: cover, at: two.home.clock.now))
            let now = try await two.run("now", at: server)
            #expect(now.output.contains("10° \(words)"), "\(now.output)")
            let hours = try await two.run("hours", "--count", "6", at: server)
            #expect(hours.output.split(separator: "\n").count { $0.contains(words) } == 6, "\(hours.output)")
            for command in ["now", "hours"] {
                let json = try await two.run(command, "--json", at: server).output
                let told = json.matches(of: /"cloud_cover_percent":\d+/).count
                #expect(told > 0 && json.matches(of: /"condition":"(\w+)"/).allSatisfy { $0.1 == words.lowercased() })
            }
        }
    }
}
