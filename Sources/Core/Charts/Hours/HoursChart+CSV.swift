import WeatherText

extension HoursChart {
    /// The values as CSV (RFC 4180): times with their UTC offset, numbers in the chosen unit with a decimal point, and
    /// empty fields for unknown values; with a caption, each row names the place and the source with its licence.
    public var csv: String {
        let origin = caption.map { [$0.place, $0.credit] } ?? []
        let rows = points.map { point in
            [point.table.value.timestamp] + point.numbers.map { $0.map { "\(($0 * 100).rounded() / 100)" } ?? "" }
                + origin
        }
        return ([headings + (caption == nil ? [] : [tr("Place"), tr("Source")])] + rows).map {
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
