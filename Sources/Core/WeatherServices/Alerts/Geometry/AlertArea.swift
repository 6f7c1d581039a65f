import Foundation
import WeatherModel

/// An area that a warning applies to.
struct AlertArea: Sendable, Hashable {
    /// The name of the area in the words of the warning.
    var name: String?
    /// The outlines of the area; empty if only its name or a code is known.
    var shapes: [AlertShape] = []

    /// Returns whether the point lies in the area; nil if the area has no outline.
    func contains(_ point: Coordinates) -> Bool? {
        shapes.isEmpty ? nil : shapes.contains { $0.contains(point) }
    }

    /// Returns whether an outline comes within half a degree, some 50 km, of the point.
    func isNear(_ point: Coordinates) -> Bool {
        shapes.contains { $0.isNear(point) }
    }

    /// Returns whether the area's name contains the name of the place or its region as whole words, ignoring accents
    /// and case.
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
