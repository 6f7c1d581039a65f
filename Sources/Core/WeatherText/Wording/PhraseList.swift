/// Phrases one after the other, as a screen reader says a row: "Saturday, moderate rain, high 19".
///
/// Each phrase stands for itself, so that no language has to bend one to fit its neighbour.
package enum PhraseList {
    /// The phrases there are; empty where there are none.
    package static func text(_ phrases: [String?]) -> String {
        let known = phrases.compactMap { $0 }
        guard let first = known.first else { return "" }
        return known.dropFirst().reduce(first) { tr("{phrases}, {phrase}", ["phrases": $0, "phrase": $1]) }
    }

    /// The sentences there are, one after the other; nil where there are none.
    package static func sentences(_ sentences: [String?]) -> String? {
        let known = sentences.compactMap { $0 }
        guard let first = known.first else { return nil }
        return known.dropFirst().reduce(first) { tr("{sentence} {next}", ["sentence": $0, "next": $1]) }
    }
}
