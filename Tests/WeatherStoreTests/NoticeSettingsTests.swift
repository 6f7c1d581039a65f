import Foundation
import Testing

@testable import WeatherStore

/// What the settings file says of notices.
struct NoticeSettingsTests {
    @Test("a time is two digits, a colon and two digits of a day", arguments: ["00:00", "07:30", "23:59"])
    func times(text: String) throws {
        #expect(try #require(TimeOfDay(text)).text == text)
    }

    @Test(
        "anything else is no time",
        arguments: ["", "7:30", "24:00", "12:60", "-1:00", "+7:00", "07:30:00", "0730", "٠٧:٣٠"])
    func wrongTimes(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test("a value that is missing or of a wrong type falls back alone, and is named; a newer key stays")
    func wrong() throws {
        let folder = try TemporaryFolder()
        let file = SettingsFile(folder.url.appending(path: "settings.json"))
        try folder.write(
            Data(
                """
                {"notices": {"warnings": true, "rain": "yes", "morningSummaryTime": "25:00", "quietFrom": "21:30",
                             "frost": true}}
                """.utf8), to: "settings.json")
        let loaded = try file.load()
        var expected = NoticeSettings()
        (expected.tellsWarnings, expected.quietStart) = (true, try #require(TimeOfDay("21:30")))
        #expect(loaded.settings.notices == expected)
        #expect(loaded.problems.map(\.key) == ["notices.morningSummaryTime", "notices.rain"])
        var settings = loaded.settings
        settings.notices.keepsQuiet = true
        try file.save(settings)
        let saved = try #require(JSONValue(Data(contentsOf: folder.url.appending(path: "settings.json"))))["notices"]
        #expect(saved?["frost"] == .bool(true) && saved?["quietHours"] == .bool(true))
        #expect(try file.load().settings == settings)
    }

    @Test("nothing is told unless it is asked for")
    func defaults() {
        #expect(!Settings().notices.tellsAnything)
        #expect(Settings(.object([:])) == Settings())
    }
}
