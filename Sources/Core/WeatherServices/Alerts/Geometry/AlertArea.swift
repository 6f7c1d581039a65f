import Foundation
import WeatherModel

/// One of the areas a warning names.
struct AlertArea: Sendable, Hashable {
    /// In the words of the warning.
    var name: String?
    /// Empty where it is known by its name or a code alone.
    var shapes: [AlertShape] = []

    /// Nil where the area has no outline to tell by.
    func contains(_ point: Coordinates) -> Bool? {
        shapes.isEmpty ? nil : shapes.contains { $0.contains(point) }
    }

    /// Whether any of its outlines begins within half a degree of the point, some 50 km; sure of what is not.
    func isNear(_ point: Coordinates) -> Bool {
        shapes.contains { $0.isNear(point) }
    }

    /// Whether its name has the place's or its region's name in it as words of their own, accents and case aside.
    func names(_ place: Location) -> Bool {
        guard let name, name.utf8.count < 2000 else { return false }
        let words = Self.words(name)
        return [place.name, place.region].compactMap { $0 }.contains { wanted in
            let wanted = Self.words(wanted)
            guard !wanted.isEmpty, wanted.count <= words.count else { return false }
            return (0...words.count - wanted.count).contains { words[$0...].starts(with: wanted) }
        }
    }

    private static func words(_ text: String) -> [String] {
        text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
    }
}
