import Places
import Refreshing
import WeatherModel
import WeatherStore
import WeatherText

extension LocationsViewModel {
    /// Makes the pages those of the list as it is now, and keeps new places up to date; if the visible one was removed, its
    /// successor is shown.
    ///
    /// - Parameter arrivals: When parts arrived that another program has fetched, of the places that it fetched some of.
    func presentPlaces(arrivals: [Location.ID: [WeatherPart: PartArrival]] = [:]) {
        let known = Dictionary((pages + removed).map { (ObjectIdentifier($0.state), $0) }) { first, _ in first }
        let shown = Set(pages.map { ObjectIdentifier($0.state) })
        let present = places.states.map { state in
            known[ObjectIdentifier(state)]
                ?? WeatherViewModel(
                    state, refreshes: refreshes, clock: clock, format: format, quantity: quantity)
        }
        let saved = Set(places.states.map { ObjectIdentifier($0) })
        let left = pages.filter { saved.contains(ObjectIdentifier($0.state)) }
        let gone = pages.filter { !saved.contains(ObjectIdentifier($0.state)) }
        let successor = successor(among: left)
        removed = (removed + gone).filter { places.canRestore($0.state) }
        if !present.elementsEqual(pages, by: ===) { pages = present } else { tellTwinsApart() }
        for page in gone { refreshes.remove(page.pageID) }
        for (id, arrivals) in arrivals { refreshes.learn(arrivals, of: id) }
        refreshes.add(places.states.filter { !shown.contains(ObjectIdentifier($0)) }.map(\.addition))
        if gone.contains(where: { $0.pageID == selectedID }) {
            selectedID = nil
            if let successor { select(successor) }
        }
        if selectedID == nil, let first = pages.first { select(first.pageID) }
    }

    /// Returns the place that is shown in place of the visible one, the next that is left; nil if none is.
    private func successor(among left: [WeatherViewModel]) -> String? {
        guard let position = pages.firstIndex(where: { $0.pageID == selectedID }), !left.isEmpty else { return nil }
        let here = Set(left.map(\.pageID))
        return left[min(pages[..<position].count { here.contains($0.pageID) }, left.count - 1)].pageID
    }

    /// Returns the page of a place that is in the list, or can be put back into it; nil for another.
    func page(of state: PlaceState) -> WeatherViewModel? {
        (pages + removed).first { $0.state === state }
    }

    /// Takes over the places that an import has saved; a home set by the user is kept.
    func take(_ summary: ImportSummary) {
        places.take(summary)
        presentPlaces()
        places.tellObservers()
    }

    /// Shows what a change of the list has come to, and tells it.
    func take(_ news: PlaceListNews?) {
        guard let news else { return }
        switch news {
        case .removed:
            presentPlaces()
            if let text = undoOffer?.text { announcements.tell(text) }
        case .gone(let state):
            let page = page(of: state)
            presentPlaces()
            if let page { tellGone(page) }
        case .moved(let state, let position):
            presentPlaces()
            guard let page = page(of: state) else { return }
            announcements.tell(
                tr(
                    "{place} is now place {position} of {count}.",
                    [
                        "place": page.distinctName, "position": Wording.number(position + 1),
                        "count": Wording.number(pages.count),
                    ]))
        case .restored(let state):
            let page = page(of: state)
            presentPlaces()
            select(state.place.id)
            guard let page else { return }
            announcements.tell(tr("{place} is in the list again.", ["place": page.distinctName]))
        }
    }
}

extension UndoableChange {
    /// The message about the change of the named place, with a button to undo it.
    func offer(named name: String) -> Banner {
        let place = ["place": name]
        let text =
            switch kind {
            case .removal: tr("{place} was removed.", place)
            case .move: tr("{place} was moved.", place)
            }
        return Banner(text: text, actionLabel: tr("Undo"), style: .info)
    }
}
