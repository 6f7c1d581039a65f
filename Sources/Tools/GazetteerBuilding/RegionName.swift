import Gazetteer

/// A region's name without title, diacritics and spaces, for comparing two gazetteers.
struct RegionName {
    private static let titles: Set<String> = [
        "administrative", "apskritis", "atoll", "autonomous", "canton", "city", "commune", "county", "de",
        "department",
        "district", "division", "emirate", "governorate", "grad", "huyen", "kraj", "marz", "mintaqat", "muhafazat",
        "municipality", "novada", "novads", "oblast", "oblysy", "of", "opstina", "parish", "prefecture", "province",
        "qalasy", "rajons", "rayon", "region", "republic", "special", "state", "the", "town", "voblasc", "wilaya",
    ]
    private static let fewestLetters = 4
    private static let ending = 3

    /// The letters without spaces, as "Ha Noi" equals "Hanoi".
    private let letters: String

    init(_ name: String, _ folder: Folder) {
        let words = String(decoding: folder.fold(name), as: UTF16.self).split(separator: " ").map(String.init)
        let bare = words.filter { !Self.titles.contains($0) }
        letters = (bare.isEmpty ? words : bare).joined()
    }

    /// Returns whether the names are equal except for an ending, such as "Valmiera" and "Valmieras".
    func isSame(as other: RegionName) -> Bool {
        if letters == other.letters { return true }
        let (short, long) = letters.count < other.letters.count ? (self, other) : (other, self)
        guard short.letters.count >= Self.fewestLetters, long.letters.count - short.letters.count <= Self.ending else {
            return false
        }
        return long.letters.hasPrefix(short.letters.prefix(max(Self.fewestLetters, short.letters.count - Self.ending)))
    }
}
