import Foundation
import Synchronization
import Testing
import WeatherModel
import WeatherStore

@testable import Places
@testable import Presentation
@testable import Refreshing

@MainActor
@Suite("An import of thousands of places into an open list")
struct ManyImportedPlacesTests {
    /// A clock that stands still and counts who looks at it, as each look over all places does.
    private final class CountedClock: RefreshClock {
        private let looks = Mutex(0)

        var count: Int { looks.withLock { $0 } }

        var moment: RefreshMoment {
            looks.withLock { $0 += 1 }
            return RefreshMoment(wall: Samples.instant("2026-11-21T15:20:00Z"), uptime: 100)
        }
    }

    /// Returns how often the coordinator looked over all places, and how often the list was made anew.
    private func work(for count: Int) throws -> (looks: Int, lists: Int) {
        let clock = CountedClock()
        let store = MockStore(StoredContents(places: [SavedPlace(Samples.london)], summaries: [:]))
        let list = LocationsViewModel(
            PlaceList(try store.contents(at: clock.moment.wall), store: store), fetcher: MockReportFetcher(),
            policy: RefreshPolicy(seed: 1), refreshClock: clock, clock: DisplayClock(TwoClocks("2026-11-21T15:20:00Z")),
            format: DisplayFormat(Samples.formatter))
        list.refreshes.start()
        var summary = ImportSummary()
        summary.added = (0..<count).map { number in
            let point = Coordinates(clampingLatitude: Double(number % 100) * 0.5, longitude: Double(number / 100))
            return SavedPlace(Location(id: "n\(number)", name: "Place \(number)", coordinates: point))
        }
        let (looks, lists) = (clock.count, list.places.revision)
        list.take(summary)
        #expect(list.pages.count == count + 1)
        #expect(list.refreshes.verdict(on: "n\(count - 1)") != .wait(.unknownPlace, nil))
        return (clock.count - looks, list.places.revision - lists)
    }

    @Test("the list is made and looked over as often for eight thousand places as for two thousand")
    func work() throws {
        let (few, many) = (try work(for: 2000), try work(for: 8000))
        #expect(few.looks == many.looks && few.lists == many.lists, "\(few) \(many)")
    }

    @Test("a place that is in the list, or twice in the import, is taken once, and a completed one gets its name")
    func known() throws {
        let list = try PlacesDesk([Samples.london])
        var summary = ImportSummary()
        var london = SavedPlace(Samples.london)
        london.customName = "Home"
        summary.completed = [london]
        summary.added = [SavedPlace(Samples.london), SavedPlace(Samples.paris), SavedPlace(Samples.paris)]
        list.locations.take(summary)
        #expect(list.locations.pages.map(\.location) == ["Home", "Paris"])
    }
}
