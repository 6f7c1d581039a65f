import WeatherText

/// How a screen reader says the values of a series.
struct SpokenSeries: Sendable, Hashable {
    /// The name, such as "Gusts".
    let title: String
    /// The unit; nil for a number without one.
    let unit: SpokenUnit?
    /// The decimals, at most.
    let digits: Int
}
