public import Foundation

extension [Day] {
    /// The civil days that the hours lie in, each made of its own hours, in rising order.
    ///
    /// What is valid at an instant counts for the day of that instant; what covers the hour that ends at a row counts
    /// for the day in which the middle of that hour lies, so that the rain before midnight stays where it fell.
    ///
    /// A value is nil where it would have to be guessed: an extreme or a sum needs three quarters of the day, where a
    /// row speaks for the 90 minutes on either side of it, or for the one hour of its sum. The condition and
    /// the wind's direction need as much with three hours on either side, and, as does the chance of precipitation, for
    /// the first day only what is left of it. So rows six hours apart give a sky and a direction, but neither high nor
    /// low. Sunrise and sunset stay nil. Days at the end of which nothing can be said are left out.
    ///
    /// - Parameter hours: In rising order of time, at most about three hours apart to give whole days.
    public static func built(from hours: [Hour], in zone: TimeZone) -> [Day] {
        let parts = DayHours.parts(of: hours, in: zone)
        var days = parts.enumerated().map { index, part in part.day(isFirst: index == 0) }
        while let last = days.last, last == Day(date: last.date) { days.removeLast() }
        return days
    }

    /// With every known high and low widened to hold the temperatures of the hours, so that a list of days and a list
    /// of hours beside it never contradict each other.
    public func widened(by hours: [Hour], in zone: TimeZone) -> [Day] {
        let parts = DayHours.parts(of: hours, in: zone)
        let hoursOf = Dictionary(parts.map { ($0.date, $0.instants) }, uniquingKeysWith: +)
        return map { $0.widened(by: hoursOf[$0.date] ?? []) }
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
