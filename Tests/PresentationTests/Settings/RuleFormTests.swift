import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// The form of a rule, over forecasts that are kept, into a real file of settings.
@MainActor
struct RuleFormTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile
    private let store: SQLiteStore
    private let list: PlacesDesk

    /// Gusts of 72 km/h at 18:00 were forecast the day before.
    init() async throws {
        folder = try TemporaryFolder()
        file = SettingsFile(folder.url.appending(path: "settings.json"))
        store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        try await store.add(Samples.london)
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

    private func model(_ rules: [WeatherRule] = [], in settingsStore: (any SettingsStore)? = nil)
        -> PreferencesViewModel
    {
        var settings = Settings()
        settings.rules = rules
        return PreferencesViewModel(list.settings(settings, in: settingsStore ?? file), store: store)
    }

    private func choose(_ text: String, _ field: RuleForm.Field, in model: PreferencesViewModel) throws {
        let choice = try #require(model.ruleForm?.choices.first { $0.field == field }, "no \(field)")
        model.chooseForRule(try #require(choice.choices.firstIndex(of: text), "\(choice.choices)"), for: field)
    }

    @Test(
        "a new rule is tried while it is written, saved under what it is about, and not told before it is switched on")
    func adding() async throws {
        let model = model()
        model.writeRule(nil)
        #expect(model.ruleForm?.title == "New rule" && model.ruleForm?.threshold == "50")
        model.writeThreshold("60")
        await model.ruleEditor.trying?.value
        let form = try #require(model.ruleForm)
        #expect(form.words == "Gusts over 60 km/h · next 24 hours · London")
        #expect(
            form.trialText
                == "This rule would have told you 1 time in the days that are stored (1). About: 20 Nov.")
        let days = try #require(form.picture).days
        #expect(days.count == 14 && days.filter(\.isTold).map(\.text) == ["20"])
        model.saveRule()
        #expect(model.ruleForm == nil)
        let saved = try #require(file.load().settings.rules.first)
        #expect(saved.id == "Gusts over 60 km/h" && !saved.isTold)
        #expect(abs(saved.threshold - 60 / 3.6) < 1e-9)
        #expect(saved.quietHours == ClockSpan(from: TimeOfDay(hour: 22), until: TimeOfDay(hour: 7)))
    }

    @Test("each field is chosen and saved: quantity, condition, place, part of the day, days and quiet hours")
    func fields() throws {
        let model = model()
        model.writeRule(nil)
        try choose("Temperature", .quantity, in: model)
        #expect(model.ruleForm?.words.hasPrefix("Temperature below 5°") == true)
        model.writeThreshold("−2,5")
        try choose("London", .place, in: model)
        try choose("a part of the day", .scope, in: model)
        try choose("06:30", .from, in: model)
        try choose("weekdays", .days, in: model)
        try choose("19:00", .toldFrom, in: model)
        try choose("none", .quiet, in: model)
        #expect(model.ruleForm?.choices.contains { $0.field == .quietFrom } == false)
        model.nameRule("Ice")
        model.saveRule()
        var wanted = WeatherRule(
            "Ice", .temperature, .below, -2.5,
            scope: .part(
                ClockSpan(from: try #require(TimeOfDay(minutes: 390)), until: TimeOfDay(hour: 9)), on: Weekday.workdays),
            toldFrom: TimeOfDay(hour: 19), place: Samples.london.id)
        wanted.isTold = false
        #expect(try file.load().settings.rules == [wanted])
    }

    @Test("a threshold that is no number, a taken name and a full disk are said in the form, and nothing is lost")
    func refusals() throws {
        let model = model([WeatherRule("Gale", .windGust, .over, 60 / 3.6)])
        model.writeRule(nil)
        model.writeThreshold("sixty")
        model.saveRule()
        #expect(model.ruleForm?.problem == "Write a number as the threshold, such as 60.")
        #expect(model.ruleForm?.threshold == "sixty")
        model.writeThreshold("70")
        #expect(model.ruleForm?.problem == nil)
        model.nameRule("gale")
        model.saveRule()
        #expect(model.ruleForm?.problem == "There is a rule of that name already.")
        model.nameRule("List")
        model.saveRule()
        #expect(model.ruleForm?.problem?.contains("command line") == true)
        let full = self.model(in: MockSettingsStore(failure: StoreError.diskFull))
        full.writeRule(nil)
        full.saveRule()
        #expect(full.ruleForm?.problem?.hasPrefix("The settings could not be saved.") == true)
    }

    @Test("a rule is changed under a new name without leaving the old one, and stays switched on")
    func changing() throws {
        var gale = WeatherRule("Gale", .windGust, .over, 60 / 3.6)
        gale.isTold = true
        let model = model([gale])
        model.writeRule("Gale")
        #expect(model.ruleForm?.name == "Gale" && model.ruleForm?.threshold == "60")
        model.nameRule("Storm")
        model.writeThreshold("90")
        model.saveRule()
        let saved = try file.load().settings.rules
        #expect(saved.map(\.id) == ["Storm"] && saved[0].isTold && abs(saved[0].threshold - 25) < 1e-9)
        model.writeRule("Storm")
        model.writeThreshold("10")
        model.cancelRule()
        #expect(model.ruleForm == nil && model.rules.map(\.id) == ["Storm"])
        #expect(try file.load().settings.rules == saved)
    }

    @Test("a deleted rule comes back as it was, and under another name where its own was given away")
    func deletion() throws {
        let gale = WeatherRule("Gale", .windGust, .over, 60 / 3.6)
        let model = model([gale])
        model.writeRule("Gale")
        model.deleteRule("Gale")
        #expect(model.ruleForm == nil && model.rules.isEmpty)
        #expect(model.ruleUndoOffer?.text == "“Gale” was deleted.")
        #expect(try file.load().settings.rules.isEmpty)
        model.undoRule()
        #expect(try file.load().settings.rules == [gale] && model.ruleUndoOffer == nil)
        model.deleteRule("Gale")
        model.writeRule(nil)
        model.nameRule("Gale")
        model.saveRule()
        model.undoRule()
        let names = try file.load().settings.rules.map(\.id)
        // What was saved has the units of the settings, which are the region's here.
        #expect(names == ["Gale", "Gusts over 37.3 mph"])
    }
}
