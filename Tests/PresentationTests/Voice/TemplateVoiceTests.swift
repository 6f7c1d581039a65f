import Foundation
import Presentation
import Testing

/// What a test can hold of `docs/voice.md`, in every text that the program can say.
struct TemplateVoiceTests {
    /// Words with a capital wherever they stand.
    private static let names: Set<String> = [
        "Fairweather", "OpenWeather", "GeoNames", "MIT", "CC", "BY", "CSV", "SVG", "PNG", "JSON", "UV", "US", "United",
        "States", "Kingdom", "Germany", "Europe", "Norway", "European", "One", "Call", "PM2", "PM10", "IMUNIC123",
        "Underground", "UTC", "LibreWXR", "Paris", "ALSO", "N", "S", "E", "W", "F5", "Celsius", "Fahrenheit",
        "Warnings", "NOAA", "ECCC", "EUMETNET", "OPERA", "JMA", "CWA", "Deutscher", "Wetterdienst", "Bright", "Sky",
        "Beaufort", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sun", "Mon", "Tue",
        "Wed",
        "Thu", "Fri", "Sat",
    ]

    @Test("every text the program can say keeps the rule", arguments: VoiceRule.all)
    func kept(rule: VoiceRule) throws {
        let texts = try TemplateText.all()
        #expect(texts.count > 900)
        for text in texts { #expect(!rule.isBroken(text.text), "\(text)") }
    }

    @Test("each rule finds what it is about, and no more", arguments: VoiceRule.all)
    func finds(rule: VoiceRule) {
        for text in rule.bad { #expect(rule.isBroken(text), "not found: \(text)") }
        for text in rule.good { #expect(!rule.isBroken(text), "found: \(text)") }
    }

    @Test("labels are in sentence case")
    func sentenceCase() throws {
        for text in try TemplateText.all() where !text.namesKeys {
            #expect(Self.capitals(in: text.text).isEmpty, "\(text)")
        }
        #expect(Self.capitals(in: "Keyboard Shortcuts") == ["Shortcuts"])
        #expect(Self.capitals(in: "Failed {age}. Try again: Rome · High {high}, GeoNames") == ["Rome"])
    }

    @Test("buttons are short")
    func buttons() {
        let buttons = [
            WindowWords.refresh, WindowWords.backToPlaces, WindowWords.menu, WindowWords.preferences,
            WindowWords.shortcuts, WindowWords.about, WindowWords.table, WindowWords.earlierHours,
            WindowWords.laterHours, WindowWords.exportChart, WindowWords.copyAsCSV, WindowWords.saveAsSVG,
            WindowWords.saveAsPNG, WindowWords.save, PlaceWords.rename, PlaceWords.cancel, SettingsWords.resetOrder,
            SettingsWords.saveKey, SettingsWords.removeKey, SettingsWords.checkKey,
        ]
        for button in buttons { #expect(button.count <= 32 && !button.hasSuffix("."), "\(button)") }
    }

    @Test(
        "the manual, the menu entry and the shop's page keep to the same words",
        arguments: [
            "fairweather-cli.1", "fairweather.1", "desktop/io.github.fairweather.Fairweather.desktop",
            "desktop/io.github.fairweather.Fairweather.metainfo.xml",
        ])
    func resources(file: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let text = try String(contentsOf: root.appending(path: "Resources/\(file)"), encoding: .utf8)
        for line in text.split(separator: "\n") {
            for rule in VoiceRule.all.prefix(4) {
                #expect(!rule.isBroken(line.trimmingCharacters(in: .whitespaces)), "\(rule.name): \(line)")
            }
        }
    }

    /// The words that begin with a capital although no sentence begins there, and that are not always written so.
    private static func capitals(in text: String) -> [String] {
        let words = text.split(separator: " ")
        return zip(words, words.dropFirst()).compactMap { before, word in
            let bare = String(word.drop { "(“".contains($0) }.prefix { $0.isLetter || $0.isNumber })
            guard bare.contains(/^[A-Z]/), !names.contains(bare) else { return nil }
            return before.contains(/[.?·}]$/) ? nil : bare
        }
    }
}
