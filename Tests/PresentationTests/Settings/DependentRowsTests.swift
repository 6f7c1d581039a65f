import Testing
import WeatherStore

@testable import Presentation

@MainActor
@Suite("Choices that belong to a switch")
struct DependentRowsTests {
    private let model: PreferencesViewModel

    init() throws {
        model = PreferencesViewModel(try PlacesDesk([Samples.london]).settings(in: MockSettingsStore()))
    }

    private func isInUse(_ id: PreferenceRow.ID) -> Bool? { model.rows.first { $0.id == id }?.isInUse }

    @Test(
        "the time of the summary and the quiet hours cannot be chosen while nothing follows from them",
        arguments: [
            (PreferenceRow.ID.summaryNotices, [PreferenceRow.ID.summaryTime]),
            (.quietHours, [.quietStart, .quietEnd]),
        ])
    func switched(toggle: PreferenceRow.ID, rows: [PreferenceRow.ID]) {
        for isOn in [true, false, true] {
            model.choose(isOn ? 1 : 0, for: toggle)
            for row in rows { #expect(isInUse(row) == isOn, "\(row)") }
            #expect(isInUse(toggle) == true)
        }
    }
}
