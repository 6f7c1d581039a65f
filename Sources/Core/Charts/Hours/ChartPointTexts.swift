/// The texts of an hour that only a table or a file has.
struct ChartPointTexts: Sendable, Hashable {
    /// The weekday and time, such as "Sat 15:00", with a remark at an hour repeated by a clock change.
    let fullTime: String
    /// The time with its UTC offset, for a file.
    let timestamp: String
    /// The values with their units, in the order of the chart's columns.
    let values: [String]
}
