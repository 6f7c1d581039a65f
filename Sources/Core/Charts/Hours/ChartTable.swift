import WeatherText

/// The values of a chart as a table of text.
public struct ChartTable: Sendable, Hashable {
    /// The headings of the columns, such as "Time", "Temperature (°C)", "Feels like (°C)".
    public let header: [String]
    /// The texts of each row, such as "Sat 15:00", "13°", "11°", as many as there are headings.
    public let rows: [[String]]

    /// The position of the present hour's row; nil if there is none.
    public let present: Int?

    /// Returns the text of a row for a screen reader: "Time Sat 15:00, Temperature (°C) 13°".
    public func spokenText(_ row: Int) -> String {
        PhraseList.text(
            zip(header, rows[row]).map { tr("{heading} {value}", ["heading": $0, "value": $1]) })
    }
}

extension HoursChart {
    /// The values of the chart as a table with a row for each hour.
    public var table: ChartTable {
        ChartTable(
            header: headings, rows: points.map { [$0.table.value.fullTime] + $0.table.value.values },
            present: points.firstIndex(where: \.isNow))
    }
}
