public import Foundation
public import WeatherModel

/// The forecast for one day as one answer of a source gave it.
public struct IssuedDay: Sendable, Hashable {
    /// The time from which on it was known.
    public let time: Date
    /// The time it arrived.
    public let fetchedAt: Date
    /// The values of the day.
    public let day: Day
    /// The rows of the day from the same answer, in ascending order; empty where they are not known.
    public let hours: [Hour]
    /// The row before them, at whose end the first of them begins; nil where it is not known.
    public let preceding: Hour?

    /// Makes a day; without its rows it is taken for one whose values come from the source itself.
    public init(time: Date, fetchedAt: Date, day: Day, hours: [Hour] = [], preceding: Hour? = nil) {
        (self.time, self.fetchedAt, self.day, self.hours) = (time, fetchedAt, day, hours)
        self.preceding = preceding
    }

    /// The row before the day and those of the day: instants of both ends of each.
    public var rows: [Hour] { [preceding].compactMap(\.self) + hours }

    /// Returns the same with other values of the day.
    package func with(_ day: Day) -> IssuedDay {
        IssuedDay(time: time, fetchedAt: fetchedAt, day: day, hours: hours, preceding: preceding)
    }

    /// Returns the same with those of the rows that it is made of.
    func with(_ rows: [Hour], in zone: TimeZone) -> IssuedDay {
        IssuedDay(
            time: time, fetchedAt: fetchedAt, day: day, hours: day.date.own(rows, in: zone),
            preceding: day.date.preceding(rows, in: zone))
    }

    /// The length of its longest row in seconds; nil where none is known.
    var longestStep: TimeInterval? { hours.map(\.duration).max() }

    /// Whether its high and low are those of the whole day; false where no row is known.
    ///
    /// Rows of an hour meet them nearly, and longer ones where they have extremes of their own.
    var hasExtremes: Bool {
        longestStep.map { step in step <= 3600 || hours.allSatisfy { $0.duration <= 3600 || $0.high != nil } } ?? false
    }
}

extension CivilDate {
    /// Returns the instants of the rows that a day is made of: those that end in it, the one that begins in it and ends after
    /// it, and the one before them, of up to six hours each; nil for a day that the zone skipped.
    package func rows(in zone: TimeZone) -> Range<Date>? {
        span(in: zone).map { $0.lowerBound.addingTimeInterval(-6 * 3600)..<$0.upperBound.addingTimeInterval(6 * 3600) }
    }

    /// Returns those of the rows of which a part lies in the day.
    package func own(_ rows: [Hour], in zone: TimeZone) -> [Hour] {
        guard let span = span(in: zone) else { return [] }
        return rows.filter { $0.covered.overlaps(span) }
    }

    /// Returns the last row that ends before the day or with its first instant; nil for none.
    fileprivate func preceding(_ rows: [Hour], in zone: TimeZone) -> Hour? {
        start(in: zone).flatMap { start in rows.last { $0.time <= start } }
    }
}
