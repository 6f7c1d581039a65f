import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// The user's rules among the notifications.
@MainActor
struct RuleSwitchesTests {
    private let desk: GaleDesk

    init() async throws { desk = try await GaleDesk() }

    @Test("each says what it is about, when and where, and what it would have told by the forecasts that are kept")
    func rows() async throws {
        let model = desk.preferences([
            WeatherRule("Gale", .windGust, .over, 60 / 3.6), WeatherRule("Ice", .temperature, .below, 0),
        ])
        #expect(model.rules.map(\.id) == ["Gale", "Ice"])
        #expect(model.rules[0].note == "Gusts over 60 km/h · next 24 hours · your home (London)")
        #expect(
            model.rules[0].spokenText == "Gusts over 60 kilometres an hour, next 24 hours, your home (London).",
            "no sign is read out")
        #expect(model.rules.allSatisfy { $0.trialText == nil && !$0.isOn })
        model.open()
        await model.trying?.value
        #expect(
            model.rules[0].trialText
                == "This rule would have told you 1 time in the days that are stored (1). About: 20 Nov.")
        #expect(model.rules[0].spokenText.hasSuffix("About: 20 November."), "\(model.rules[0].spokenText)")
        #expect(
            model.rules[1].trialText == "This rule would have told you 0 times in the days that are stored (1).")
    }

    @Test("a switch is saved, and keeps what was read")
    func switching() async throws {
        let model = desk.preferences([WeatherRule("Gale", .windGust, .over, 60 / 3.6)])
        model.open()
        await model.trying?.value
        model.tellRule(true, for: "Gale")
        #expect(model.rules[0].isOn && model.rules[0].trialText != nil)
        #expect(try desk.file.load().settings.rules.map(\.isTold) == [true])
        model.tellRule(false, for: "Gale")
        #expect(try desk.file.load().settings.rules.map(\.isTold) == [false])
    }

    @Test("a rule that another program adds meanwhile is tried, too")
    func addedElsewhere() async throws {
        let model = desk.preferences()
        model.open()
        var other = Settings()
        other.rules = [WeatherRule("Gale", .windGust, .over, 60 / 3.6)]
        _ = try desk.file.save(other)
        model.settings.follow()
        await model.trying?.value
        #expect(model.rules.map(\.id) == ["Gale"])
        #expect(model.rules.first?.trialText?.hasPrefix("This rule would have told you 1 time") == true)
    }

    @Test("a rule of a place that is gone says so")
    func gone() throws {
        let model = desk.preferences([WeatherRule("Gale", .windGust, .over, 60 / 3.6, place: "nowhere")])
        #expect(model.rules[0].note.hasSuffix("The place of this rule is not saved any more."))
    }
}
