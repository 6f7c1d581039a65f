import Foundation
import WeatherModel
package import WeatherStore

extension SavedPlace {
    /// Returns whether each term begins a word of the place's names, its region or its country; case, accents and
    /// punctuation do not count, and terms without a letter or digit match nothing.
    package func matches(_ terms: [String]) -> Bool {
        let names =
            [location, location.localized].flatMap { [$0.name, $0.region, $0.country] }.compactMap { $0 }
            + [customName].compactMap { $0 }
        let words = names.flatMap { $0.folded.split { !$0.isLetter && !$0.isNumber } }
        let wanted = terms.flatMap { $0.folded.split { !$0.isLetter && !$0.isNumber } }
        return !wanted.isEmpty && wanted.allSatisfy { term in words.contains { $0.hasPrefix(term) } }
    }
}

extension [SavedPlace] {
    /// Returns the saved place with that custom, official or full name, in this order and in the language of all texts or the
    /// gazetteer's; nil if there is none.
    ///
    /// Case and accents do not count. The index of places folds more, but it is a file that may be missing.
    package func place(called name: String) -> SavedPlace? {
        let wanted = name.folded
        let named = [
            \SavedPlace.location.name, \.location.localized.name, \.location.fullName, \.location.localized.fullName,
        ]
        return first { $0.customName?.folded == wanted }
            ?? named.lazy.compactMap { name in first { $0[keyPath: name].folded == wanted } }.first
    }
}

extension String {
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
