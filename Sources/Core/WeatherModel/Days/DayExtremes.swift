import Foundation

/// The lowest and highest value of a quantity over a day, taken from forecast rows.
struct DayExtremes<Value: Comparable> {
    let lowest: Value?
    let highest: Value?
    /// Whether the rows cover three quarters of the day: a row covers 90 minutes on either side of its instant, half a
    /// step if that is longer, or the whole step if it has extremes of its own.
    let isWhole: Bool

    /// Whether there are extremes, but not for the whole day.
    var isPartial: Bool { highest != nil && !isWhole }

    init(
        _ instants: [Hour], _ periods: [Hour], _ value: (Hour) -> Value?, highest: ((Hour) -> Value?)? = nil,
        lowest: ((Hour) -> Value?)? = nil, over day: Range<Date>
    ) {
        let values = instants.compactMap(value)
        let highs = highest.map { periods.compactMap($0) } ?? []
        let lows = lowest.map { periods.compactMap($0) } ?? []
        self.lowest = (values + lows).min()
        self.highest = (values + highs).max()
        let around = instants.filter { value($0) != nil }.map { $0.around(max(5400, $0.duration / 2)) }
        let spanned = periods.filter { row in
            highest?(row) != nil && lowest?(row) != nil
        }.map(\.covered)
        isWhole = DayHours.covers((around + spanned).sorted { $0.lowerBound < $1.lowerBound }, day)
    }
}
