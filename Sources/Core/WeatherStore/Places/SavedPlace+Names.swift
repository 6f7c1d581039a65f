import Foundation

extension SavedPlace {
    /// Returns whether each term begins a word of the place's names, its region or its country; case, accents and
    /// punctuation do not count, and terms without a letter or digit match nothing.
    package func matches(_ terms: [String]) -> Bool {
        let names = [customName, location.name, location.region, location.country].compactMap { $0 }
        let words = names.flatMap { $0.folded.split { !$0.isLetter && !$0.isNumber } }
        let wanted = terms.flatMap { $0.folded.split { !$0.isLetter && !$0.isNumber } }
        return !wanted.isEmpty && wanted.allSatisfy { term in words.contains { $0.hasPrefix(term) } }
    }
}

extension [SavedPlace] {
    /// Returns the saved place with that custom, official or full name, in this order; nil if there is none.
    ///
    /// Case and accents do not count. The index of places folds more, but it is a file that may be missing.
    package func place(called name: String) -> SavedPlace? {
        let wanted = name.folded
        return first { $0.customName?.folded == wanted } ?? first { $0.location.name.folded == wanted }
            ?? first { $0.location.fullName.folded == wanted }
    }
}

extension String {
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
