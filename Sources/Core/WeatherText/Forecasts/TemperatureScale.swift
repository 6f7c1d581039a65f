import WeatherModel

/// The common temperature scale of all listed days, from the lowest low to the highest high, and to where these may lie.
struct TemperatureScale: Equatable {
    let lowest: Temperature
    let highest: Temperature

    /// Returns nil if no day has both a low and a high.
    ///
    /// - Parameters:
    ///   - bands: Where lows and highs may lie, as far as that is drawn.
    ///   - usual: What is drawn in place of days without a forecast.
    init?(of days: [Day], reaching bands: [DayBands] = [], usual: [UsualDay] = []) {
        let known = days.filter { $0.low != nil && $0.high != nil }
        guard let lowest = (known.compactMap(\.low) + usual.map(\.low)).min(),
            let highest = (known.compactMap(\.high) + usual.map(\.high)).max()
        else { return nil }
        self.lowest = bands.reduce(lowest) { min($0, $1.low.lowest) }
        self.highest = bands.reduce(highest) { max($0, $1.high.highest) }
    }

    /// Returns the day's range on the scale, the whole scale if it has no length; nil if the low or high is unknown.
    func span(of day: Day) -> ScaleSpan? {
        guard let low = day.low, let high = day.high else { return nil }
        return span(from: low, to: high)
    }

    /// Returns a range on the scale, the whole scale if it has no length.
    func span(from low: Temperature, to high: Temperature) -> ScaleSpan {
        let length = highest.value - lowest.value
        guard length > 0 else { return ScaleSpan(start: 0, end: 1) }
        return ScaleSpan(start: (low.value - lowest.value) / length, end: (high.value - lowest.value) / length)
    }

    /// Returns where a temperature lies on the scale, 0 to 1; nil outside of it, and if it has no length.
    func place(of temperature: Temperature) -> Double? {
        guard lowest < highest, (lowest...highest).contains(temperature) else { return nil }
        return (temperature.value - lowest.value) / (highest.value - lowest.value)
    }
}
