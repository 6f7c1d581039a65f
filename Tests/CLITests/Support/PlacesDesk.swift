import Assembly
import Foundation
import Places
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import Refreshing
import SourceSettings
@testable import WeatherText

/// The saved places of a home as the window holds them: its store, its services and its coordinator, without a display.
@MainActor
final class PlacesDesk {
    let folder: TemporaryFolder
    let clock: StillClock
    let store: SQLiteStore
    let window: DisplayClock
    let locations: LocationsViewModel

    /// - Parameters:
    ///   - folder: Stands for the user's folders of data and of settings.
    ///   - servers: The servers that are asked in place of the sources' own.
    init(_ folder: TemporaryFolder, _ clock: StillClock, source: SourceName, servers: [WeatherSource.ID: URL]) throws {
        (self.folder, self.clock, window) = (folder, clock, DisplayClock(clock))
        let environment = ["XDG_DATA_HOME": folder.path("data"), "XDG_CONFIG_HOME": folder.path("config")]
        let stored = try StoredData(source: source, environment: environment, now: clock.now)
        store = stored.store
        let services = Services(
            source, SettingsSnapshot(stored.settings, servers: servers), environment: environment,
            shipped: ShippedFiles(), deadline: .seconds(600), now: { clock.now })
        let format = DisplayFormat(
            WeatherFormatter(stored.settings, locale: Locale(identifier: "en_GB"), ownZone: .gmt),
            activities: stored.settings.activities)
        locations = LocationsViewModel(
            PlaceList(stored.contents, store: stored.store), fetcher: services.reports,
            policy: RefreshPolicy(interval: 1800, parts: services.parts, seed: 3),
            refreshClock: clock, clock: window, format: format, pause: { clock.advance(by: $0) })
    }

    /// The place is saved and shown, as when the user has found it by name.
    func add(_ place: Location) async throws {
        try await locations.add(place)
    }

    /// Lets everything run from the program's start on, until nothing is due any more.
    func start() async {
        locations.refreshes.start()
        await settle()
    }

    /// Time goes by, and what falls due is done.
    func pass(_ seconds: TimeInterval) async {
        clock.advance(by: seconds)
        window.tick()
        locations.refreshes.minutePassed()
        await settle()
    }

    func settle() async {
        await locations.refreshes.settled()
        while let alarm = locations.refreshes.alarm {
            await alarm.value
            await locations.refreshes.settled()
        }
    }
}
