import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// The user's rules among the notifications.
@MainActor
struct RuleSwitchesTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile
    private let store: SQLiteStore
    private let list: PlacesDesk

    init() async throws {
        folder = try TemporaryFolder()
        file = SettingsFile(folder.url.appending(path: "settings.json"))
        store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        try await store.add(Samples.london)
        // Gusts of 72 km/h at 18:00 were forecast the day before.
        let start = Samples.instant("2026-11-20T10:00:00Z")
        let hours = (0...36).map { index in
            var hour = Hour(time: start + Double(index) * 3600, conditions: Samples.conditions(.overcast, 8))
            hour.conditions.windGust = Speed((index == 8 ? 72 : 20) / 3.6)
            return hour
        }
        try await store.save(
            Samples.report(
                fetched: "2026-11-20T10:00:00Z", hours: hours,
                days: [Samples.day("2026-11-20", low: 4, high: 9), Samples.day("2026-11-21", low: 4, high: 9)]),
            for: Samples.london.id)
        list = try PlacesDesk(places: [SavedPlace(Samples.london)], at: "2026-11-21T10:20:00Z", kept: store)
    }

    private func model(_ rules: [WeatherRule]) -> PreferencesViewModel {
        var settings = Settings()
        settings.rules = rules
        return PreferencesViewModel(list.settings(settings, in: file), store: store)
    }

    @Test("each says what it is about, when and where, and what it would have told by the forecasts that are kept")
    func rows() async throws {
        let model = model([
            WeatherRule("Gale", .windGust, .over, 60 / 3.6), WeatherRule("Ice", .temperature, .below, 0),
        ])
        #expect(model.rules.map(\.id) == ["Gale", "Ice"])
        #expect(model.rules[0].note == "Gusts over 60 km/h · next 24 hours · London")
        #expect(model.rules[0].spokenText == "Gusts over 60 km/h · next 24 hours · London.")
        #expect(model.rules.allSatisfy { $0.trialText == nil && !$0.isOn })
        model.open()
        await model.trying?.value
        #expect(
            model.rules[0].trialText
                == "This rule would have told you 1 time in the days that are stored (1). About: 20 Nov.")
        #expect(
            model.rules[1].trialText == "This rule would have told you 0 times in the days that are stored (1).")
    }

    @Test("a switch is saved, and keeps what was read")
    func switching() async throws {
        let model = model([WeatherRule("Gale", .windGust, .over, 60 / 3.6)])
        model.open()
        await model.trying?.value
        model.tellRule(true, for: "Gale")
        #expect(model.rules[0].isOn && model.rules[0].trialText != nil)
        #expect(try file.load().settings.rules.map(\.isTold) == [true])
        model.tellRule(false, for: "Gale")
        #expect(try file.load().settings.rules.map(\.isTold) == [false])
    }

    @Test("a rule of a place that is gone says so")
    func gone() throws {
        let model = model([WeatherRule("Gale", .windGust, .over, 60 / 3.6, place: "nowhere")])
        #expect(model.rules[0].note.hasSuffix("The place of this rule is not saved any more."))
    }
}
