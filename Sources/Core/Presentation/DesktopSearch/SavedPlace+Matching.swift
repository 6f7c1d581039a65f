import Foundation
import WeatherStore

extension SavedPlace {
    /// Returns whether each term begins a word of the place's names, its region or its country; case, accents and
    /// punctuation do not count, and terms without a letter or digit match nothing.
    func matches(_ terms: [String]) -> Bool {
        let names = [customName, location.name, location.region, location.country].compactMap { $0 }
        let words = names.flatMap { Self.folded($0).split { !$0.isLetter && !$0.isNumber } }
        let wanted = terms.flatMap { Self.folded($0).split { !$0.isLetter && !$0.isNumber } }
        return !wanted.isEmpty && wanted.allSatisfy { term in words.contains { $0.hasPrefix(term) } }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
