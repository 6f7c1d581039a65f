import Foundation
import Places
import Synchronization
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import Presentation
@testable import Refreshing

/// One database in a file, changed by a window's list and by another program, as the command line is one.
@MainActor
@Suite("What another program changes under an open window")
struct StoreFollowingTests {
    private static let newYork = Location(
        id: "new-york", name: "New York", coordinates: Coordinates(clampingLatitude: 40.71, longitude: -74.01))
    private let folder: TemporaryFolder
    private let time = TwoClocks("2026-11-21T15:20:00Z")
    private let clock: DisplayClock
    private let fetcher = MockReportFetcher()
    private let own: SQLiteStore
    private let other: SQLiteStore
    private let model: LocationsViewModel
    private let tellings = Tellings()

    init() async throws {
        folder = try TemporaryFolder()
        let file = folder.url.appending(path: "fairweather.sqlite")
        own = try SQLiteStore.open(at: file, timeout: .seconds(60)).store
        other = try SQLiteStore.open(at: file, timeout: .seconds(60)).store
        for place in [Samples.london, Samples.paris, Samples.tokyo] { try await own.add(place) }
        clock = DisplayClock(time)
        let pauses = Pauses()
        model = LocationsViewModel(
            PlaceList(try own.contents(at: time.now), version: try own.version(), store: own), fetcher: fetcher,
            policy: RefreshPolicy(interval: 30 * 60, parts: [.current], seed: 3), refreshClock: time, clock: clock,
            format: DisplayFormat(Samples.formatter), pause: { try await pauses.wait($0) })
        model.places.observe { [tellings] in tellings.count += 1 }
    }

    private var titles: [String] { model.rows.map(\.title) }

    /// Follows as after the journal has gone; returns whether anything was taken over.
    @discardableResult
    private func follow() async -> Bool {
        let before = tellings.count
        model.follow(own)
        await model.task?.value
        return tellings.count > before
    }

    @Test("places that were added, moved, renamed and made home are so in the list")
    func places() async throws {
        try await other.add(Self.newYork)
        try await other.move(Self.newYork.id, to: 0)
        try await other.rename(Samples.paris.id, to: "Work")
        try await other.setHome(Samples.tokyo.id)
        try await other.setSourceOrder(["b"], for: Samples.tokyo.id)
        let pages = model.pages
        #expect(await follow())
        #expect(titles == ["New York", "London", "Work", "Tokyo"])
        #expect(model.pages.map(\.place) == (try own.contents(at: time.now).places))
        #expect(model.pages.dropFirst().elementsEqual(pages, by: ===), "a page that stays is the same one")
        #expect(model.selectedID == Samples.london.id)
        #expect(!(await follow()), "the same is not taken over twice")
    }

    @Test("what the window itself changes is not read again")
    func ownChanges() async throws {
        model.rename(Samples.paris.id, to: "Work")
        model.move(Samples.tokyo.id, by: -1)
        await model.task?.value
        #expect(!(await follow()))
        #expect(titles == ["London", "Tokyo", "Work"])
    }

    @Test("two shown places that were removed one after the other are both told, until that was read")
    func removedInTurn() async throws {
        model.select(Samples.paris.id)
        for place in [Samples.paris, Samples.tokyo] {
            try await other.remove(place.id)
            #expect(await follow())
        }
        #expect(
            model.departure?.text == "Paris was removed by another program. Tokyo was removed by another program.")
        model.dismissDeparture()
        try await other.remove(Samples.london.id)
        #expect(await follow())
        #expect(model.departure?.text == "London was removed by another program.")
    }

    @Test("a place that was removed leaves the list, is told, and the next one is shown")
    func removed() async throws {
        model.select(Samples.paris.id)
        try await other.remove(Samples.paris.id)
        #expect(await follow())
        #expect(titles == ["London", "Tokyo"])
        #expect(model.selectedID == Samples.tokyo.id)
        #expect(model.announcements.latest?.text == "Paris was removed.")
        #expect(model.departure == Banner(text: "Paris was removed by another program.", style: .info))
        model.dismissDeparture()
        try await other.remove(Samples.london.id)
        #expect(await follow())
        #expect(model.departure == nil, "of a place that is not shown nothing is said on screen")
        #expect(model.refreshes.verdict(on: Samples.paris.id) == .wait(.unknownPlace, nil))
        for place in [Samples.tokyo] { try await other.remove(place.id) }
        #expect(await follow())
        #expect(model.selectedID == nil && model.pages.isEmpty)
        try await other.add(Samples.paris)
        #expect(await follow())
        #expect(model.selectedID == Samples.paris.id)
    }

    @Test(
        "a change to a place that is gone says so, before the list has heard of it and after", arguments: [false, true])
    func changeToGone(hasHeard: Bool) async throws {
        try await other.remove(Samples.paris.id)
        if hasHeard { await follow() }
        let changes: [(LocationsViewModel) -> Void] = [
            { $0.rename(Samples.paris.id, to: "Work") }, { $0.toggleHome(Samples.paris.id) },
            { $0.move(Samples.paris.id, by: 1) }, { $0.showAlerts(false, for: Samples.paris.id) },
        ]
        for change in changes {
            change(model)
            await model.task?.value
            #expect(
                model.problem?.text == "The list was not changed. Another program has removed this place.")
            model.dismissProblem()
        }
        await follow()
        #expect(titles == ["London", "Tokyo"])
        #expect(model.pages.map(\.place) == (try other.contents(at: time.now).places))
    }

    @Test("removing what is gone takes it out of the list, without an offer to undo what cannot be undone")
    func removeGone() async throws {
        try await other.remove(Samples.paris.id)
        model.remove(Samples.paris.id)
        await model.task?.value
        #expect(titles == ["London", "Tokyo"])
        #expect(model.problem == nil && model.undoOffer == nil)
    }

    @Test("undoing a removal of what another program has saved again shows it once")
    func undoAfterReturn() async throws {
        model.remove(Samples.paris.id)
        await model.task?.value
        try await other.add(Samples.paris)
        #expect(await follow())
        #expect(titles == ["London", "Tokyo", "Paris"])
        model.undo()
        await model.task?.value
        #expect(titles == ["London", "Tokyo", "Paris"])
        #expect(model.selectedID == Samples.paris.id)
    }

    @Test("weather that another program has fetched is shown, and not asked for again", arguments: [false, true])
    func weather(isOpen: Bool) async throws {
        let id = isOpen ? Samples.london.id : Samples.tokyo.id
        let report = Samples.report(fetched: "2026-11-21T15:20:00Z", .clear, 12)
        try await other.save(report, for: id)
        #expect(await follow())
        let page = try #require(model.pages.first { $0.pageID == id })
        #expect(page.report?.current == report.current)
        if isOpen { #expect(page.report == (try own.report(for: id))) }
        guard case .wait = model.refreshes.verdict(on: id) else {
            Issue.record("it is asked for again")
            return
        }
    }

    @Test("weather of the window that is newer than what another program has stored stays")
    func newerWeather() async throws {
        fetcher.answers.set(
            .success(Samples.report(fetched: "2026-11-21T15:20:00Z", .clear, 12)), for: Samples.london.id)
        model.refreshes.start()
        await model.refreshes.settled()
        let before = try #require(model.selectedPage?.report)
        try await other.save(Samples.report(fetched: "2026-11-21T14:20:00Z", .overcast, 9), for: Samples.london.id)
        await follow()
        #expect(model.selectedPage?.report?.current == before.current)
    }

    @Test("a place that the window saves while the store is being read is not taken for one that is gone")
    func addedMeanwhile() async throws {
        try await other.rename(Samples.paris.id, to: "Work")
        model.follow(own)
        try await model.add(Self.newYork)
        await model.task?.value
        #expect(titles == ["London", "Work", "Tokyo", "New York"])
    }

    private func damage() throws {
        let file = try FileHandle(forWritingTo: folder.url.appending(path: "fairweather.sqlite"))
        // A file that was cut short: what is left of it can still be read.
        try file.truncate(atOffset: try file.seekToEnd() - 1)
        try file.close()
    }

    @Test("where another program sets the file aside, the list is that of the new one, and changes get into it")
    func replaced() async throws {
        try await own.rename(Samples.paris.id, to: "Work")
        try damage()
        let opened = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite"), timeout: .seconds(60))
        #expect(opened.setAside != nil)
        try await opened.store.add(Self.newYork)
        model.rename(Samples.london.id, to: "Home")
        await model.task?.value
        #expect(model.problem == nil)
        await follow()
        let places = try opened.store.contents(at: time.now).places
        #expect(places.contains { $0.id == Samples.london.id && $0.name == "Home" })
        #expect(model.pages.map(\.place) == places)
        try await opened.store.remove(Self.newYork.id)
        #expect(await follow())
        #expect(!titles.contains("New York"))
    }

    @Test("what could not be read is looked for again at the next minute")
    func missed() async throws {
        let shared = RefusingStore(own)
        try await other.rename(Samples.paris.id, to: "Work")
        model.follow(shared)
        await model.task?.value
        #expect(titles.contains("Paris") && tellings.count == 0)
        model.followMissed()
        await model.task?.value
        #expect(titles.contains("Paris"))
        shared.isBusy.withLock { $0 = false }
        model.followMissed()
        await model.task?.value
        #expect(titles.contains("Work") && tellings.count == 1)
        model.followMissed()
        await model.task?.value
        #expect(tellings.count == 1)
    }
}

/// How often an observer of the list was told.
@MainActor
private final class Tellings {
    var count = 0
}

/// A store that is busy until it is told otherwise.
private final class RefusingStore: SharedStore {
    let isBusy = Mutex(true)
    private let store: SQLiteStore

    init(_ store: SQLiteStore) { self.store = store }

    var file: URL? { store.file }
    var journal: URL? { store.journal }

    func version() throws(StoreError) -> Int64 { try store.version() }

    func contents(at now: Date, unless version: Int64?) async throws(StoreError) -> VersionedContents? {
        guard !isBusy.withLock({ $0 }) else { throw .busy }
        return try await store.contents(at: now, unless: version)
    }

    func page(of id: Location.ID) async throws(StoreError) -> StoredPage { try await store.page(of: id) }
}
