import Foundation
import WeatherModel
import WeatherText

/// A place a search found, or the offer to search further, as a row.
public struct MatchRow: BasicCellItem, Sendable, Hashable, Identifiable {
    /// The place's own, or `onlineSearchID`.
    public let id: String
    /// "Springfield", "Venice (Venezia)" where another name matched, or "Search online for “Springfeild”".
    public let title: String
    /// What is typed, as far as it stands in the name, or the other name that matched.
    public let titleHighlights: [Range<Int>]
    /// "Missouri, United States", and the coordinates where another match reads the same.
    public let detail: String?
    /// "Saved", or nil.
    public let trailingDetail: String?
    /// A lens before the offer to search further; places have none.
    public let image: CellImage?

    /// Identity of the offer to search further; no place bears it.
    static let onlineSearchID = "search-online"

    /// Best first; each identity once, and places that would read the same are told apart by their coordinates.
    static func rows(_ places: [FoundPlace], isSaved: (Location.ID) -> Bool) -> [MatchRow] {
        var seen = Set<Location.ID>()
        let places = places.filter { seen.insert($0.location.id).inserted }
        let twins = Dictionary(grouping: places) { [$0.location.name, $0.location.regionAndCountry] }
        return places.map { place in
            let hasTwin = (twins[[place.location.name, place.location.regionAndCountry]]?.count ?? 0) > 1
            return MatchRow(place, tellsPoint: hasTwin, isSaved: isSaved(place.location.id))
        }
    }

    /// The offer to ask the online service for the name.
    init(onlineSearchFor name: String) {
        id = Self.onlineSearchID
        title = tr("Search online for “{name}”", ["name": name])
        titleHighlights = [Self.lastPlace(of: name, in: title)].compactMap { $0 }
        detail = nil
        trailingDetail = nil
        image = .named("system-search-symbolic")
    }

    private init(_ found: FoundPlace, tellsPoint: Bool, isSaved: Bool) {
        let place = found.location
        id = place.id
        if let other = found.otherName {
            title = tr("{name} ({other})", ["name": place.name, "other": other])
            titleHighlights = [Self.lastPlace(of: other, in: title)].compactMap { $0 }
        } else {
            title = place.name
            titleHighlights = found.highlights
        }
        detail =
            tellsPoint
            ? [place.regionAndCountry, place.coordinates.words(decimals: 1)].compactMap { $0 }.joined(separator: ", ")
            : place.regionAndCountry
        trailingDetail = isSaved ? tr("Saved") : nil
        image = nil
    }

    /// As a range of characters.
    private static func lastPlace(of part: String, in text: String) -> Range<Int>? {
        text.range(of: part, options: .backwards).map {
            let start = text.distance(from: text.startIndex, to: $0.lowerBound)
            return start..<start + part.count
        }
    }
}
