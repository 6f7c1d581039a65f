import CatalogueMaking
import Foundation
import Testing

@testable import WeatherText

/// What the page of a place says in each language, a season a file, and the program's own messages.
@MainActor
struct LanguageGoldenTests {
    @Test("a week of each season reads as it did when somebody last read it", arguments: ShippedLanguage.all)
    func seasons(language: ShippedLanguage) throws {
        try Wording.$catalogue.withValue(try language.catalogue()) {
            for weather in SeasonalWeather.all {
                let text = try LanguagePage(weather, language.formatter).text
                #expect(Golden.matches(text, "languages/\(language.code)-\(weather.name).txt"))
            }
        }
    }

    @Test("troubles and messages read as they did when somebody last read them", arguments: ShippedLanguage.all)
    func messages(language: ShippedLanguage) throws {
        let catalogue = try language.catalogue()
        Wording.$catalogue.withValue(catalogue) {
            let groups = [
                ("trouble", ProgramVoice.fetchErrors), ("brief", ProgramVoice.briefs),
                ("message", ProgramVoice.messages), ("place", PlaceVoice.all), ("key", ProgramVoice.keys),
                ("import", ProgramVoice.imports), ("label", ProgramVoice.labels),
            ]
            let lines = groups.flatMap { name, texts in texts.map { "\(name) | \($0)" } }
            #expect(Golden.matches(lines.joined(separator: "\n") + "\n", "languages/\(language.code)-messages.txt"))
        }
    }
}
