public import Foundation

extension [Day] {
    /// Builds the civil days that the hours lie in, each from its own hours, in ascending order.
    ///
    /// Instantaneous values count for the day of their instant. Totals of a step across midnight are shared by the time
    /// on either side, as `PrecipitationCourse` shares them, so that the totals of all days add up to those of all rows;
    /// conditions, probabilities and extremes count for the day that holds the middle of their step.
    ///
    /// Extremes, totals and probabilities are taken from the rows there are, of any length. If they cover less than
    /// three quarters of the day, the day is marked as partial; a temperature covers the 90 minutes, or half a step, on
    /// either side of its instant; extremes, totals and conditions cover their whole step. The condition and the wind
    /// direction, with three hours on either side, need three quarters of the day (of the rest of the day, for the first
    /// one); UV index and sunshine need three quarters of the whole day. Sunrise and sunset stay nil. A last day with
    /// less than three hours and no precipitation is left out.
    ///
    /// - Parameter hours: The rows in ascending order of time.
    public static func built(from hours: [Hour], in zone: TimeZone) -> [Day] {
        let parts = DayHours.parts(of: hours, in: zone)
        var days = parts.enumerated().map { index, part in part.day(isFirst: index == 0) }
        while let last = days.last, parts[days.count - 1].isHardlyKnown || last == Day(date: last.date) {
            days.removeLast()
        }
        return days
    }

    /// Returns the days with their highs and lows widened to contain the hourly temperatures, and with the condition of
    /// the hours where these cover three quarters of the day, so that lists of days and of hours never contradict each
    /// other.
    public func widened(by hours: [Hour], in zone: TimeZone) -> [Day] {
        let parts = DayHours.parts(of: hours, in: zone)
        let partOf = Dictionary(parts.map { ($0.date, $0) }) { first, _ in first }
        return map { day in
            guard let part = partOf[day.date] else { return day }
            var widened = day.widened(by: part.instants)
            widened.condition = part.condition ?? day.condition
            return widened
        }
    }
}

extension Day {
    fileprivate func widened(by hours: [Hour]) -> Day {
        func widened<Value>(_ own: Value?, _ value: (Hour) -> Value?, _ pick: ([Value]) -> Value?) -> Value? {
            own.flatMap { pick([$0] + hours.compactMap(value)) }
        }
        // By closures: a key path through `Hour` is looked up for each of them.
        var day = self
        day.high = widened(high, { $0.conditions.temperature }, { $0.max() })
        day.low = widened(low, { $0.conditions.temperature }, { $0.min() })
        day.apparentHigh = widened(apparentHigh, { $0.conditions.apparentTemperature }, { $0.max() })
        day.apparentLow = widened(apparentLow, { $0.conditions.apparentTemperature }, { $0.min() })
        return day
    }
}
