import WeatherModel
import WeatherText

/// One row of values of a chart: where they stand in the forecast, and how they are written.
struct ChartSeries {
    /// How the values are drawn.
    enum Shape: Sendable, Hashable {
        case line, secondLine, bars
    }

    let shape: Shape
    /// "Gusts".
    let title: String
    /// "km/h"; nil for a plain number.
    let unit: String?
    /// In the shown unit; nil where it is not known.
    let number: (HourSpan) -> Double?
    /// With its unit, or "—".
    let text: (HourSpan) -> String

    /// "Gusts (km/h)".
    var heading: String {
        unit.map { tr("{quantity} ({unit})", ["quantity": title, "unit": $0]) } ?? title
    }
}
