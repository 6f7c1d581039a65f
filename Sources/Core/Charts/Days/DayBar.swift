public import WeatherModel
public import WeatherText

/// The bar from a day's low to its high, on the scale of all days.
public struct DayBar: Sendable, Hashable {
    /// Where it begins and ends on the scale.
    public let range: ScaleSpan
    /// The place of 0 °C, 0 to 1; nil where it lies outside of the scale.
    public let zero: Double?
    /// The place of the present temperature, 0 to 1; nil for none.
    public let now: Double?
    /// The lowest temperature of the day, where the bar begins.
    public let low: Temperature
    /// The highest temperature of the day, where the bar ends.
    public let high: Temperature

    /// How far low and high may reach beyond it; nil where nothing is drawn of that.
    public let reach: DayReach?

    /// Makes a bar.
    public init(
        _ range: ScaleSpan, zero: Double?, now: Double?, low: Temperature, high: Temperature, reach: DayReach? = nil
    ) {
        (self.range, self.zero, self.now, self.low, self.high) = (range, zero, now, low, high)
        self.reach = reach
    }

    /// The absolute temperatures' colours along it, as shares of its length; one colour in high contrast.
    func colours(_ palette: Palette, _ ramp: ColourRamp) -> [(share: Double, colour: Colour)] {
        guard !palette.isHighContrast, low < high else {
            let colour = palette.isHighContrast ? palette.bar : ramp.colour(high)
            return [(0, colour), (1, colour)]
        }
        let between = ramp.stops.filter { low.value < $0.number && $0.number < high.value }
        return [(0, ramp.colour(low))]
            + between.map { (($0.number - low.value) / (high.value - low.value), $0.colour) }
            + [(1, ramp.colour(high))]
    }
}
