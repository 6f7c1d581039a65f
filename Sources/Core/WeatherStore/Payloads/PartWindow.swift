import Foundation
import WeatherModel

/// How much of the hours and days of a report is read.
struct PartWindow {
    /// Instants of the hours.
    let hours: ClosedRange<Double>
    /// Days since 1970.
    let days: ClosedRange<Double>
    /// Names of the columns of hours.
    let columns: Set<String>

    /// What a row in the list of places needs while the program runs for a day without an answer from any source.
    init(around now: Date) {
        let instant = now.timeIntervalSinceReferenceDate
        hours = instant - 2 * 3600...instant + 26 * 3600
        // A day more at both ends covers every zone.
        let today = (now.timeIntervalSince1970 / 86_400).rounded(.down)
        days = today - 1...today + 3
        columns = ["code", "isDay", "temp", "rain", "chance", "words", "length", "max", "min"]
    }
}
