package import Foundation
package import WeatherModel

extension Location {
    /// Returns the place with the zone of its last weather as the one to assume, unless that is no more than an offset.
    package func assuming(_ zone: TimeZone?) -> Location {
        guard let zone, zone.isOfRegion else { return self }
        var place = self
        place.assumedTimeZoneIdentifier = zone.identifier
        return place
    }
}
