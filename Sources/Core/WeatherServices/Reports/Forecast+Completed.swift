import Foundation
import WeatherModel

extension Forecast {
    /// With days built from the hours where the source gives none, in the zone the place is in.
    func completed(for location: Location) -> Forecast {
        guard days.isEmpty, !hours.isEmpty else { return self }
        var forecast = self
        let zone = location.timeZoneIdentifier.flatMap { TimeZone(identifier: $0) } ?? timeZone
        forecast.days = .built(from: hours, in: zone)
        return forecast
    }
}
