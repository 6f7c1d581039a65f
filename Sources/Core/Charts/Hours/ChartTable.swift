import WeatherText

/// The values of a chart as a table of text.
public struct ChartTable: Sendable, Hashable {
    /// The headings of the columns, such as "Time", "Temperature (°C)", "Feels like (°C)".
    public let header: [String]
    /// The texts of each row, such as "Sat 15:00", "13°", "11°", as many as there are headings.
    public let rows: [[String]]

    /// The position of the present hour's row; nil if there is none.
    public let present: Int?

    /// The name of the table for a screen reader, which tells the columns: "Table: Time, Temperature, Feels like".
    public let spokenHeader: String
    /// The rows for a screen reader, each of which says what its numbers are: "Saturday 28 November, 15:00: Temperature 13
    /// degrees Celsius, Feels like 11 degrees Celsius".
    public let spokenRows: [String]
}

extension HoursChart {
    /// The values of the chart as a table with a row for each hour.
    public var table: ChartTable {
        ChartTable(
            header: headings, rows: points.map { [$0.table.value.fullTime] + $0.table.value.values },
            present: points.firstIndex(where: \.isNow),
            spokenHeader: tr("Table: {columns}", ["columns": PhraseList.text([tr("Time")] + series.map(\.title))]),
            spokenRows: points.map(spokenRow))
    }

    private func spokenRow(_ point: ChartPoint) -> String {
        let words = formatter.speaking
        let values = zip(point.numbers, series).map { number, series in
            guard let number else { return tr("{quantity} not known", ["quantity": series.title]) }
            let text = words.short(number, digits: series.digits)
            let value = series.unit.map { words.spoken(text, number, $0) } ?? text
            return tr("{quantity} {value}", ["quantity": series.title, "value": value])
        }
        return tr("{time}: {values}", ["time": point.spokenTime.value, "values": PhraseList.text(values)])
    }
}
