extension [Day] {
    /// Returns the days with missing values taken from other days of the same dates; a day that takes values from a
    /// partial one becomes partial.
    public func filled(from others: [Day]) -> [Day] {
        let byDate = Dictionary(others.map { ($0.date, $0) }) { first, _ in first }
        return map { day in byDate[day.date].map(day.filled) ?? day }
    }
}

extension Day {
    /// Returns the day with missing values taken from the other one; partial if it takes values of a partial day.
    func filled(from other: Day) -> Day {
        var day = self
        day.condition = condition ?? other.condition
        day.high = high ?? other.high
        day.low = low ?? other.low
        day.apparentHigh = apparentHigh ?? other.apparentHigh
        day.apparentLow = apparentLow ?? other.apparentLow
        day.precipitation = precipitation ?? other.precipitation
        day.precipitationProbability = precipitationProbability ?? other.precipitationProbability
        day.snowfall = snowfall ?? other.snowfall
        day.windSpeedMax = windSpeedMax ?? other.windSpeedMax
        day.windGustMax = windGustMax ?? other.windGustMax
        day.windDirection = windDirection ?? other.windDirection
        day.uvIndexMax = uvIndexMax ?? other.uvIndexMax
        day.sunshineDuration = sunshineDuration ?? other.sunshineDuration
        let takes =
            (high == nil && other.high != nil) || (low == nil && other.low != nil)
            || (precipitation == nil && other.precipitation != nil)
        day.isPartial = isPartial || (other.isPartial && takes)
        return day
    }

    /// Returns a partial day with its extremes widened by those known of another part of the same day.
    func widened(toHold other: Day) -> Day {
        guard isPartial else { return self }
        func higher<Value: Comparable>(_ path: KeyPath<Day, Value?>) -> Value? {
            [self[keyPath: path], other[keyPath: path]].compactMap { $0 }.max()
        }
        func lower<Value: Comparable>(_ path: KeyPath<Day, Value?>) -> Value? {
            [self[keyPath: path], other[keyPath: path]].compactMap { $0 }.min()
        }
        var day = self
        (day.high, day.low) = (higher(\.high), lower(\.low))
        (day.apparentHigh, day.apparentLow) = (higher(\.apparentHigh), lower(\.apparentLow))
        (day.precipitation, day.snowfall) = (higher(\.precipitation), higher(\.snowfall))
        day.precipitationProbability = higher(\.precipitationProbability)
        (day.windSpeedMax, day.windGustMax) = (higher(\.windSpeedMax), higher(\.windGustMax))
        day.condition = other.condition ?? condition
        day.isPartial = other.isPartial
        return day
    }
}
