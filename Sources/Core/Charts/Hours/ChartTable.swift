import WeatherText

/// The values of a chart as a table of text.
public struct ChartTable: Sendable, Hashable {
    /// "Time", "Temperature (°C)", "Feels like (°C)".
    public let header: [String]
    /// "Sat 15:00", "13°", "11°"; each as long as the header.
    public let rows: [[String]]

    /// The position of the present hour's row; nil where it is not among them.
    public let present: Int?

    /// A row as one sentence for a screen reader: "Time Sat 15:00, Temperature (°C) 13°".
    public func spokenText(_ row: Int) -> String {
        PhraseList.text(
            zip(header, rows[row]).map { tr("{heading} {value}", ["heading": $0, "value": $1]) })
    }
}

extension HoursChart {
    /// What is drawn, an hour a row.
    public var table: ChartTable {
        ChartTable(
            header: headings, rows: points.map { [$0.fullTimeText] + $0.texts },
            present: points.firstIndex(where: \.isNow))
    }
}
