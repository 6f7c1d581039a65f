extension HoursChart {
    /// What is drawn as comma-separated values (RFC 4180): times with their offset from UTC, numbers in the shown unit with
    /// a decimal point, nothing where a value is not known.
    public var csv: String {
        let rows = points.map { point in
            [point.timestamp] + point.numbers.map { $0.map { "\(($0 * 100).rounded() / 100)" } ?? "" }
        }
        return ([headings] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func field(_ text: String) -> String {
        // By scalars, as "\r\n" is one character.
        // Marks that keep a unit's letters in order on screen are none of a file's.
        let text = text.filter { !"\u{2066}\u{2069}".contains($0) }
        guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
