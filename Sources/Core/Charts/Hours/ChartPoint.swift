import Foundation

/// One hour of a chart, or one longer row,, ready to be drawn, spoken and written down.
public struct ChartPoint: Sendable, Hashable, Identifiable {
    /// The hour's start in UTC, "2026-11-21T14:00:00Z"; an hour that a clock change repeats has two.
    public let id: String
    /// Hours from the chart's beginning to the hour's start.
    public let x: Double
    /// Hours from its start to its end: 1, or more where the source's rows are longer.
    public let length: Double
    /// The main line's height, 0 to 1; nil where the value is not known and the line breaks.
    public let y: Double?
    /// The second line's height: what it feels like, or the gusts.
    public let secondY: Double?
    /// The height of the hour's bar: the amount of rain; nil where there is none, or it is not known.
    public let barY: Double?
    /// "15:00" or "3 PM"; the present hour is no exception.
    public let timeText: String
    /// "13°", or "—".
    public let valueText: String
    /// The second line's or the bar's value; nil where the chart has neither.
    public let secondText: String?
    /// The icon's name in the icon theme.
    public let iconName: String
    /// The name of this program's own picture.
    public let artworkName: String
    /// Whether the hour is over.
    public let isPast: Bool
    /// Whether now lies within it.
    public let isNow: Bool
    /// The hour as one sentence for a screen reader.
    public let spokenText: String

    /// The hour's start.
    let time: Date
    /// "Sat 15:00", with a word where the hour is the second of its name.
    let fullTimeText: String
    /// With its offset from UTC, for a file.
    let timestamp: String
    /// In the shown unit, in the order of the chart's columns.
    let numbers: [Double?]
    /// As they are shown, in the same order.
    let texts: [String]
}
