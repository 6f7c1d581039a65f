import Foundation
import Refreshing
import WeatherModel

/// The number of places that other programs may have this one open, `Bound.openedPlaces` within a minute.
struct OpeningAllowance {
    /// The uptime at which the minute began; nil before the first one.
    private var start: TimeInterval?
    private var count = 0

    /// Takes as many of the wanted places as are left of this minute.
    ///
    /// - Returns: Their number.
    mutating func take(_ wanted: Int, at moment: RefreshMoment) -> Int {
        // An uptime that went back, as in a restored virtual machine, begins a new minute, too.
        if start.map({ !(0..<60).contains(moment.uptime - $0) }) ?? true { (start, count) = (moment.uptime, 0) }
        let taken = min(wanted, max(0, Bound.openedPlaces - count))
        count += taken
        return taken
    }
}
