public import Charts
public import WeatherText

extension DayRow: DayCellItem {
    /// As of every temperature: blue for frost to red for heat; in high contrast one colour that stands out.
    public func rangeColours(_ style: ColourStyle) -> (low: Colour, high: Colour)? {
        guard let low, let high, !style.isHighContrast else { return nil }
        let ramp = ColourRamp.temperature(style)
        return (ramp.colour(low), ramp.colour(high))
    }
}
