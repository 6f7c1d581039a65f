import WeatherModel

/// The scale the bars of all listed days share: from the lowest low to the highest high.
struct TemperatureScale: Equatable {
    let lowest: Temperature
    let highest: Temperature

    /// Nil where no day has both a low and a high.
    init?(of days: [Day]) {
        let known = days.filter { $0.low != nil && $0.high != nil }
        guard let lowest = known.compactMap(\.low).min(), let highest = known.compactMap(\.high).max()
        else { return nil }
        self.lowest = lowest
        self.highest = highest
    }

    /// Nil where the day's low or high is unknown; the whole scale where it has no length.
    func span(of day: Day) -> ScaleSpan? {
        guard let low = day.low, let high = day.high else { return nil }
        let length = highest.value - lowest.value
        guard length > 0 else { return ScaleSpan(start: 0, end: 1) }
        return ScaleSpan(start: (low.value - lowest.value) / length, end: (high.value - lowest.value) / length)
    }
}
