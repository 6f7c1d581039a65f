import WeatherModel
import WeatherStore

extension WeatherViewModel {
    /// Returns whether a part arrived later than the one on the page, as another program has fetched it.
    func isOlder(than arrivals: [WeatherPart: PartArrival]) -> Bool {
        arrivals.contains { part, arrival in
            // A summary holds no minutes and no air quality.
            guard isWhole || (part != .minutes && part != .airQuality) else { return false }
            return report?.fetchedAt(part).map { $0 < arrival.fetchedAt } ?? true
        }
    }

    /// Shows a newer summary, unless the page shows the whole report.
    ///
    /// - Returns: False where the whole report is needed.
    func take(summary: WeatherReport?) -> Bool {
        guard !isWhole else { return false }
        if let summary { weather.take(stored: summary) }
        return true
    }

    /// Shows what another program has fetched.
    func take(_ stored: StoredPage) {
        if let report = stored.report { weather.take(stored: report) }
        if stored.alerts != alertRecords { alertRecords = stored.alerts }
    }
}
