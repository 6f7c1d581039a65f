import Foundation
import Testing

/// The sentences that readers meet most, as the program makes them, to be read aloud after a change of wording.
@MainActor
struct VoiceGoldenTests {
    @Test("what is said reads as it did when somebody last read it aloud")
    func sentences() async throws {
        let groups: [(place: String, texts: [String])] = [
            ("course of the day", WeatherVoice.courses), ("tile", WeatherVoice.tiles),
            ("rain", WeatherVoice.rain), ("day", WeatherVoice.days), ("opened day", WeatherVoice.openDays),
            ("change", try await RevisionVoice.all()), ("detail", WeatherVoice.details),
            ("warning", WeatherVoice.warnings), ("place", PlaceVoice.all),
            ("trouble above the page", ProgramVoice.fetchErrors), ("trouble beside the place", ProgramVoice.briefs),
            ("message", ProgramVoice.messages), ("status", ProgramVoice.statuses),
            ("preferences", try ProgramVoice.preferences()), ("key", ProgramVoice.keys),
            ("import", ProgramVoice.imports), ("button or label", ProgramVoice.labels),
        ]
        var seen: Set<String> = []
        var lines: [String] = []
        for (place, texts) in groups {
            for text in texts where seen.insert(text).inserted { lines.append("\(place) | \(text)") }
        }
        #expect(lines.count >= 200)
        #expect(Golden.matches(lines.joined(separator: "\n") + "\n", "voice.txt"))
    }
}
