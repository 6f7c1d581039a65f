public import WeatherModel

/// How far a day's low and high may reach beyond what is forecast, on the scale of all days.
public struct DayReach: Sendable, Hashable {
    /// Where the reach begins and ends on the scale.
    public let span: ScaleSpan
    /// The temperature at its lower end.
    public let lowest: Temperature
    /// The temperature at its upper end.
    public let highest: Temperature

    /// Takes values as they are.
    public init(_ span: ScaleSpan, lowest: Temperature, highest: Temperature) {
        (self.span, self.lowest, self.highest) = (span, lowest, highest)
    }

    /// The kelvins beyond low or high below which nothing is drawn.
    private static let leastLength = 1.0

    /// Returns nil where low and high reach no farther than they are.
    init?(_ bands: DayBands, of day: Day, on scale: TemperatureScale) {
        guard let low = day.low, let high = day.high else { return nil }
        let lowest = low.value - bands.low.lowest.value >= Self.leastLength ? bands.low.lowest : low
        let highest = bands.high.highest.value - high.value >= Self.leastLength ? bands.high.highest : high
        guard lowest < low || highest > high, let start = scale.place(of: lowest), let end = scale.place(of: highest)
        else { return nil }
        self.init(ScaleSpan(start: start, end: end), lowest: lowest, highest: highest)
    }
}
