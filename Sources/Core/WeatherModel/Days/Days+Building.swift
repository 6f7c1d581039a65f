public import Foundation

extension [Day] {
    /// The civil days that the hours lie in, each made of its own hours, in rising order.
    ///
    /// What is valid at an instant counts for the day of that instant; what covers the time that ends at a row counts for
    /// the day in which the middle of that time lies, so that the rain before midnight stays where it fell, and the sums
    /// of all days are together those of all rows.
    ///
    /// Extremes, sums and chances are those of the rows there are, of any length. Where they cover less than three
    /// quarters of the day, the day is said to be partial; a row's temperature speaks for the 90 minutes on either side of
    /// it, its own extremes and sums for its whole length. The condition and the wind's direction need three quarters of
    /// the day, for the first day of what is left of it, with three hours on either side; UV and sunshine as much
    /// of the whole day. Sunrise and sunset stay nil. A last day that hardly begins, with less than three hours known and
    /// no sums, is left out.
    ///
    /// - Parameter hours: In rising order of time.
    public static func built(from hours: [Hour], in zone: TimeZone) -> [Day] {
        let parts = DayHours.parts(of: hours, in: zone)
        var days = parts.enumerated().map { index, part in part.day(isFirst: index == 0) }
        while let last = days.last, parts[days.count - 1].isHardlyKnown || last == Day(date: last.date) {
            days.removeLast()
        }
        return days
    }

    /// With every known high and low widened to hold the temperatures of the hours, and the weather that the hours tell where
    /// they tell three quarters of the day, so that a list of days and a list of hours beside it never contradict each other.
    public func widened(by hours: [Hour], in zone: TimeZone) -> [Day] {
        let parts = DayHours.parts(of: hours, in: zone)
        let partOf = Dictionary(parts.map { ($0.date, $0) }) { first, _ in first }
        return map { day in
            guard let part = partOf[day.date] else { return day }
            var widened = day.widened(by: part.instants)
            widened.condition = part.day(isFirst: false).condition ?? day.condition
            return widened
        }
    }
}

extension Day {
    fileprivate func widened(by hours: [Hour]) -> Day {
        func widened<Value: Comparable>(_ own: Value?, _ path: KeyPath<Hour, Value?>, _ pick: ([Value]) -> Value?)
            -> Value?
        {
            own.flatMap { pick([$0] + hours.compactMap { $0[keyPath: path] }) }
        }
        var day = self
        day.high = widened(high, \.temperature) { $0.max() }
        day.low = widened(low, \.temperature) { $0.min() }
        day.apparentHigh = widened(apparentHigh, \.apparentTemperature) { $0.max() }
        day.apparentLow = widened(apparentLow, \.apparentTemperature) { $0.min() }
        return day
    }
}
