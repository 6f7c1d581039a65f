import Foundation
import WeatherModel

extension Location {
    /// The place's zone, for sources that name none.
    ///
    /// Where the place does not know its own, the nautical one of its longitude: whole hours, and seldom off by more than two.
    var zone: TimeZone {
        let nautical = Int((coordinates.longitude / 15).rounded()) * 3600
        return timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) ?? TimeZone(secondsFromGMT: nautical) ?? .gmt
    }
}
