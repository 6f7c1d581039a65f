public import Foundation
import Gazetteer
public import WeatherModel
public import WeatherStore
public import WeatherText

/// The places that a desktop's search finds: saved ones with their weather from the store, and others by the index.
///
/// Nothing is fetched. What a result's identifier stands for can be told by another process too.
@MainActor
public final class DesktopSearch {
    private let index: (any PlaceSearching)?
    private let preferredCountry: String?
    private let contents: @MainActor () -> StoredContents
    private let formatter: @MainActor () -> WeatherFormatter
    private let alertChoice: @MainActor () -> AlertChoice
    private let now: @Sendable () -> Date
    /// What was stored when the search began; nil before the first one.
    private var known: StoredContents?

    /// The number of places of each kind that are named at most; a desktop shows about five.
    private static let limit = 5
    /// A single letter begins the names of too many towns to be a search for one.
    private static let fewestLetters = 2
    private static let savedPrefix = "saved/"
    private static let townPrefix = "town/"

    /// - Parameters:
    ///   - index: The index of places; nil if only saved ones can be found.
    ///   - preferredCountry: The ISO 3166-1 alpha-2 code of the country whose places are preferred among similar ones.
    ///   - contents: Returns what is stored now.
    ///   - formatter: Returns the format of the present settings.
    ///   - alertChoice: Returns the warnings that may be named.
    ///   - now: Returns the current time.
    public init(
        index: (any PlaceSearching)?, preferredCountry: String?, contents: @escaping @MainActor () -> StoredContents,
        formatter: @escaping @MainActor () -> WeatherFormatter,
        alertChoice: @escaping @MainActor () -> AlertChoice = { AlertChoice() }, now: @escaping @Sendable () -> Date
    ) {
        self.alertChoice = alertChoice
        (self.index, self.preferredCountry, self.contents) = (index, preferredCountry, contents)
        (self.formatter, self.now) = (formatter, now)
    }

    /// Returns the identifiers of the places that the words name, saved ones first.
    ///
    /// - Parameter terms: The words of the search as typed.
    /// - Parameter isNarrower: Whether it narrows the search before, for which nothing is read again.
    public func results(for terms: [String], isNarrower: Bool = false) -> [String] {
        if !isNarrower { known = nil }
        let terms = Self.bounded(terms)
        let text = Self.text(of: terms)
        guard !text.isEmpty else { return [] }
        let saved = stored.places.filter { $0.matches(terms) }
        return saved.prefix(Self.limit).map { Self.savedPrefix + $0.id } + towns(named: text).map(Self.id)
    }

    /// Returns what is shown of each place, in the order asked for; identifiers of no place are left out, and those beyond
    /// `Bound.desktopResults`, which no desktop can show.
    public func places(for ids: [String]) -> [FoundPlace] {
        let (formatter, now) = (formatter(), now())
        return ids.prefix(Bound.desktopResults).compactMap { id in
            if let place = savedPlace(for: id) {
                return FoundPlace(
                    id, place, stored.summaries[place.id], alertChoice(), at: now, formatter)
            }
            return town(for: id).map { FoundPlace(id, $0.place, alsoCalled: $0.otherName) }
        }
    }

    /// Returns the place that a result stands for; nil for one that is saved no more, or that the index does not have.
    public func place(for id: String) -> Location? {
        savedPlace(for: id)?.location ?? town(for: id)?.place
    }

    /// Returns the words of a search in one text, as somebody would type them; no longer than `Bound.query` letters.
    public static func text(of terms: [String]) -> String {
        bounded(terms).joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Forgets what was read, until the next search.
    public func forget() {
        known = nil
        index?.releasePages()
    }

    /// Returns as many of the terms as have `Bound.query` letters together, the last one cut.
    private static func bounded(_ terms: [String]) -> [String] {
        var room = Bound.query
        return terms.prefix(Bound.query).map { term in
            let part = term.beginning(of: room)
            room = max(0, room - part.unicodeScalars.count - 1)
            return part
        }
    }

    /// Returns whether the identifier is no longer than any that was given out, before anything else is made of it.
    private static func isPossible(_ id: String) -> Bool {
        id.utf8.count <= Bound.desktopResultID
    }

    private var stored: StoredContents {
        if let known { return known }
        let read = contents()
        known = read
        return read
    }

    private func savedPlace(for id: String) -> SavedPlace? {
        guard Self.isPossible(id), id.hasPrefix(Self.savedPrefix) else { return nil }
        return stored.places.first { $0.id == id.dropFirst(Self.savedPrefix.count) }
    }

    private func town(for id: String) -> (place: Location, otherName: String?)? {
        guard Self.isPossible(id), id.hasPrefix(Self.townPrefix) else { return nil }
        let parts = id.dropFirst(Self.townPrefix.count).split(separator: "/", maxSplits: 2)
        let numbers = parts.first?.split(separator: ",").compactMap { Double(decimal: $0) } ?? []
        guard parts.count >= 2, numbers.count == 2,
            let point = Coordinates(latitude: numbers[0], longitude: numbers[1]),
            let town = index?.nearest(to: point), town.id == parts[1]
        else { return nil }
        return (town, parts.count == 3 ? String(parts[2]) : nil)
    }

    /// The places of the index that are not saved, without those that only a typing error would lead to: other programs are
    /// searched for by the same words.
    private func towns(named text: String) -> [PlaceMatch] {
        guard text.count >= Self.fewestLetters, let index else { return [] }
        var seen = Set(stored.places.map(\.id))
        let found = index.matches(for: text, limit: 2 * Self.limit, preferredCountry: preferredCountry).filter {
            $0.kind != .corrected && $0.kind != .coordinates && seen.insert($0.location.id).inserted
        }
        return Array(found.prefix(Self.limit))
    }

    /// Has the point too, from which the index tells the town without a search, and the other name that was found.
    private static func id(of match: PlaceMatch) -> String {
        let (town, other) = (match.location, match.matchedName.map { "/" + $0 } ?? "")
        return "\(townPrefix)\(town.coordinates.latitude),\(town.coordinates.longitude)/\(town.id)\(other)"
    }
}

/// A place as a desktop's search shows it.
public struct FoundPlace: Sendable, Hashable, Identifiable {
    /// The identifier that the desktop hands back, by which `DesktopSearch.place(for:)` finds the place again.
    public let id: String
    /// The name of the place.
    public let title: String
    /// The known weather with its age at a saved place, the region and country at another.
    public let detail: String?
    /// The name of the picture of the weather; nil if none is known.
    public let artworkName: String?

    /// Makes the result of a saved place.
    ///
    /// - Parameters:
    ///   - report: The known weather, of whatever age; nil if there is none.
    ///   - choice: The warnings that may be named.
    init(
        _ id: String, _ place: SavedPlace, _ report: WeatherReport?, _ choice: AlertChoice, at now: Date,
        _ formatter: WeatherFormatter
    ) {
        self.id = id
        title = place.localName
        let settled = report?.settled(at: now)
        guard let settled, let present = settled.present, let status = settled.status(formatter) else {
            detail = tr("No forecast yet")
            artworkName = nil
            return
        }
        let weather = [formatter.temperature(present.conditions.temperature), present.weather].joined(separator: " ")
        let foremost = place.showsAlerts ? settled.foremostWarning(choice, formatter) : nil
        let warning = foremost.map { warning in
            tr("Warning: {event}", ["event": warning.title])
        }
        detail = [warning, weather, status].compactMap { $0 }.inOneLine()
        let isDay = present.isDay(in: settled, over: place.location.coordinates)
        artworkName = present.condition.artworkName(isDay: isDay)
    }

    /// Makes the result of a place that is not saved.
    ///
    /// - Parameter other: The name by which it was found, where that is not its usual one.
    init(_ id: String, _ place: Location, alsoCalled other: String?) {
        let place = place.localized
        self.id = id
        title =
            other.flatMap { $0 == place.name ? nil : tr("{name} ({other})", ["name": place.name, "other": $0]) }
            ?? place.name
        detail = place.regionAndCountry
        artworkName = nil
    }
}
