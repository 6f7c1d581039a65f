import Foundation

/// The lowest and highest value of a quantity over a day, taken from forecast rows.
struct DayExtremes<Value: Comparable> {
    let lowest: Value?
    let highest: Value?
    /// Whether the rows cover three quarters of the day: a row covers 90 minutes on either side of its instant, or the
    /// whole step if it has extremes of its own.
    let isWhole: Bool

    /// Whether there are extremes, but not for the whole day.
    var isPartial: Bool { highest != nil && !isWhole }

    init(
        _ instants: [Hour], _ periods: [Hour], _ path: KeyPath<Hour, Value?>, highest: KeyPath<Hour, Value?>? = nil,
        lowest: KeyPath<Hour, Value?>? = nil, over day: Range<Date>
    ) {
        let values = instants.compactMap { $0[keyPath: path] }
        let highs = highest.map { path in periods.compactMap { $0[keyPath: path] } } ?? []
        let lows = lowest.map { path in periods.compactMap { $0[keyPath: path] } } ?? []
        self.lowest = (values + lows).min()
        self.highest = (values + highs).max()
        let around = instants.filter { $0[keyPath: path] != nil }.map { $0.around(5400) }
        let spanned = periods.filter { row in
            [highest, lowest].allSatisfy { path in path.map { row[keyPath: $0] != nil } ?? false }
        }.map(\.covered)
        isWhole = DayHours.covers((around + spanned).sorted { $0.lowerBound < $1.lowerBound }, day)
    }
}
