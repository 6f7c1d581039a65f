import Foundation
import WeatherStore

@testable import Presentation
@testable import Refreshing
import SourceSettings

extension PlacesDesk {
    /// The settings that this list follows, of a program in London.
    func settings(
        _ settings: Settings = Settings(), in store: any SettingsStore,
        snapshot: SettingsSnapshot = SettingsSnapshot(Settings())
    ) -> SettingsViewModel {
        SettingsViewModel(
            settings, store: store, snapshot: snapshot, locale: Samples.formatter.locale,
            ownZone: Samples.formatter.ownZone, format: format, locations: locations)
    }
}
