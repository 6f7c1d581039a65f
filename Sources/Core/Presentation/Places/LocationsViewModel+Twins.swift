import WeatherModel
import WeatherStore
import WeatherText

extension LocationsViewModel {
    /// Gives each place whose name another one bears too what tells them apart.
    func tellTwinsApart() {
        let namesakes = Dictionary(grouping: pages) { $0.place.name.lowercased() }
        for page in pages {
            let others = (namesakes[page.place.name.lowercased()] ?? []).filter { $0 !== page }.map(\.place.location)
            let distinction = others.isEmpty ? nil : page.place.location.distinction(from: others)
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
