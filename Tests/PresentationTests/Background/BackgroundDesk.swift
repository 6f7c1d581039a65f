import Foundation
import Places
import Refreshing
import SourceSettings
import Synchronization
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// The program without a window over days that pass as fast as they are computed, from a played source through a real file.
@MainActor
final class BackgroundDesk {
    /// Answers each request at once, and notes it.
    private final class Source: ReportFetching {
        let requests = Mutex<[(time: Date, place: Location.ID, parts: Set<WeatherPart>)]>([])
        let isReached = Mutex(true)
        private let clock: TwoClocks

        init(_ clock: TwoClocks) {
            self.clock = clock
        }

        func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
            let now = clock.now
            requests.withLock { $0.append((now, location.id, parts)) }
            // A request takes its time.
            clock.pass(1)
            guard isReached.withLock({ $0 }) else { return RefreshSimulation.bad(parts, .offline) }
            return FetchedReport(report: BackgroundDesk.report(at: clock.now))
        }
    }

    let clock: TwoClocks
    let alarm = PlayedAlarm()
    let desktop = PlayedDesktop()
    let locations: LocationsViewModel
    let watch: BackgroundWatch
    private let notices: NoticesViewModel
    private let source: Source
    /// When the alarm rang.
    private(set) var wakes: [Date] = []

    init(
        _ places: [Location], in folder: TemporaryFolder, at time: String, interval: TimeInterval? = 30 * 60,
        _ choose: (inout NoticeSettings) -> Void
    ) async throws {
        clock = TwoClocks(time)
        source = Source(clock)
        let store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        for place in places { try await store.add(place) }
        let (display, format) = (DisplayClock(clock), DisplayFormat(Samples.formatter))
        var chosen = Settings()
        choose(&chosen.notices)
        locations = LocationsViewModel(
            PlaceList(try store.contents(at: clock.now), store: store), fetcher: source,
            policy: RefreshPolicy(interval: interval, parts: [.current, .hours, .days, .alerts], seed: 3),
            refreshClock: clock, clock: display, format: format, pause: { _ in throw CancellationError() })
        let settings = SettingsViewModel(
            chosen, store: MockSettingsStore(), snapshot: SettingsSnapshot(chosen), locale: Samples.formatter.locale,
            ownZone: .gmt, format: format, locations: locations)
        notices = NoticesViewModel(locations: locations, settings: settings, store: store, clock: display, zone: .gmt)
        watch = BackgroundWatch(locations: locations, settings: settings, clock: display, zone: .gmt, alarm: alarm)
        notices.begin(desktop)
    }

    var requests: [(time: Date, place: Location.ID, parts: Set<WeatherPart>)] { source.requests.withLock { $0 } }

    /// Whether the source is reached.
    var isOnline: Bool {
        get { source.isReached.withLock { $0 } }
        set { source.isReached.withLock { $0 = newValue } }
    }

    func begin() async {
        watch.begin()
        await settled()
    }

    /// Lets the time pass up to this one, with each alarm on the way.
    func pass(to end: Date) async {
        while let wait = alarm.seconds, clock.now + wait <= end {
            clock.pass(wait)
            wakes.append(clock.now)
            alarm.ring()
            await settled()
        }
        clock.pass(max(0, end.timeIntervalSince(clock.now)))
    }

    func settled() async {
        await watch.settled()
        await locations.task?.value
        await notices.settled()
    }

    private nonisolated static func report(at now: Date) -> WeatherReport {
        let text = now.formatted(.iso8601)
        return Samples.report(
            fetched: text, current: Samples.current(text, Samples.conditions(.overcast, 8)),
            hours: Sky.hours(String(repeating: ".", count: 30), from: now),
            days: [Samples.day(String(text.prefix(10)), .overcast, low: 4, high: 11)])
    }
}
