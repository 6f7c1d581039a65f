import Foundation
import Testing
import WeatherServices
import WeatherStore

@testable import fairweather_cli

@Suite("Warnings and air quality whose sources are switched off")
struct SwitchedOffTests {
    private let home: TestHome

    init() throws {
        home = try TestHome()
        try home.choose { $0.disabledSources = Set(SourceCatalogue.all.map(\.id)) }
    }

    /// Runs the command for text and for values; nobody may be asked.
    private func look(_ command: String, _ place: String) async throws -> (text: CommandLineRun, json: CommandLineRun) {
        (try await home.run(command, place), try await home.run(command, place, "--json"))
    }

    @Test(
        "of a place of which nothing is stored, it is said that they are switched off",
        arguments: [
            ("alerts", "alerts", "alerts", "Every source of warnings for this place is switched off."),
            (
                "air", "air_quality", "air_quality",
                "Every source of air quality for this place is switched off in the preferences."
            ),
        ])
    func unknown(command: String, member: String, part: String, sentence: String) async throws {
        _ = try await home.run("places", "add", "Paris")
        let (text, json) = try await look(command, "Paris")
        #expect(text.output.contains(sentence), "\(text)")
        #expect(json.output.contains("\"\(member)\":null"), "\(json)")
        #expect(json.output.contains(#""gaps":[{"part":"\#(part)","kind":"switchedOff""#), "\(json)")
    }

    @Test(
        "of a place of which something is stored, that is shown with its age, and its gap is named",
        arguments: [("alerts", "Moderate: Snow and ice"), ("air", "Ozone")])
    func stored(command: String, shown: String) async throws {
        try home.choose { $0.disabledSources = [] }
        try await home.seed()
        home.clock.advance(by: 7200)
        try home.choose { $0.disabledSources = Set(SourceCatalogue.all.map(\.id)) }
        let (text, json) = try await look(command, "Paris")
        #expect(text.code == 5 && text.output.contains(shown), "\(text)")
        #expect(text.errors.contains("Showing what was fetched 2 hours ago"), "\(text)")
        #expect(json.output.contains(#""kind":"switchedOff""#), "\(json)")
    }
}
