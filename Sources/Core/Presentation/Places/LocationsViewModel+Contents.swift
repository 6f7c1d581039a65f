import Places
import Refreshing
import WeatherModel
public import WeatherStore

extension LocationsViewModel {
    /// The places and what is known of their weather, without another look into the store.
    public var contents: StoredContents {
        let reports = pages.map { ($0.place.id, $0.report) }
        return StoredContents(
            places: pages.map(\.place),
            summaries: Dictionary(reports.compactMap { id, report in report.map { (id, $0) } }) { first, _ in first })
    }

    /// Makes the page of a place that is not in the list yet.
    func makePage(of place: SavedPlace, report: WeatherReport? = nil, isWhole: Bool = true) -> WeatherViewModel {
        WeatherViewModel(
            PlaceState(place, report: report, isWhole: isWhole, store: store), refreshes: refreshes, clock: clock,
            format: format)
    }

    /// Appends a place that is in the store, unless it is in the list, and selects it.
    func show(_ place: Location) {
        if !contains(place.id) {
            refreshes.add(place)
            pages.append(makePage(of: SavedPlace(place)))
            lastChange = nil
        }
        select(place.id)
    }

    /// Takes over the places that an import has saved; a home set by the user is kept.
    func take(_ summary: ImportSummary) {
        revision += 1
        var known = Dictionary(pages.map { ($0.pageID, $0) }) { first, _ in first }
        for place in summary.completed { known[place.id]?.state.place = place }
        // One list, one look: with thousands of places, one for each would take minutes.
        var added: [WeatherViewModel] = []
        for place in summary.added where known[place.id] == nil {
            let page = makePage(of: place)
            known[place.id] = page
            added.append(page)
        }
        refreshes.add(added.map { PlaceAddition($0.place.location) })
        if added.isEmpty { tellTwinsApart() } else { pages += added }
        if !summary.added.isEmpty { lastChange = nil }
        if selectedID == nil, let first = pages.first { select(first.pageID) }
    }
}

extension StoredContents {
    /// Returns the place with what is known of its weather, to be kept up to date.
    func addition(of place: SavedPlace) -> PlaceAddition {
        PlaceAddition(place.location, arrivals: arrivals[place.id] ?? [:], summary: summaries[place.id])
    }
}
