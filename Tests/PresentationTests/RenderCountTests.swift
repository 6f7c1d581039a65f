import Observation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation

/// How often views are rendered while twenty places are refreshed, each of which is a piece of work of the window.
@MainActor
struct RenderCountTests {
    /// Counts how often a view that reads these values would be rendered, as `Gtk.Binding` does it.
    @MainActor
    private final class Renderings {
        private(set) var count = 0
        private let read: @MainActor () -> Void

        init(_ read: @escaping @MainActor () -> Void) {
            self.read = read
            track()
        }

        private func track() {
            count += 1
            withObservationTracking {
                read()
            } onChange: { [weak self] in
                Task { @MainActor in self?.track() }
            }
        }
    }

    private let list: PlacesDesk
    private let places = (0..<20).map { number in
        Location(
            id: "place:\(number)", name: "Place \(number)",
            coordinates: Coordinates(clampingLatitude: Double(number), longitude: 0))
    }
    private var model: LocationsViewModel { list.locations }

    init() throws {
        var stale = Samples.report(fetched: "2026-11-21T13:19:00Z", .clear, 20)
        // Nothing that the page is made of is awaited any more.
        if let current = stale.current {
            stale.hours = Sourced([], source: current.source, fetchedAt: current.fetchedAt)
            stale.days = Sourced([], source: current.source, fetchedAt: current.fetchedAt)
        }
        list = try PlacesDesk(places, reports: Dictionary(uniqueKeysWithValues: places.map { ($0.id, stale) }))
        let fresh = Samples.report(fetched: "2026-11-21T15:20:00Z", .overcast, 9)
        for place in places { list.answer(place, .success(fresh)) }
    }

    /// All that the forecast page of the window reads, but for the signs that a request is running.
    private static func read(_ page: WeatherViewModel) {
        _ = (page.current, page.days, page.details, page.sky, page.summary, page.spokenSummary, page.rainStrip)
        _ = (page.rainProvenance, page.tiles)
        _ = (page.awaitsWeather, page.banner, page.warnings)
        _ = (page.sections, page.statusText, page.absences, page.attributions, page.chart, page.openDay)
    }

    /// Returns when what changed has been rendered.
    private func rendered() async {
        for _ in 0..<50 { await Task.yield() }
    }

    @Test("the visible page is rendered once for its own answer, and not for those of other places")
    func page() async throws {
        let page = try #require(model.selectedPage)
        let renderings = Renderings { Self.read(page) }
        await list.start()
        await rendered()
        #expect(list.asked == ["place:0"])
        #expect(renderings.count == 2)
        for other in 1..<20 {
            await list.ring()
            await rendered()
            #expect(list.asked.count == other + 1)
        }
        #expect(Set(list.asked).count == 20)
        #expect(renderings.count == 2)
    }

    @Test("an answer renders the row of its place, and no other")
    func rows() async throws {
        await list.start()
        let renderings = places.map { place in Renderings { [model] in _ = model.row(of: place.id) } }
        let order = Renderings { [model] in _ = model.placeIDs }
        for _ in 1..<20 { await list.ring() }
        await rendered()
        #expect(renderings.map(\.count) == [1] + Array(repeating: 2, count: 19))
        #expect(order.count == 1)
    }

    @Test("the signs of a running request are shown for its own place only")
    func loading() async throws {
        let page = try #require(model.selectedPage)
        let renderings = Renderings { _ = page.isLoading }
        await list.start()
        await rendered()
        let shown = renderings.count
        #expect(!page.isLoading)
        for _ in 1..<20 { await list.ring() }
        await rendered()
        #expect(renderings.count == shown)
    }
}
