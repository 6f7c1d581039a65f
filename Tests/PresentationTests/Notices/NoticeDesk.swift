import Foundation
import Places
import Refreshing
import SourceSettings
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// The program without its window, from the answers of a played source through a real file to a played desktop.
@MainActor
final class NoticeDesk {
    let time: TwoClocks
    let desktop = PlayedDesktop()
    let locations: LocationsViewModel
    let settings: SettingsViewModel
    let notices: NoticesViewModel
    let store: SQLiteStore
    private let clock: DisplayClock
    private let fetcher = MockReportFetcher()
    private let pauses = Pauses()

    /// - Parameters:
    ///   - folder: Where the file lies; what an earlier desk left there is known.
    ///   - zone: The zone of the user's clock.
    ///   - parts: What is asked for.
    init(
        _ places: [Location], in folder: TemporaryFolder, at time: String, zone: String = "Europe/London",
        parts: Set<WeatherPart> = [.alerts], rules: [WeatherRule] = [], _ choose: (inout NoticeSettings) -> Void
    ) async throws {
        self.time = TwoClocks(time)
        store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        for place in places { try await store.add(place) }
        clock = DisplayClock(self.time)
        let format = DisplayFormat(Samples.formatter)
        var chosen = Settings()
        choose(&chosen.notices)
        chosen.rules = rules
        locations = LocationsViewModel(
            PlaceList(try store.contents(at: self.time.now), store: store), fetcher: fetcher,
            policy: RefreshPolicy(interval: 30 * 60, parts: parts, seed: 3), refreshClock: self.time, clock: clock,
            format: format, pause: { [pauses] in try await pauses.wait($0) })
        settings = SettingsViewModel(
            chosen, store: MockSettingsStore(), snapshot: SettingsSnapshot(chosen), locale: Samples.formatter.locale,
            ownZone: Samples.zone(zone), format: format, locations: locations)
        notices = NoticesViewModel(
            locations: locations, settings: settings, store: store, clock: clock, zone: Samples.zone(zone),
            rules: StateFile(folder.url.appending(path: "rules.json")))
        notices.begin(desktop)
    }

    /// An answer with these warnings, or this report, arrives for the place, a minute later.
    func arrive(_ alerts: [Alert], at place: Location) async {
        let now = time.now + 60
        await arrive(
            WeatherReport(
                timeZone: Samples.zone("Europe/London"),
                alerts: Sourced(alerts, source: Samples.source, fetchedAt: now)),
            at: place)
    }

    func arrive(_ report: WeatherReport, at place: Location) async {
        await answer(.success(report), at: place)
    }

    /// The place is asked for a minute later, in vain.
    func fail(at place: Location) async {
        await answer(.failure(.offline), at: place)
    }

    private func answer(_ result: Result<WeatherReport, FetchError>, at place: Location) async {
        time.pass(60)
        clock.tick()
        fetcher.answers.set(result, for: place.id)
        locations.refreshes.start()
        await locations.refreshes.settled()
        locations.refreshes.refreshNow(place.id)
        await settled()
    }

    /// The clocks go on to the time, at which a minute begins.
    func pass(to text: String) async {
        time.pass(to: text)
        clock.tick()
        locations.places.tellObservers()
        await settled()
    }

    /// Something is chosen in the preferences.
    func choose(_ body: (inout NoticeSettings) -> Void) async {
        settings.change { body(&$0.notices) }
        await settled()
    }

    /// Returns when all that was asked for is done and stored.
    func settled() async {
        await locations.task?.value
        await locations.refreshes.settled()
        await notices.settled()
    }
}
