import Foundation
import Gazetteer
import WeatherModel
import WeatherText

/// The row of a found place, or of the offer to search online.
public struct MatchRow: BasicCellItem, Sendable, Hashable, Identifiable {
    /// The identifier of the place, or `onlineSearchID`.
    public let id: String
    /// The title, such as "Springfield", "Venice (Venezia)" if another name matched, or "Search online for
    /// “Springfeild”".
    public let title: String
    /// The matching part of the name, or the alternative name that matched.
    public let titleHighlights: [Range<Int>]
    /// The region and country, with the coordinates if another match reads the same; nil if there is nothing to show.
    public let detail: String?
    /// The text "Saved" at saved places; nil at others.
    public let trailingDetail: String?
    /// The icon of the offer to search online; nil for places.
    public let image: CellImage?

    /// The identifier of the offer to search online, which no place has.
    static let onlineSearchID = "search-online"

    /// Returns the rows, the best match first, without duplicates; the coordinates distinguish places that read the
    /// same.
    static func rows(
        _ matches: [PlaceMatch], _ formatter: WeatherFormatter, isSaved: (Location.ID) -> Bool
    ) -> [MatchRow] {
        var seen = Set<Location.ID>()
        let matches = matches.filter { seen.insert($0.location.id).inserted }
        let twins = Dictionary(grouping: matches) { [$0.location.name, $0.location.regionAndCountry] }
        return matches.map { match in
            let hasTwin = (twins[[match.location.name, match.location.regionAndCountry]]?.count ?? 0) > 1
            return MatchRow(match, formatter, tellsPoint: hasTwin, isSaved: isSaved(match.location.id))
        }
    }

    /// Makes the offer to search online for the name.
    init(onlineSearchFor name: String) {
        id = Self.onlineSearchID
        title = tr("Search online for “{name}”", ["name": name])
        titleHighlights = [Self.lastPlace(of: name, in: title)].compactMap { $0 }
        detail = nil
        trailingDetail = nil
        image = .named("system-search-symbolic")
    }

    private init(_ match: PlaceMatch, _ formatter: WeatherFormatter, tellsPoint: Bool, isSaved: Bool) {
        let place = match.namedLocation(formatter)
        id = place.id
        if let other = match.matchedName {
            title = tr("{name} ({other})", ["name": place.name, "other": other])
            titleHighlights = [Self.lastPlace(of: other, in: title)].compactMap { $0 }
        } else {
            title = place.name
            titleHighlights = match.highlights
        }
        detail =
            tellsPoint
            ? [place.regionAndCountry, place.coordinates.words(decimals: 1)].compactMap { $0 }.joined(separator: ", ")
            : place.regionAndCountry
        trailingDetail = isSaved ? tr("Saved") : nil
        image = nil
    }

    /// Returns the last occurrence as a range of characters; nil if there is none.
    private static func lastPlace(of part: String, in text: String) -> Range<Int>? {
        text.range(of: part, options: .backwards).map {
            let start = text.distance(from: text.startIndex, to: $0.lowerBound)
            return start..<start + part.count
        }
    }
}
