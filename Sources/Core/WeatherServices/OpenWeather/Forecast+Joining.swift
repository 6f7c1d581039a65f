import WeatherModel

extension Forecast {
    /// Joins the results of several requests to one source, each part from the first result that has it; the whole is
    /// as old as the oldest one.
    ///
    /// - Throws: The error of the first request if all failed; `cancelled` if any was cancelled.
    init(joining results: [Result<Forecast, FetchError>]) throws(FetchError) {
        guard !results.contains(.failure(.cancelled)) else { throw .cancelled }
        let forecasts = results.compactMap(\.success)
        guard var joined = forecasts.first else { throw results.first?.failure ?? .unknown }
        for other in forecasts.dropFirst() {
            joined.fetchedAt = min(joined.fetchedAt, other.fetchedAt)
            joined.current = joined.current ?? other.current
            if joined.minutes.isEmpty { joined.minutes = other.minutes }
            if joined.hours.isEmpty { joined.hours = other.hours }
            if joined.days.isEmpty { joined.days = other.days }
        }
        self = joined
    }
}
