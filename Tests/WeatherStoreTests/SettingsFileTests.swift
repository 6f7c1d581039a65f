import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

struct SettingsFileTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile

    init() throws {
        folder = try TemporaryFolder()
        file = SettingsFile(
            folder.url.appending(path: "fairweather/settings.json"), now: { Date(timeIntervalSince1970: 1_795_269_909) }
        )
    }

    private var chosen: Settings {
        var settings = Settings()
        settings.units = .nordic
        settings.clockFormat = .twelveHours
        settings.coordinatePrecision = .twoDecimals
        settings.sourceOrder = ["met-norway", "open-meteo"]
        settings.servers = ["open-meteo": "https://weather.example.org"]
        settings.refreshMinutes = 45
        settings.alertChoice = AlertChoice(leastSeverity: .severe, hiddenTopics: [.flood, .air])
        settings.colorScheme = .dark
        settings.showsWeatherBackground = false
        settings.showsSpread = false
        settings.hiddenSections = ["moon", "pollen"]
        settings.sectionOrder = ["days", "rain"]
        return settings
    }

    private func write(_ text: String) throws {
        try folder.write(Data(text.utf8), to: "fairweather/settings.json")
    }

    private func content() throws -> JSONValue? {
        JSONValue(try Data(contentsOf: folder.url.appending(path: "fairweather/settings.json")))
    }

    @Test("without a file everything is as before any choice, and no file is made")
    func missing() throws {
        #expect(try file.load() == LoadedSettings(settings: Settings()))
        #expect(try folder.names.isEmpty)
    }

    @Test("what was chosen comes back, and so does taking it back")
    func roundTrip() throws {
        try file.save(chosen)
        #expect(try file.load() == LoadedSettings(settings: chosen))
        #expect(try content()?["schema"] == .integer(1))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/fairweather") == ["settings.json"])
        try file.save(Settings())
        #expect(try file.load().settings == Settings())
    }

    @Test(
        "of kinds of warnings that are hidden the readable ones count, and where none is, what was usual stays hidden")
    func hiddenWarnings() throws {
        for (list, hidden) in [
            ("[\"fire\", \"nonsense\"]", [.fire]), ("[\"nonsense\"]", [.other]), ("[]", []), ("7", [.other]),
        ] as [(String, Set<AlertTopic>)] {
            try write("{\"schema\": 1, \"hiddenWarnings\": \(list)}")
            let loaded = try file.load()
            #expect(loaded.settings.alertChoice.hiddenTopics == hidden, "\(list)")
            #expect(loaded.problems.isEmpty == (list == "[]"), "\(list)")
        }
    }

    @Test("keys of another version stay, nested ones too, and what is not changed is not touched")
    func unknownKeys() throws {
        try write(
            """
            {"future": {"a": [1, 2.5, null, "x"]}, "appearance": {"sparkles": true, "colorScheme": "sepia"},
             "units": {"temperature": "kelvin", "angle": "radians"}, "clockFormat": "swatch", "refreshMinutes": 60}
            """)
        var settings = try file.load().settings
        settings.refreshMinutes = 90
        try file.save(settings)
        let saved = try #require(try content())
        #expect(saved["future"]?["a"] == .list([.integer(1), .number(2.5), .null, .text("x")]))
        #expect(saved["appearance"] == .object(["sparkles": .bool(true), "colorScheme": .text("sepia")]))
        #expect(saved["units"]?["angle"] == .text("radians"))
        #expect(saved["clockFormat"] == .text("swatch"))
        #expect(saved["refreshMinutes"] == .integer(90))
        settings.colorScheme = .light
        settings.units?.speed = .knots
        try file.save(settings)
        #expect(try content()?["appearance"]?["sparkles"] == .bool(true))
        #expect(try content()?["appearance"]?["colorScheme"] == .text("light"))
        #expect(try content()?["units"]?["angle"] == .text("radians"))
        #expect(try content()?["units"]?["speed"] == .text("knots"))
    }

    @Test("only what was changed since the last look is written, and what another program has written meanwhile stays")
    func changedMeanwhile() throws {
        try file.save(chosen)
        try write(
            #"""
            {"refreshMinutes": 90, "appearance": {"colorScheme": "light", "weatherBackground": false},
             "servers": {"open-meteo": "https://weather.example.org", "met-norway": "https://met.example"}}
            """#)
        var settings = chosen
        settings.showsWeatherBackground = true
        settings.servers = ["nws": "https://nws.example"]
        settings.units?.speed = .knots
        try file.save(settings, since: chosen)
        let saved = try file.load().settings
        #expect(saved.refreshMinutes == 90)
        #expect(saved.colorScheme == .light && saved.showsWeatherBackground)
        #expect(saved.servers == ["met-norway": "https://met.example", "nws": "https://nws.example"])
        // There were none in the file to which a single one could be added.
        #expect(saved.units == settings.units)
        #expect(saved.sectionOrder.isEmpty, "what somebody has taken out does not come back")
        let before = settings
        settings.units = nil
        try file.save(settings, since: before)
        #expect(try file.load().settings.units == nil)
    }

    @Test("a look sets nothing aside, and saving over what is damaged does, says so, and keeps all settings")
    func damagedMeanwhile() throws {
        #expect(try file.present() == nil)
        try write("{,}")
        #expect(throws: StoreError.damaged) { try file.present() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/fairweather").count == 1)
        let aside = try file.save(chosen, since: chosen)
        #expect(aside?.lastPathComponent == "settings.json.damaged-2026-11-21T14-05-09Z")
        #expect(try file.present() == chosen)
        try FileManager.default.removeItem(at: folder.url.appending(path: "fairweather/settings.json"))
        #expect(try file.save(chosen, since: chosen) == nil)
        #expect(try file.present() == chosen, "of a file that is gone, everything")
    }

    @Test("a server that was taken away does not come back")
    func servers() throws {
        try file.save(chosen)
        var settings = chosen
        settings.servers = ["other": "https://other.example"]
        try file.save(settings)
        #expect(try file.load().settings.servers == ["other": "https://other.example"])
    }

    @Test(
        "a value of a wrong type falls back alone",
        arguments: [
            ("units", "7"), ("clockFormat", "[]"), ("coordinateRounding", "null"), ("sourceOrder", "\"met\""),
            ("servers", "[1]"), ("refreshMinutes", "\"often\""), ("appearance", "true"), ("hiddenSections", "{}"),
        ])
    func wrongType(name: String, value: String) throws {
        var content = try #require(chosen.json.object)
        let wrong: JSONValue = try #require(JSONValue(Data(value.utf8)))
        content[name] = wrong
        var expected = try #require(chosen.json.object)
        expected[name] = Settings().json[name]
        #expect(Settings(.object(content)).json == .object(expected))
    }

    @Test("whatever is yes or no, or a list, is named where the file has something else")
    func wrongKinds() throws {
        func wrong(_ value: JSONValue, at path: [String] = []) -> (value: JSONValue, keys: [String]) {
            switch value {
            case .bool, .list: return (.integer(7), [path.joined(separator: ".")])
            case .object(let object):
                let inner = object.map { ($0, wrong($1, at: path + [$0])) }
                return (
                    .object(Dictionary(uniqueKeysWithValues: inner.map { ($0, $1.value) })), inner.flatMap(\.1.keys)
                )
            default: return (value, [])
            }
        }
        let (content, keys) = wrong(Settings().json)
        try write(String(decoding: try content.data, as: UTF8.self))
        #expect(keys.contains("appearance.weatherBackground") && keys.contains("sourceOrder"))
        #expect(try file.load().problems.map(\.key) == keys.sorted())
    }

    @Test("one wrong unit costs no other", arguments: ["7", "\"furlongs\"", "null"])
    func wrongUnit(value: String) throws {
        try write(#"{"units": {"temperature": "kelvin", "speed": \#(value), "distance": "miles"}}"#)
        var expected = Units.metric
        (expected.temperature, expected.distance) = (.kelvin, .miles)
        #expect(try file.load().settings.units == expected)
    }

    @Test("an interval out of range is the nearest there is", arguments: [(1, 10), (-5, 10), (99_999, 1440), (10, 10)])
    func interval(minutes: Int, expected: Int) throws {
        try write(#"{"refreshMinutes": \#(minutes)}"#)
        #expect(try file.load().settings.refreshMinutes == expected)
    }

    @Test("a damaged file is set aside as it is and told", arguments: ["", "{\"units\": ", "[1]", "\u{0}\u{0}", "7"])
    func damaged(text: String) throws {
        try write(text)
        let loaded = try file.load()
        #expect(loaded.settings == .silent && loaded.settings.staysOffline, "it may have said that nobody is asked")
        let aside = try #require(loaded.setAside)
        #expect(aside.lastPathComponent == "settings.json.damaged-2026-11-21T14-05-09Z")
        #expect(try String(contentsOf: aside, encoding: .utf8) == text)
        #expect(try content() == JSONValue(Data(#"{"offline": true, "schema": 1}"#.utf8)))
        #expect(try file.load() == LoadedSettings(settings: .silent), "nor is anybody at the next start")
        try file.save(chosen)
        #expect(try file.load() == LoadedSettings(settings: chosen))
        #expect(try String(contentsOf: aside, encoding: .utf8) == text)
    }

    @Test("a file of a newer version is read as far as it goes, and not written")
    func newer() throws {
        let text = #"{"schema": 2, "refreshMinutes": 60}"#
        try write(text)
        #expect(try file.load().settings.refreshMinutes == 60)
        #expect(throws: StoreError.tooNew) { try file.save(chosen) }
        #expect(try content() == JSONValue(Data(text.utf8)))
    }

    @Test("a read-only home is told as such, what is there stays and can be read")
    func readOnly() throws {
        try file.save(chosen)
        let inner = folder.url.appending(path: "fairweather")
        try permit(0o644, inner.appending(path: "settings.json"))
        try permit(0o555, inner)
        try permit(0o755, folder.url)
        #expect(throws: StoreError.readOnly) { try withoutRoot { try file.save(Settings()) } }
        #expect(try withoutRoot { try file.load() }.settings == chosen)
        try permit(0o755, inner)
    }

    @Test("a link to the file stays a link")
    func link() throws {
        try folder.write(Data("{}".utf8), to: "dotfiles/weather.json")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "fairweather"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/fairweather/settings.json",
            withDestinationPath: folder.url.path + "/dotfiles/weather.json")
        try file.save(chosen)
        let target = try Data(contentsOf: folder.url.appending(path: "dotfiles/weather.json"))
        #expect(JSONValue(target)?["refreshMinutes"] == .integer(45))
        let link = folder.url.path + "/fairweather/settings.json"
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("dotfiles/weather.json"))
        #expect(try file.load().settings == chosen)
    }
}
