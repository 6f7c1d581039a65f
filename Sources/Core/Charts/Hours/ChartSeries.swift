import WeatherModel
import WeatherText

/// A series of values of the hours, of which a recipe's first is the curve: how they are read from the forecast and written.
struct ChartSeries: Sendable {
    /// The name of the series, such as "Gusts".
    let title: String
    /// The unit, such as "km/h"; nil for a number without one.
    let unit: String?
    /// The unit as it is said; nil for a number without one.
    let spokenUnit: SpokenUnit?
    /// The decimals with which a screen reader is given it, at most.
    var digits = 0
    /// Returns the value in the chosen unit; nil if it is unknown.
    let number: @Sendable (HourSpan) -> Double?
    /// Returns the value with its unit, or "—".
    let text: @Sendable (HourSpan) -> String

    /// How a screen reader says its values.
    var spoken: SpokenSeries { SpokenSeries(title: title, unit: spokenUnit, digits: digits) }

    /// The heading of the column, such as "Gusts (km/h)".
    var heading: String {
        unit.map { tr("{quantity} ({unit})", ["quantity": title, "unit": $0]) } ?? title
    }
}
