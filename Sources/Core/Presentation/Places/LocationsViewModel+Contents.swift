public import WeatherStore

extension LocationsViewModel {
    /// The places and what is known of their weather, without another look into the store.
    public var contents: StoredContents {
        let reports = pages.map { ($0.place.id, $0.report) }
        return StoredContents(
            places: pages.map(\.place),
            summaries: Dictionary(reports.compactMap { id, report in report.map { (id, $0) } }) { first, _ in first })
    }
}
