public import Charts
public import WeatherText

extension DayRow: DayCellItem {
    /// Returns the colours of the low and the high on the scale from blue (frost) to red (heat); nil in high contrast.
    public func rangeColours(_ style: ColourStyle) -> (low: Colour, high: Colour)? {
        guard let low, let high, !style.isHighContrast else { return nil }
        let ramp = ColourRamp.temperature(style)
        return (ramp.colour(low), ramp.colour(high))
    }
}
