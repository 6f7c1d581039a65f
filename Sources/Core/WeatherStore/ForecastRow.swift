import Foundation
import GRDB
import WeatherModel

/// A row of the table `forecast`.
struct ForecastRow: Codable, FetchableRecord {
    let locationID: String
    /// Seconds since 1970, so that ages can be asked for without reading the payload.
    let fetchedAt: Double
    let sourceID: String
    /// The whole forecast as JSON.
    ///
    /// Dates are numbers, the seconds since 2001 that `Date` itself holds: JSON's shortest decimal form of a double
    /// reads back as the same double, where ISO 8601 would cut it to milliseconds.
    let payload: Data

    init(_ forecast: Forecast, locationID: String) throws {
        self.locationID = locationID
        fetchedAt = forecast.fetchedAt.timeIntervalSince1970
        sourceID = forecast.source.id
        payload = try JSONEncoder().encode(forecast)
    }

    /// Nil where another version of the program wrote what this one cannot read.
    var forecast: Forecast? {
        try? JSONDecoder().decode(Forecast.self, from: payload)
    }

    /// Writes nothing when the place is not saved.
    func save(_ database: Database) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO forecast (locationID, fetchedAt, sourceID, payload)
                SELECT id, ?, ?, ? FROM location WHERE id = ?
                """,
            arguments: [fetchedAt, sourceID, payload, locationID])
    }
}
