package import Foundation

/// A translation of the whole template into no language, for what reads translations.
package enum MadeTranslation {
    /// Returns the file with what each English text has become; singular and plural have two forms, as in English.
    ///
    /// - Parameter change: Returns the translation of a text, as it is written in the file; by default an "ä" and the text.
    package static func text(from template: URL, _ change: (String) -> String = disguised) throws -> String {
        var english = ""
        let lines = try String(contentsOf: template, encoding: .utf8).components(separatedBy: "\n").map {
            line -> String in
            if line.hasPrefix("msgid"), let quote = line.firstIndex(of: "\"") {
                english = String(line[line.index(after: quote)...].dropLast())
            }
            // The header stays as it is.
            guard line.hasPrefix("msgstr"), !english.isEmpty else { return line }
            return line.dropLast(2) + "\"" + change(english) + "\""
        }
        return lines.joined(separator: "\n").replacingOccurrences(
            of: "nplurals=INTEGER; plural=EXPRESSION;", with: "nplurals=2; plural=n != 1;")
    }

    /// Returns the text behind a letter that is not English.
    package static func disguised(_ text: String) -> String {
        text.hasPrefix(" ") ? text : "ä" + text
    }
}
