import Foundation
import Testing
import WeatherStore

@testable import Presentation

/// The switch by which the program goes on without a window, and a desktop that has its own mind about it.
@MainActor
struct BackgroundViewModelTests {
    private let permission = PlayedPermission()
    private let list: PlacesDesk
    private let settings: SettingsViewModel
    private let background: BackgroundViewModel
    private let preferences: PreferencesViewModel

    init() throws {
        list = try PlacesDesk([])
        settings = list.settings(in: MockSettingsStore())
        background = BackgroundViewModel(settings, permission: permission)
        preferences = PreferencesViewModel(settings, background: background)
    }

    private var isOn: Bool { preferences.rows.first { $0.id == .withoutWindow }?.control == .flag(true) }

    @Test("the switch is on once the desktop permits it, and off at once")
    func permitted() {
        preferences.choose(1, for: .withoutWindow)
        #expect(isOn && !background.isOn, "it shows what was asked for; nobody has answered yet")
        permission.answer?(.done)
        #expect(isOn && background.problem == nil)
        preferences.choose(0, for: .withoutWindow)
        permission.answer?(.done)
        #expect(!isOn && background.problem == nil)
        #expect(permission.asked == ["on", "off"])
    }

    @Test(
        "whatever else the desktop answers leaves it off and is told",
        arguments: [
            (BackgroundOutcome.refused, "does not permit"), (.absent, "offers no way"), (.silent, "did not answer"),
            (.failed("The disk is full."), "could not be set to start at log-in. The disk is full."),
        ])
    func refused(_ outcome: BackgroundOutcome, words: String) throws {
        preferences.choose(1, for: .withoutWindow)
        permission.answer?(outcome)
        #expect(!isOn)
        #expect(try #require(background.problem).text.contains(words))
        let row = try #require(preferences.rows.first { $0.id == .withoutWindow })
        #expect(row.problem == background.problem?.text, "the reason stands beside the switch")
        background.dismissProblem()
        #expect(background.problem == nil)
    }

    @Test("an entry that cannot be removed is told, and the program ends with its window all the same")
    func stuck() throws {
        settings.change { $0.notices.goesOnWithoutWindow = true }
        preferences.choose(0, for: .withoutWindow)
        permission.answer?(.failed("Its folder is read-only."))
        #expect(!isOn)
        #expect(try #require(background.problem).text.hasPrefix("Fairweather is still started at log-in."))
    }

    @Test("what was taken back elsewhere is found at the next start; silence changes nothing, and off asks nobody")
    func revoked() {
        background.confirm()
        #expect(permission.asked.isEmpty)
        settings.change { $0.notices.goesOnWithoutWindow = true }
        background.confirm()
        permission.answer?(.silent)
        #expect(isOn)
        permission.answer?(.done)
        #expect(isOn)
        permission.answer?(.refused)
        #expect(!isOn && background.problem == nil, "who took it back knows")
    }

    @Test("without anybody to ask there is no switch")
    func absent() {
        #expect(!PreferencesViewModel(settings).rows.contains { $0.id == .withoutWindow })
    }
}
