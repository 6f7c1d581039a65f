import Foundation

/// Phrases joined for a screen reader: "Saturday, moderate rain, high 19".
///
/// Phrases are independent of each other, so that no language has to inflect one to fit another.
package enum PhraseList {
    /// Returns the non-nil phrases joined by commas; empty if there are none.
    package static func text(_ phrases: [String?]) -> String {
        let known = phrases.compactMap { $0 }
        guard let first = known.first else { return "" }
        return known.dropFirst().reduce(first) { tr("{phrases}, {phrase}", ["phrases": $0, "phrase": $1]) }
    }

    /// Returns names as a list, such as "Open-Meteo, MET Norway and Bright Sky"; empty if there are none.
    package static func enumeration(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return tr("{names} and {name}", ["names": text(names.dropLast()), "name": last])
    }

    /// Returns the non-nil sentences joined by spaces; nil if there are none.
    package static func sentences(_ sentences: [String?]) -> String? {
        let known = sentences.compactMap { $0 }
        guard let first = known.first else { return nil }
        return known.dropFirst().reduce(first) { tr("{sentence} {next}", ["sentence": $0, "next": $1]) }
    }
}

extension Sequence<String> {
    /// Returns the parts beside each other in a line, "Hamburg · Tuesday 13:05"; empty if there are none.
    ///
    /// A message sets them apart, as a dot beside Arabic digits is read as a zero.
    package func inOneLine() -> String {
        var line: String?
        for part in self { line = line.map { tr("{phrases} · {phrase}", ["phrases": $0, "phrase": part]) } ?? part }
        return line ?? ""
    }
}

extension String {
    /// The text without surrounding white space.
    package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
