import Refreshing
import WeatherModel
import WeatherStore
import WeatherText

extension LocationsViewModel {
    /// Shows the place that many rows further down, or up if negative; stops at the ends and says so.
    public func selectNeighbor(_ offset: Int) {
        guard let position = pages.firstIndex(where: { $0.pageID == selectedID }) else { return }
        let target = min(max(position + offset, 0), pages.count - 1)
        guard target == position else { return select(pages[target].pageID) }
        tellEnd(first: offset < 0)
    }

    /// Tells that there is no place before the first one, or after the last one.
    func tellEnd(first: Bool) {
        announcements.tell(first ? tr("This is the first place.") : tr("This is the last place."))
    }

    /// Returns what a screen reader tells of an answer, the gravest first; nil if it brings no news.
    ///
    /// - Parameter renewal: What came of a refresh that the user asked for; nil if nobody did, or it has not the weather of
    ///   now.
    func told(_ news: RefreshNews, of page: WeatherViewModel, renewal: String?) -> String? {
        let isVisible = page.pageID == selectedID
        func names(_ event: String) -> [String: String] { ["place": page.distinctName, "event": event] }
        let sentences =
            news.warnings.map { tr("New warning for {place}: {event}.", names($0)) }
            + news.lifted.map { tr("Warning lifted for {place}: {event}.", names($0)) }
            + [news.failure ?? renewal].compactMap { isVisible ? $0 : nil }
        return PhraseList.sentences(sentences)
    }
}

extension LocationsViewModel {
    /// Gives each place whose name another one bears too what tells them apart.
    func tellTwinsApart() {
        let namesakes = Dictionary(grouping: pages) { $0.location.lowercased() }
        for page in pages {
            let others = (namesakes[page.location.lowercased()] ?? []).filter { $0 !== page }.map(
                \.place.location.localized)
            let distinction = others.isEmpty ? nil : page.place.location.localized.distinction(from: others)
            if page.distinction != distinction { page.distinction = distinction }
        }
    }
}

extension Location {
    /// Returns the region, such as "Texas", the country, both, or the coordinates: the first that none of the others has.
    fileprivate func distinction(from others: [Location]) -> String {
        let kinds: [(Location) -> String?] = [
            { $0.region == $0.name ? nil : $0.region }, { $0.country }, { $0.regionAndCountry },
        ]
        for kind in kinds {
            if let own = kind(self), !own.isEmpty, !others.contains(where: { kind($0) == own }) { return own }
        }
        return coordinates.words(decimals: 2)
    }
}
