import Foundation
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

    /// The rows for a file: the time with its UTC offset, and the values in the chosen unit.
    private let records: [[String]]

    /// Makes a table of texts that are no hours of the chart.
    ///
    /// - Parameters:
    ///   - spokenRows: The rows as a screen reader says them.
    ///   - records: The fields of each row in a file; empty for a table that does not leave the program.
    package init(
        header: [String], rows: [[String]], spokenRows: [String], present: Int?, records: [[String]] = []
    ) {
        (self.header, self.rows, self.spokenRows, self.present) = (header, rows, spokenRows, present)
        spokenHeader = tr("Table: {columns}", ["columns": PhraseList.text(header)])
        self.records = records
    }

    init(_ recipe: ChartRecipe, _ spans: [HourSpan], _ names: [ChartHourName], _ context: SentenceContext) {
        let series = recipe.series
        header = [tr("Time")] + series.map(\.heading)
        rows = zip(spans, names).map { span, name in
            [recipe.coversRows ? name.fullSpan : name.fullTime] + series.map { $0.text(span) }
        }
        present = names.firstIndex(where: \.isPresent)
        spokenHeader = tr("Table: {columns}", ["columns": PhraseList.text([tr("Time")] + series.map(\.title))])
        let words = context.formatter.speaking
        spokenRows = zip(spans, names).map { span, name in
            let values = PhraseList.text(series.map { $0.spokenText(span, words) })
            let time = recipe.coversRows ? name.spokenSpan : name.spoken
            return tr("{time}: {values}", ["time": time.value, "values": values])
        }
        let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: context.zone)
        records = spans.map { span in
            [span.start.time.formatted(style)]
                + series.map { Self.record(of: $0.number(span)) }
        }
    }

    /// Returns a number as it stands in a file, to hundredths; nothing for one that is not known.
    static func record(of number: Double?) -> String {
        number.map { "\(($0 * 100).rounded() / 100 + 0)" } ?? ""
    }
}

extension ChartTable {
    /// Returns the values as CSV (RFC 4180): times with their UTC offset, numbers in the chosen unit with a decimal point,
    /// and empty fields for unknown values; with a caption, each row names the place and the source with its licence.
    public func csv(_ caption: ChartCaption?) -> String {
        let origin = caption.map { [$0.place, $0.credit] } ?? []
        let rows = records.map { $0 + origin }
        return ([header + (caption == nil ? [] : [tr("Place"), tr("Source")])] + rows).map {
            $0.map(Self.field).joined(separator: ",") + "\r\n"
        }.joined()
    }

    private static func field(_ text: String) -> String {
        // Scalars are compared as "\r\n" is a single character, and direction marks, which are for the screen, are
        // removed.
        let text = text.filter { !"\u{2066}\u{2069}".contains($0) }
        guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
