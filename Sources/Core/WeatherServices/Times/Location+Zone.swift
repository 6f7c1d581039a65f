import Foundation
import WeatherModel

extension Location {
    /// The time zone of the place, for sources whose answers contain none.
    ///
    /// If it is not known, the nautical time zone of the longitude is used: whole hours, rarely wrong by more than two.
    var zone: TimeZone {
        let nautical = Int((coordinates.longitude / 15).rounded()) * 3600
        return timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) ?? TimeZone(secondsFromGMT: nautical) ?? .gmt
    }
}
