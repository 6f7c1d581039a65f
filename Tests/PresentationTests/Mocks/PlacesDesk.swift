import Foundation
import Places
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import Refreshing

/// The list of places as the window holds it, in which clocks, store and services do as the test says.
@MainActor
struct PlacesDesk {
    let time: TwoClocks
    let clock: DisplayClock
    let fetcher = MockReportFetcher()
    let pauses = Pauses()
    let store: MockStore
    let format = DisplayFormat(Samples.formatter)
    let locations: LocationsViewModel

    /// - Parameters:
    ///   - reports: What the store knows of the places at the start.
    ///   - parts: Those that are asked for.
    ///   - kept: A real store that holds the places, in place of `store`.
    init(
        places: [SavedPlace], reports: [Location.ID: WeatherReport] = [:], at time: String = "2026-11-21T15:20:00Z",
        parts: Set<WeatherPart> = [.current], kept: (any Store)? = nil
    ) throws {
        self.time = TwoClocks(time)
        clock = DisplayClock(self.time)
        store = MockStore(StoredContents(places: places, summaries: reports))
        let kept: any Store = kept ?? store
        locations = LocationsViewModel(
            PlaceList(try kept.contents(at: self.time.now), store: kept), fetcher: fetcher,
            policy: RefreshPolicy(interval: 30 * 60, parts: parts, seed: 3), refreshClock: self.time, clock: clock,
            format: format, pause: { [pauses] in try await pauses.wait($0) })
    }

    init(
        _ places: [Location], reports: [Location.ID: WeatherReport] = [:], at time: String = "2026-11-21T15:20:00Z"
    ) throws {
        try self.init(places: places.map { SavedPlace($0) }, reports: reports, at: time)
    }

    var refreshes: RefreshCoordinator { locations.refreshes }
    /// The places in the order they were asked for.
    var asked: [Location.ID] { fetcher.answers.asked }

    /// What is answered for the place from now on.
    func answer(_ place: Location, _ result: Result<WeatherReport, FetchError>) {
        fetcher.answers.set(result, for: place.id)
    }

    /// Starts the coordinator; returns when nothing is under way.
    func start() async {
        refreshes.start()
        await refreshes.settled()
    }

    /// Both clocks go on, the window's too, and what falls due is done.
    func pass(_ seconds: TimeInterval) async {
        time.pass(seconds)
        clock.tick()
        refreshes.minutePassed()
        await refreshes.settled()
    }

    /// The time of the coordinator's alarm has come: returns when what it led to is done.
    func ring() async {
        let alarm = refreshes.alarm
        var wait = await pauses.next()
        // A page's patience with late warnings is over before.
        while wait < 1 { wait = await pauses.next() }
        time.pass(wait)
        await pauses.end()
        await alarm?.value
        await refreshes.settled()
    }

    /// Returns when the changes asked for are made.
    func changed() async {
        await locations.task?.value
    }
}
