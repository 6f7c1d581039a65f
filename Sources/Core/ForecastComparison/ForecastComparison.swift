public import WeatherModel

/// Forecasts side by side on the same civil days, those of sources for one place, or those of places by each one's own days.
public struct ForecastComparison: Sendable, Hashable {
    /// The days, from the first on without a gap, up to the last that any forecast reaches.
    public let dates: [CivilDate]
    /// What each forecast says of each of the days, in the order of the forecasts; nil beyond its end.
    public let days: [[ComparedDay?]]

    /// Compares the days of forecasts.
    ///
    /// - Parameters:
    ///   - forecasts: The days of each forecast, empty for one that is not known.
    ///   - doubts: What rows across midnight leave open of the days of each; empty where nothing.
    ///   - first: The day that the comparison begins with.
    ///   - count: The most days that are compared.
    ///   - areOfOnePlace: Whether the forecasts are for one place, and part where they differ.
    ///   - rounding: How their values are shown, which are what is compared.
    public init(
        _ forecasts: [[Day]], doubts: [[CivilDate: MidnightDoubt]] = [], from first: CivilDate, count: Int,
        areOfOnePlace: Bool, rounding: ShownRounding = .metric
    ) {
        let known = forecasts.map { days in
            Dictionary(days.map { ($0.date.dayNumber - first.dayNumber, $0) }) { first, _ in first }
        }
        let last = known.flatMap(\.keys).filter { (0..<count).contains($0) }.max() ?? -1
        dates = (0..<last + 1).map { CivilDate(dayNumber: first.dayNumber + $0) }
        var rows = known.map { _ in [ComparedDay?]() }
        for offset in dates.indices {
            let told = known.indices.compactMap { row in known[row][offset].map { (row: row, day: $0) } }
            for row in rows.indices { rows[row].append(nil) }
            guard areOfOnePlace else {
                for (row, day) in told { rows[row][offset] = ComparedDay(day, parting: [], rounding) }
                continue
            }
            let judged = told.map { row, day in
                JudgedDay(day, doubts.indices.contains(row) ? doubts[row][day.date] : nil)
            }.settled(rounding)
            for (index, parting) in judged.partings(rounding).enumerated() {
                rows[told[index].row][offset] = ComparedDay(judged[index].day, parting: parting, rounding)
            }
        }
        days = rows
    }

    /// The index of the first day on which they part; nil if they do on none.
    public var firstParting: Int? {
        dates.indices.first { offset in days.contains { $0[offset]?.parting.isEmpty == false } }
    }

    /// The index of the last day before they part that every forecast with any whole day knows whole; nil if there is none.
    ///
    /// Where only one forecast is known, there is nobody to agree with.
    public var lastAgreeing: Int? {
        let judged = days.filter { $0.contains { $0?.isWhole == true } }
        guard judged.count > 1 else { return nil }
        return (0..<(firstParting ?? dates.count)).last { offset in judged.allSatisfy { $0[offset]?.isWhole == true } }
    }

    /// Whether two forecasts or more know any day.
    public var isComparable: Bool { days.count { $0.contains { $0 != nil } } > 1 }
}
