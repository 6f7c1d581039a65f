import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

/// What the settings file says of activities and rules.
struct WishSettingsTests {
    private func load(_ json: String) throws -> LoadedSettings {
        let folder = try TemporaryFolder()
        try folder.write(Data(json.utf8), to: "settings.json")
        return try SettingsFile(folder.url.appending(path: "settings.json")).load()
    }

    @Test("whatever an activity or a rule holds comes back from the file")
    func everything() throws {
        let folder = try TemporaryFolder()
        let file = SettingsFile(folder.url.appending(path: "settings.json"))
        var settings = Settings()
        let all = HourlyQuantity.allCases.enumerated().map { index, quantity in
            (quantity, QuantityLimit(least: Double(index), under: Double(index) + 0.25))
        }
        settings.activities = [
            Activity(
                "Ski – 1", limits: Dictionary(uniqueKeysWithValues: all).compactMapValues(\.self),
                times: DayTimes([try #require(ClockSpan("22:00-04:30"))], on: [.sunday, .monday]), leastMinutes: 90),
            Activity("run", limits: [.windSpeed: try #require(QuantityLimit(under: 8))]),
        ]
        settings.activities[0].isShown = false
        var part = WeatherRule(
            "frost", .temperature, .below, -0.5, scope: .part(try #require(ClockSpan("00:00-09:00")), on: [.friday]))
        (part.toldFrom, part.quietHours, part.place) = (TimeOfDay("19:00"), ClockSpan("22:00-07:00"), "geonames:1")
        part.isTold = true
        settings.rules = [part, WeatherRule("gale", .windGust, .over, 16, scope: .next(hours: 48))]
        try file.save(settings)
        let loaded = try file.load()
        #expect(loaded.settings == settings && loaded.problems.isEmpty)
        // What is removed is gone, and what is changed has its former limits no more.
        var fewer = settings
        fewer.activities.removeFirst()
        fewer.activities[0].limits = [.precipitation: try #require(QuantityLimit(under: 0.1))]
        fewer.rules.removeLast()
        try file.save(fewer, since: settings)
        #expect(try file.load().settings == fewer)
    }

    @Test("what another program writes costs none of them, whatever is changed here meanwhile")
    func elsewhere() throws {
        var saved = Settings()
        saved.activities = [
            Activity("kite", limits: [.windSpeed: try #require(QuantityLimit(least: 6, under: 12))]),
            Activity("run", limits: [.temperature: try #require(QuantityLimit(least: 3))]),
        ]
        saved.rules = [WeatherRule("gale", .windGust, .over, 16, scope: .next(hours: 48))]
        var (here, elsewhere) = (saved, saved)
        here.staysOffline = true
        elsewhere.rules.append(WeatherRule("frost", .temperature, .below, 0, scope: .next(hours: 24)))
        let merged = elsewhere.taking(here, since: saved)
        #expect(merged.activities == saved.activities && merged.rules.count == 2 && merged.staysOffline)
        #expect(merged.taking(merged, since: merged) == merged)
    }

    @Test(
        "one that cannot be read whole is left out, as it would call other hours good, is named, and stays in the file",
        arguments: [
            #""limits": {"wind": {"under": 8}, "comets": {"under": 1}}"#, #""limits": {"wind": {"under": "8"}}"#,
            #""limits": {"wind": {"under": 900}}"#, #""limits": {"wind": {"least": 9, "under": 8}}"#, #""limits": {}"#,
            #""limits": {"wind": {"under": 8}}, "hours": ["7-9"]"#,
            #""limits": {"wind": {"under": 8}}, "days": ["moonday"]"#,
            #""limits": {"wind": {"under": 8}}, "leastMinutes": 0"#, #""limits": {"wind": 8}"#,
        ])
    func unreadable(entry: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Data(
                #"{"activities": {"bad": {\#(entry)}, "good": {"limits": {"rain": {"under": 0.1, "soon": 1}}}}}"#.utf8),
            to: "settings.json")
        let file = SettingsFile(folder.url.appending(path: "settings.json"))
        let loaded = try file.load()
        #expect(loaded.settings.activities.map(\.id) == ["good"])
        #expect(loaded.problems == [SettingsProblem(key: "activities", value: "bad", reason: .incomplete)])
        var settings = loaded.settings
        settings.activities[0].leastMinutes = 120
        try file.save(settings, since: loaded.settings)
        let saved = try #require(JSONValue(Data(contentsOf: folder.url.appending(path: "settings.json"))))
        #expect(saved["activities"]?["bad"] != nil)
        #expect(saved["activities"]?["good"]?["limits"]?["rain"]?["soon"] == .integer(1))
        #expect(try file.load().settings == settings)
    }

    @Test(
        "a rule that cannot be read whole is left out and named",
        arguments: [
            #""quantity": "comets", "comparison": "over", "threshold": 1, "withinHours": 24"#,
            #""quantity": "gusts", "comparison": "near", "threshold": 1, "withinHours": 24"#,
            #""quantity": "gusts", "comparison": "over", "threshold": 1e9, "withinHours": 24"#,
            #""quantity": "gusts", "comparison": "over", "threshold": 16"#,
            #""quantity": "gusts", "comparison": "over", "threshold": 16, "withinHours": 0"#,
            #""quantity": "gusts", "comparison": "over", "threshold": 16, "withinHours": 24, "hours": ["07:00-08:00"]"#,
            #""quantity": "gusts", "comparison": "over", "threshold": 16, "hours": ["07:00-08:00", "09:00-10:00"]"#,
            #""quantity": "gusts", "comparison": "over", "threshold": 16, "withinHours": 24, "days": ["monday"]"#,
            #""quantity": "gusts", "comparison": "over", "threshold": 16, "withinHours": 24, "quietHours": "night""#,
            #""quantity": "gusts", "comparison": "over", "threshold": 16, "withinHours": 24, "toldFrom": 7"#,
        ])
    func unreadableRules(entry: String) throws {
        let loaded = try load(#"{"rules": {"bad": {\#(entry)}}}"#)
        #expect(loaded.settings.rules.isEmpty)
        #expect(loaded.problems == [SettingsProblem(key: "rules", value: "bad", reason: .incomplete)])
    }

    @Test("a list in place of them is named, too", arguments: ["activities", "rules"])
    func list(key: String) throws {
        #expect(try load(#"{"\#(key)": ["run"]}"#).problems.map(\.key) == [key])
    }

    @Test("an import leaves one's own beside those of the file")
    func imported() throws {
        var (mine, theirs) = (Settings(), Settings())
        let limits = [HourlyQuantity.windSpeed: try #require(QuantityLimit(under: 8))]
        mine.activities = [Activity("mine", limits: limits), Activity("run", limits: limits, leastMinutes: 30)]
        theirs.activities = [Activity("run", limits: limits, leastMinutes: 90)]
        mine.rules = [WeatherRule("gale", .windGust, .over, 16)]
        let taken = mine.takingOver(theirs)
        #expect(Set(taken.activities.map(\.id)) == ["mine", "run"] && taken.rules == mine.rules)
        #expect(taken.activities.first { $0.id == "run" }?.leastMinutes == 90)
    }

    @Test(
        "a name is one line without control characters or spaces around it",
        arguments: [
            ("run", true), ("Wäsche trocknen", true), ("走る", true), ("", false), (" run", false), ("run\n", false),
            ("a\u{202E}b", false), (String(repeating: "a", count: 41), false),
        ])
    func names(text: String, isName: Bool) {
        #expect(Activity.isName(text) == isName)
    }
}
