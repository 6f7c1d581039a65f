/// How a screen reader says the values of a series.
struct SpokenSeries: Sendable, Hashable {
    /// The name, such as "Gusts".
    let title: String
    /// The unit in words, such as "kilometres an hour"; nil for a number without one.
    let unit: String?
    /// The decimals, at most.
    let digits: Int
}
