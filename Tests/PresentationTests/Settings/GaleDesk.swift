import Foundation
import WeatherModel
import WeatherStore

@testable import Presentation

/// London with a forecast in a real file, of the day before the present, that has gusts of 72 km/h at 18:00.
@MainActor
struct GaleDesk {
    private let folder: TemporaryFolder
    let file: SettingsFile
    let store: SQLiteStore
    let list: PlacesDesk

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

    /// The preferences with these rules, saved to the file unless another store of settings is given.
    func preferences(_ rules: [WeatherRule] = [], in settingsStore: (any SettingsStore)? = nil) -> PreferencesViewModel
    {
        var settings = Settings()
        settings.rules = rules
        return PreferencesViewModel(list.settings(settings, in: settingsStore ?? file), store: store)
    }
}
