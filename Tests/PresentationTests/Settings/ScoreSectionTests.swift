import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// How the sources did, on their page of the preferences, over a real store.
@MainActor
struct ScoreSectionTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        try await store.add(Samples.london)
    }

    /// Stores forecasts that a day's high is 10°, and reports that it was 12° and 4°, on so many days before 21 November.
    private func keep(_ days: Int) async throws {
        for back in (1...(days + 1)).reversed() {
            let noon = Samples.instant("2026-11-21T11:00:00Z") - Double(back) * 86_400
            let dates = (0...2).map { CivilDate(noon + Double($0) * 86_400, in: .gmt).description }
            try await store.save(
                Samples.report(
                    fetched: noon.formatted(.iso8601),
                    days: dates.map { Samples.day($0, .overcast, low: 4, high: 10) }), for: Samples.london.id)
            for hour in 0..<24 {
                let time = noon + Double(hour - 11) * 3600
                try await store.save(
                    Samples.report(
                        fetched: time.formatted(.iso8601),
                        current: Samples.current(
                            time.formatted(.iso8601), Samples.conditions(.overcast, hour == 14 ? 12 : 4))),
                    for: Samples.london.id)
            }
        }
    }

    private func model() throws -> PreferencesViewModel {
        let list = try PlacesDesk(places: [SavedPlace(Samples.london)], at: "2026-11-21T10:20:00Z", kept: store)
        return PreferencesViewModel(
            list.settings(Settings(), in: SettingsFile(folder.url.appending(path: "settings.json"))), store: store)
    }

    @Test("under ten days it says how many it has, and has no row, measure or order")
    func few() async throws {
        try await keep(4)
        let model = try model()
        #expect(model.scores == nil, "nothing is read before it is opened")
        model.open()
        await model.scoring?.value
        let section = try #require(model.scores)
        #expect(section.rows.isEmpty && section.leads.isEmpty && section.notes.isEmpty && !section.proposesOrder)
        #expect(section.evidence.contains("It needs 10 days"))
        #expect(section.places == ["London"])
    }

    @Test("with enough days it has the errors by days ahead, and changes no order itself")
    func enough() async throws {
        try await keep(14)
        let model = try model()
        model.open()
        await model.scoring?.value
        let section = try #require(model.scores)
        #expect(section.leads == ["1 day", "3 days", "5 days"] && section.rows.count == 1)
        #expect(section.rows[0].details.hasPrefix("High off 2.0° ± 0.0° · Low off 0.0° ± 0.0°"))
        model.scoreLead(2)
        #expect(model.scores?.lead == 2 && model.scores?.rows[0].details.hasPrefix("High off —") == true)
        #expect(!section.proposesOrder, "there is one source only")
        #expect(model.settings.settings.sourceOrder.isEmpty)
    }
}
