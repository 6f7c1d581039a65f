import WeatherModel

extension Forecast {
    /// One forecast of what several requests to one source brought, each part from the first that has it, and as old as
    /// the oldest.
    ///
    /// - Throws: What the first request met, where none brought anything; `cancelled` where any was cancelled.
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
