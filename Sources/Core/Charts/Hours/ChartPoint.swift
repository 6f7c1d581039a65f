import Foundation

/// One hour of a chart, or one longer row, with its position and texts.
public struct ChartPoint: Sendable, Hashable, Identifiable {
    /// The beginning of the hour in UTC, such as "2026-11-21T14:00:00Z", which is unique even if clocks are set back.
    public var id: String { time.formatted(.iso8601) }
    /// The position of its beginning, in hours from the beginning of the chart.
    public let x: Double
    /// The length in hours: 1, or more if the source has longer rows.
    public let length: Double
    /// The time, such as "15:00" or "3 PM", also for the present hour.
    public let timeText: String
    /// The main value, such as "13°", or "—".
    public let valueText: String
    /// The name of the program's own picture.
    public let artworkName: String
    /// Whether the hour is over.
    public let isPast: Bool
    /// Whether the hour is the present one.
    public let isNow: Bool
    /// The text of the hour for a screen reader: "Friday 27 November, midnight: drizzle, 42 percent chance of rain".
    public var spokenText: String { spoken.value }

    /// The beginning of the hour.
    let time: Date
    /// Whether what falls is snow.
    let isFrozen: Bool
    /// The values in the chosen unit, in the order of the chart's columns.
    let numbers: [Double?]
    /// What is only read in a table or a file.
    let table: LazyValue<ChartPointTexts>
    /// The day, unless it is today, and the time for a screen reader: "Friday 27 November, midnight".
    let spokenTime: LazyValue<String>
    /// The same as `spokenText`.
    let spoken: LazyValue<String>
}

/// The texts of an hour that only a table or a file has.
struct ChartPointTexts: Sendable, Hashable {
    /// The weekday and time, such as "Sat 15:00", with a remark at an hour repeated by a clock change.
    let fullTime: String
    /// The time with its UTC offset, for a file.
    let timestamp: String
    /// The values with their units, in the order of the chart's columns.
    let values: [String]
}
