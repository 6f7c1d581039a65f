import Foundation
import WeatherModel
import WeatherStore

/// Forecasts for London that differ, as a store keeps them.
enum RevisedForecast {
    static let now = Samples.instant("2026-11-24T13:05:00Z")
    static let place = Samples.london

    /// A forecast of the coming six days that arrived so many hours ago.
    static func report(
        hoursAgo: Double, source: WeatherSource = Samples.source, _ change: (inout Day) -> Void = { _ in }
    ) -> WeatherReport {
        let fetched = now.addingTimeInterval(-hoursAgo * 3600)
        let days = (24...29).map { number in
            var day = Samples.day("2026-11-\(number)", .partlyCloudy, low: 5, high: 11, chance: 20)
            day.precipitation = Precipitation(0)
            change(&day)
            return day
        }
        return WeatherReport(
            Forecast(source: source, fetchedAt: fetched, timeZone: Samples.zone("Europe/London"), days: days))
    }

    /// A store that holds the place with forecasts that arrived one after the other.
    static func store(_ reports: [WeatherReport]) async throws -> SQLiteStore {
        let store = try SQLiteStore.empty()
        try await store.add(place)
        for report in reports { try await store.save(report, for: place.id) }
        return store
    }

    /// Rain and cold for Friday 27 November.
    static func worseFriday(_ day: inout Day) {
        guard day.date.day == 27 else { return }
        day.condition = .rainShowers
        (day.high, day.precipitation) = (Temperature(7), Precipitation(3))
        day.precipitationProbability = Percentage(70)
    }
}
