import Foundation
import WeatherModel

/// The source and the times of a stored part.
struct PartStamp {
    let source: WeatherSource
    let issuedAt: Date?
    let fetchedAt: Date
    let validUntil: Date?

    func sourced<Value>(_ value: Value) -> Sourced<Value> { sourced(value, publishers: nil) }

    /// Returns the part with the offices that are stored behind its content.
    func sourced<Value>(_ value: Value, publishers: [String]?) -> Sourced<Value> {
        Sourced(
            value, source: source, issuedAt: issuedAt, fetchedAt: fetchedAt, validUntil: validUntil,
            publishers: publishers)
    }
}

extension Sourced {
    var stamp: PartStamp {
        PartStamp(source: source, issuedAt: issuedAt, fetchedAt: fetchedAt, validUntil: validUntil)
    }
}

/// The hours and days to read of a report.
struct PartWindow {
    /// The instants of the hours, in seconds since 2001.
    let hours: ClosedRange<Double>
    /// The days, as numbers of days since 1970.
    let days: ClosedRange<Double>
    /// The names of the columns of hours to read.
    let columns: Set<String>

    /// The window that a row in the list of places needs, long enough for a day without an answer from any source.
    init(around now: Date) {
        let instant = now.timeIntervalSinceReferenceDate
        hours = instant - 2 * 3600...instant + 26 * 3600
        // One more day at each end covers every time zone.
        let today = (now.timeIntervalSince1970 / 86_400).rounded(.down)
        days = today - 1...today + 3
        columns = ["code", "isDay", "temp", "rain", "chance", "words", "length", "max", "min"]
    }
}
