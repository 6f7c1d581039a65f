import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// The form of a rule, over forecasts that are kept, into a real file of settings.
@MainActor
struct RuleFormTests {
    private let desk: GaleDesk

    init() async throws { desk = try await GaleDesk() }

    private func choose(_ text: String, _ field: RuleForm.Field, in model: PreferencesViewModel) throws {
        let choice = try #require(model.ruleForm?.choices.first { $0.field == field }, "no \(field)")
        model.chooseForRule(try #require(choice.choices.firstIndex(of: text), "\(choice.choices)"), for: field)
    }

    @Test(
        "a new rule is tried while it is written, saved under what it is about, and not told before it is switched on")
    func adding() async throws {
        let model = desk.preferences()
        model.writeRule(nil)
        #expect(model.ruleForm?.title == "New rule" && model.ruleForm?.threshold == "50")
        model.writeThreshold("60")
        await model.ruleEditor.trying?.value
        let form = try #require(model.ruleForm)
        #expect(form.words == "Gusts over 60 km/h · next 24 hours · your home (London)" && form.unit == "km/h")
        #expect(
            form.trialText
                == "This rule would have told you 1 time in the days that are stored (1). About: 20 Nov.")
        #expect(form.spokenWords == "Gusts over 60 kilometres an hour, next 24 hours, your home (London)")
        #expect(form.spokenTrialText?.hasSuffix("About: 20 November.") == true, "\(form.spokenTrialText ?? "")")
        let days = try #require(form.picture).days
        #expect(days.count == 14 && days.filter(\.isTold).map(\.text) == ["20"])
        model.saveRule()
        #expect(model.ruleForm == nil)
        let saved = try #require(desk.file.load().settings.rules.first)
        #expect(saved.id == "Gusts over 60 km/h" && !saved.isTold)
        #expect(abs(saved.threshold - 60 / 3.6) < 1e-9)
        #expect(saved.quietHours == ClockSpan(from: TimeOfDay(hour: 22), until: TimeOfDay(hour: 7)))
    }

    @Test("who presses Enter twice on what adds a rule has one form, as it was, and no rule that nobody has written")
    func pressedTwice() throws {
        let model = desk.preferences()
        model.writeRule(nil)
        model.enterRule()
        #expect(model.ruleForm != nil && model.rules.isEmpty)
        model.nameRule("Frost")
        model.writeRule(nil)
        #expect(model.ruleForm?.name == "Frost")
        model.enterRule()
        #expect(model.ruleForm == nil && model.rules.map(\.id) == ["Frost"])
        model.writeRule("Frost")
        model.enterRule()
        #expect(model.ruleForm == nil, "what is saved already is no new rule")
    }

    @Test("each field is chosen and saved: quantity, condition, place, part of the day, days and quiet hours")
    func fields() throws {
        let model = desk.preferences()
        model.writeRule(nil)
        try choose("Temperature", .quantity, in: model)
        #expect(model.ruleForm?.words.hasPrefix("Temperature below 5°") == true && model.ruleForm?.unit == "°")
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
        #expect(try desk.file.load().settings.rules == [wanted])
    }

    @Test("the home and a place have one name each: among the choices, in the line of the form and in the list")
    func placeNames() throws {
        let model = desk.preferences()
        for name in ["your home (London)", "London"] {
            model.writeRule(nil)
            try choose(name, .place, in: model)
            #expect(model.ruleForm?.words.hasSuffix(" · \(name)") == true, "\(model.ruleForm?.words ?? "")")
            model.saveRule()
            #expect(model.rules.contains { $0.note.hasSuffix(" · \(name)") }, "\(model.rules.map(\.note))")
        }
    }

    @Test("a threshold that is no number, a taken name and a full disk are said in the form, and nothing is lost")
    func refusals() throws {
        let model = desk.preferences([WeatherRule("Gale", .windGust, .over, 60 / 3.6)])
        model.writeRule(nil)
        model.writeThreshold("sixty")
        model.saveRule()
        #expect(model.ruleForm?.problem == "Write a number as the threshold, such as 60.")
        #expect(model.ruleForm?.threshold == "sixty")
        model.writeThreshold("-5")
        model.saveRule()
        #expect(model.ruleForm?.problem == "The limit of gusts is always met.")
        model.writeThreshold("70")
        #expect(model.ruleForm?.problem == nil)
        model.nameRule("gale")
        model.saveRule()
        #expect(model.ruleForm?.problem == "There is a rule of that name already.")
        model.nameRule("List")
        model.saveRule()
        #expect(model.ruleForm?.problem?.contains("command line") == true)
        #expect(model.ruleForm?.isNameRefused == true)
        let full = desk.preferences(in: MockSettingsStore(failure: StoreError.diskFull))
        full.writeRule(nil)
        full.saveRule()
        // It holds for this session, and once: the dialog says that it could not be saved.
        #expect(full.ruleForm == nil && full.rules.count == 1)
        #expect(full.problem?.hasPrefix("The settings could not be saved.") == true)
    }

    @Test("while the threshold is none, no word of the form names the last one", arguments: ["99999", "", "sixty"])
    func unreadable(text: String) async throws {
        let model = desk.preferences()
        model.writeRule(nil)
        model.writeThreshold("60")
        await model.ruleEditor.trying?.value
        #expect(model.ruleForm?.usualName == "Gusts over 60 km/h" && model.ruleForm?.trialText != nil)
        model.writeThreshold(text)
        let form = try #require(model.ruleForm)
        #expect(form.threshold == text && form.usualName == "Gusts")
        #expect(form.words == "Gusts · next 24 hours · your home (London)")
        #expect(form.spokenWords == "Gusts, next 24 hours, your home (London)")
        #expect(form.trialText == nil && form.picture == nil && form.suggestion == nil)
        model.saveRule()
        #expect(model.ruleForm?.problem != nil && model.rules.isEmpty)
        model.writeThreshold("60")
        #expect(model.ruleForm?.words.hasPrefix("Gusts over 60 km/h") == true && model.ruleForm?.trialText != nil)
    }

    @Test("a rule whose name alone is changed keeps its exact threshold, and the switch that was turned meanwhile")
    func exactness() throws {
        let model = desk.preferences([WeatherRule("Gale", .windGust, .over, 62.26 / 3.6)])
        model.writeRule("Gale")
        model.tellRule(true, for: "Gale")
        model.nameRule("Storm")
        model.saveRule()
        let saved = try desk.file.load().settings.rules
        #expect(saved.map(\.id) == ["Storm"] && saved[0].isTold && saved[0].threshold == 62.26 / 3.6)
    }

    @Test(
        "a threshold is kept, shown and compared as it is written, hundredths and all",
        arguments: [
            (Units.metric, "0.25", "Rain over 0.25 mm/h", 0.25), (.us, "0.05", "Rain over 0.05 in/h", 1.27),
            (.us, "0.0125", "Rain over 0.0125 in/h", 0.3175), (.metric, "0.12345", "Rain over 0.123 mm/h", 0.123),
        ])
    func hundredths(units: Units, text: String, name: String, threshold: Double) throws {
        let model = desk.preferences()
        model.settings.change { $0.units = units }
        model.writeRule(nil)
        try choose("Rain", .quantity, in: model)
        model.writeThreshold(text)
        #expect(model.ruleForm?.words.hasPrefix(name) == true, "\(model.ruleForm?.words ?? "")")
        model.saveRule()
        let saved = try #require(try desk.file.load().settings.rules.first)
        #expect(saved.id == name && abs(saved.threshold - threshold) < 1e-9, "\(saved)")
        model.writeRule(name)
        #expect(model.ruleForm.map { name.contains($0.threshold) } == true)
        model.saveRule()
        #expect(try desk.file.load().settings.rules == [saved])
    }

    @Test("a form that was left open begins anew, and other units show another number of the same rule")
    func leaving() async throws {
        let model = desk.preferences([WeatherRule("Gale", .windGust, .over, 60 / 3.6)])
        model.writeRule("Gale")
        model.settings.change { $0.units = .us }
        #expect(model.ruleForm?.threshold == "37.3" && model.ruleForm?.words.contains("37") == true)
        model.saveRule()
        #expect(try desk.file.load().settings.rules.map(\.threshold) == [60 / 3.6])
        model.deleteRule("Gale")
        model.writeRule(nil)
        model.open()
        #expect(model.ruleForm == nil && model.ruleUndoOffer == nil)
    }

    @Test("the trial of one quantity does not stand under another")
    func otherQuantity() async throws {
        let model = desk.preferences()
        model.writeRule(nil)
        await model.ruleEditor.trying?.value
        #expect(model.ruleForm?.picture != nil)
        let choice = try #require(model.ruleForm?.choices.first { $0.field == .quantity })
        model.chooseForRule(try #require(choice.choices.firstIndex(of: "Temperature")), for: .quantity)
        #expect(model.ruleForm?.picture == nil && model.ruleForm?.trialText == nil)
    }

    @Test("a rule is changed under a new name without leaving the old one, and stays switched on")
    func changing() throws {
        var gale = WeatherRule("Gale", .windGust, .over, 60 / 3.6)
        gale.isTold = true
        let model = desk.preferences([gale])
        model.writeRule("Gale")
        #expect(model.ruleForm?.name == "Gale" && model.ruleForm?.threshold == "60")
        model.nameRule("Storm")
        model.writeThreshold("90")
        model.saveRule()
        let saved = try desk.file.load().settings.rules
        #expect(saved.map(\.id) == ["Storm"] && saved[0].isTold && abs(saved[0].threshold - 25) < 1e-9)
        model.writeRule("Storm")
        model.writeThreshold("10")
        model.cancelRule()
        #expect(model.ruleForm == nil && model.rules.map(\.id) == ["Storm"])
        #expect(try desk.file.load().settings.rules == saved)
    }

    @Test("a deleted rule comes back as it was, and under another name where its own was given away")
    func deletion() throws {
        let gale = WeatherRule("Gale", .windGust, .over, 60 / 3.6)
        let model = desk.preferences([gale])
        model.writeRule("Gale")
        model.deleteRule("Gale")
        #expect(model.ruleForm == nil && model.rules.isEmpty)
        #expect(model.ruleUndoOffer?.text == "“Gale” was deleted.")
        #expect(model.settings.locations.announcements.latest?.text == "“Gale” was deleted.")
        #expect(try desk.file.load().settings.rules.isEmpty)
        model.undoRule()
        #expect(try desk.file.load().settings.rules == [gale] && model.ruleUndoOffer == nil)
        #expect(model.settings.locations.announcements.latest?.text == "“Gale” is back.")
        model.deleteRule("Gale")
        model.writeRule(nil)
        model.nameRule("Gale")
        model.saveRule()
        model.undoRule()
        let names = try desk.file.load().settings.rules.map(\.id)
        // What was saved has the units of the settings, which are the region's here.
        #expect(names == ["Gale", "Gusts over 37.3 mph"])
    }
}
