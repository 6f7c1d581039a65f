/// The values of a chart as a table of text.
public struct ChartTable: Sendable, Hashable {
    /// "Time", "Temperature (°C)", "Feels like (°C)".
    public let header: [String]
    /// "Sat 15:00", "13°", "11°"; each as long as the header.
    public let rows: [[String]]
}

extension HoursChart {
    /// What is drawn, an hour a row.
    public var table: ChartTable {
        ChartTable(header: headings, rows: points.map { [$0.fullTimeText] + $0.texts })
    }
}
