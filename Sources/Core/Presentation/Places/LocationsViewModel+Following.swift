import Refreshing
import WeatherModel
public import WeatherStore
import WeatherText

extension LocationsViewModel {
    /// Takes over what other programs have changed in the store, after the changes that are under way; to be called when the
    /// store's journal was removed.
    ///
    /// Where the store cannot be read now, `followMissed()` looks again.
    ///
    /// - Parameter whenTaken: Called after something was taken over.
    public func follow(_ shared: any SharedStore, whenTaken: @escaping @MainActor () -> Void) {
        // However many changes come in the meantime, one look sees them all.
        guard !following.isAsked else { return }
        following.isAsked = true
        let previous = task
        task = Task {
            await previous?.value
            (following.isAsked, following.missed) = (false, nil)
            do throws(StoreError) {
                guard let found = try await settledContents(of: shared) else { return }
                let outdated = take(found.contents)
                for page in outdated { page.state.take(try await shared.page(of: page.pageID)) }
                following.version = found.version
                clock.tick()
                whenTaken()
                afterChange?()
            } catch {
                following.missed = { [weak self] in self?.follow(shared, whenTaken: whenTaken) }
            }
        }
    }

    /// Looks again into a store that could not be read when something was changed in it.
    func followMissed() {
        following.missed?()
    }

    /// Returns the contents of a moment since which nothing was added to the list, which would seem to be gone; nil if they
    /// are on screen.
    private func settledContents(of shared: any SharedStore) async throws(StoreError) -> VersionedContents? {
        while true {
            let before = revision
            let found = try await shared.contents(at: clock.now, unless: following.version)
            if found == nil || revision == before { return found }
        }
    }

    /// - Returns: The pages that are shown whole, and of whose weather the store has a newer part.
    private func take(_ contents: StoredContents) -> [WeatherViewModel] {
        let saved = Set(contents.places.map(\.id))
        let gone = pages.filter { !saved.contains($0.pageID) }
        leave(gone)
        for page in gone { tellGone(page) }
        let known = Dictionary(pages.map { ($0.pageID, $0) }) { first, _ in first }
        var (outdated, additions): ([WeatherViewModel], [PlaceAddition]) = ([], [])
        let present = contents.places.map { place in
            let arrivals = contents.arrivals[place.id] ?? [:]
            guard let page = known[place.id] else {
                additions.append(contents.addition(of: place))
                return makePage(of: place, report: contents.summaries[place.id], isWhole: false)
            }
            if page.place != place { page.state.place = place }
            if page.state.isOlder(than: arrivals) {
                refreshes.learn(arrivals, of: place.id)
                if !page.state.take(summary: contents.summaries[place.id]) { outdated.append(page) }
            }
            return page
        }
        refreshes.add(additions)
        if !present.elementsEqual(pages, by: ===) { pages = present } else { tellTwinsApart() }
        if let change = lastChange, case .move = change.kind, !contains(change.page.pageID) { lastChange = nil }
        if selectedID == nil, let first = pages.first { select(first.pageID) }
        return outdated
    }

    /// Takes pages out of the list; if one of them was visible, its successor is shown.
    func leave(_ gone: [WeatherViewModel]) {
        guard !gone.isEmpty else { return }
        let position = pages.firstIndex { $0.pageID == selectedID }
        let ids = Set(gone.map(\.pageID))
        let before = position.map { pages[..<$0].count { !ids.contains($0.pageID) } }
        pages.removeAll { ids.contains($0.pageID) }
        for id in ids { refreshes.remove(id) }
        guard let selectedID, ids.contains(selectedID) else { return }
        self.selectedID = nil
        if !pages.isEmpty { select(pages[min(before ?? 0, pages.count - 1)].pageID) }
    }

    func tellGone(_ page: WeatherViewModel) {
        announcements.tell(tr("{place} was removed.", ["place": page.distinctName]))
    }
}
