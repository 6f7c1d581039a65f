import Foundation
import Gazetteer
import WeatherModel
import WeatherText

/// The row of a found place, or of the offer to search online.
public struct MatchRow: BasicCellItem, Sendable, Hashable, Identifiable {
    /// The identifier of the place, or `onlineSearchID`.
    public let id: String
    /// The title, such as "Springfield", or "Search online for “Springfeild”".
    public let title: String
    /// The matching part of the name.
    public let titleHighlights: [Range<Int>]
    /// Another name if that one matched, region and country, with the coordinates if another match reads the same; nil if
    /// there is nothing to show.
    public let detail: String?
    /// What is typed in the other name, or all of that name where it was found in another way.
    public let detailHighlights: [Range<Int>]
    /// The text "in your list" at saved places; nil at others.
    public let trailingDetail: String?
    /// The icon of the offer to search online; nil for places.
    public let image: CellImage?

    /// The identifier of the offer to search online, which no place has.
    static let onlineSearchID = "search-online"

    /// Returns the rows, the best match first, without duplicates; the coordinates distinguish places that read the
    /// same.
    ///
    /// - Parameter typed: What is marked in another name that matched.
    static func rows(
        _ matches: [PlaceMatch], for typed: String = "", _ formatter: WeatherFormatter,
        isSaved: (Location.ID) -> Bool
    ) -> [MatchRow] {
        var seen = Set<Location.ID>()
        let matches = matches.filter { seen.insert($0.location.id).inserted }
        func words(_ match: PlaceMatch) -> [String?] {
            let place = match.location.localized
            return [place.name, place.regionAndCountry]
        }
        let twins = Dictionary(grouping: matches, by: words)
        return matches.map { match in
            let hasTwin = (twins[words(match)]?.count ?? 0) > 1
            return MatchRow(
                match, for: typed, formatter, tellsPoint: hasTwin, isSaved: isSaved(match.location.id))
        }
    }

    /// Makes the offer to search online for the name.
    init(onlineSearchFor name: String) {
        id = Self.onlineSearchID
        title = tr("Search online for “{name}”", ["name": name])
        titleHighlights = [Self.lastPlace(of: name, in: title)].compactMap { $0 }
        (detail, detailHighlights) = (nil, [])
        trailingDetail = nil
        image = .named("system-search-symbolic")
    }

    private init(
        _ match: PlaceMatch, for typed: String, _ formatter: WeatherFormatter, tellsPoint: Bool, isSaved: Bool
    ) {
        let named = match.namedLocation(formatter)
        let place = named.localized
        id = place.id
        title = place.name
        let isLocalized = place.name != named.name
        let other = isLocalized && match.matchedName == title ? nil : match.matchedName
        titleHighlights =
            if !isLocalized {
                match.matchedName == nil ? match.highlights : []
            } else {
                [Self.marked(typed, in: title)].compactMap { $0 }
            }
        let point = tellsPoint ? place.coordinates.words(decimals: 1) : nil
        let words = [other, place.regionAndCountry, point].compactMap { $0 }
        detail = words.isEmpty ? nil : PhraseList.text(words)
        detailHighlights = other.map { [Self.marked(typed, in: $0) ?? 0..<$0.count] } ?? []
        trailingDetail = isSaved ? tr("in your list") : nil
        image = nil
    }

    /// Returns where the text stands in a name, without regard to case and accents; nil if it does not.
    private static func marked(_ typed: String, in name: String) -> Range<Int>? {
        let found = name.range(of: typed, options: [.caseInsensitive, .diacriticInsensitive])
        guard let found else { return nil }
        let start = name.distance(from: name.startIndex, to: found.lowerBound)
        return start..<start + name.distance(from: found.lowerBound, to: found.upperBound)
    }

    /// Returns the last occurrence as a range of characters; nil if there is none.
    private static func lastPlace(of part: String, in text: String) -> Range<Int>? {
        text.range(of: part, options: .backwards).map {
            let start = text.distance(from: text.startIndex, to: $0.lowerBound)
            return start..<start + part.count
        }
    }
}
