import Foundation
import WeatherModel

/// The error of a payload that is truncated, altered, or written by an unknown version.
struct UnreadablePayload: Error {}

extension Date {
    /// Returns the instant of a database column; nil for NULL.
    init?(secondsSince2001 seconds: Double?) {
        guard let seconds else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension Forecast {
    /// Reads the JSON text in which version 1 of the database kept a forecast; nil if it cannot be read.
    ///
    /// Properties that came into the model later have the value they stood for at the time.
    init?(firstFormat text: Data) {
        guard case .object(var forecast)? = JSONValue(text) else { return nil }
        func complete(_ key: String, with missing: [String: JSONValue]) {
            let rows = forecast[key]?.list ?? []
            forecast[key] = .list(rows.map { JSONValue.object(missing).overlaid(with: $0) })
        }
        complete("minutes", with: [:])
        complete("hours", with: ["duration": .integer(3600)])
        complete("days", with: ["isPartial": .bool(false)])
        forecast["current"] = forecast["current"].flatMap { current in
            current.object.map { _ in JSONValue.object(["kind": .text("forecast")]).overlaid(with: current) }
        }
        guard let whole = try? JSONValue.object(forecast).data,
            let read = try? JSONDecoder().decode(Forecast.self, from: whole)
        else { return nil }
        self = read
    }
}
