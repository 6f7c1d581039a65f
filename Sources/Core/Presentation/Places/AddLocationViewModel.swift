import Foundation
import Gazetteer
public import Observation
public import WeatherModel
public import WeatherServices
public import WeatherStore
import WeatherText

/// The search field for places, which searches the index at each key press and online on request.
///
/// Without an index it searches online whenever typing pauses. It only shows matches for the text it holds.
@MainActor @Observable
public final class AddLocationViewModel: AddLocationModel {
    /// A request to the online service for one text.
    private struct Search {
        let text: String
        let loader: GeocodingLoader
    }

    /// The text as typed, with its white space.
    public private(set) var query = ""
    private var indexed: [PlaceMatch] = []
    private var search: Search?
    private var lacksName = false
    /// Whether Enter was pressed on the present text while the index had nothing for it.
    private var wasSubmittedInVain = false
    private var isCut = false
    private var saveFailure: String?

    /// What a screen reader is told of the search.
    @ObservationIgnored let telling: DelayedAnnouncement
    /// The last online search, including the pause before it.
    @ObservationIgnored private(set) var searchTask: Task<Void, Never>?
    /// The last task started by `choose(_:)`.
    @ObservationIgnored private(set) var saveTask: Task<Void, Never>?
    /// The match that was chosen since something was typed last; nil for none, or where it could not be saved.
    @ObservationIgnored private var chosen: String?
    private let geocoder: any GeocodingService
    private let locations: LocationsViewModel
    private let index: (any PlaceSearching)?
    private let preferredCountry: String?
    private let pause: @Sendable () async throws -> Void
    private let keep: (@MainActor (Location) async throws(StoreError) -> Void)?

    /// The number of matches below which an online search is offered.
    private static let few = 5
    /// The number of matches that are shown at most.
    static let shownMatches = 10
    /// The number of matches that are counted at most.
    static let countedMatches = 50

    /// - Parameters:
    ///   - locations: The list that shows saved places.
    ///   - index: The index of places; nil to search online only.
    ///   - preferredCountry: The ISO 3166-1 alpha-2 code of the country whose places are preferred among similar ones.
    ///   - pause: Waits between a key press and an online search without an index, by default 300 ms; throws if it is
    ///     cancelled.
    ///   - tellingPause: Waits between a key press and telling a screen reader what was found, in the same way.
    ///   - keep: Takes the place that is chosen; by default it is saved and shown.
    public init(
        geocoder: any GeocodingService, locations: LocationsViewModel,
        index: (any PlaceSearching)? = nil, preferredCountry: String? = nil,
        pause: (@Sendable () async throws -> Void)? = nil, tellingPause: (@Sendable () async throws -> Void)? = nil,
        keep: (@MainActor (Location) async throws(StoreError) -> Void)? = nil
    ) {
        self.keep = keep
        (self.geocoder, self.locations) = (geocoder, locations)
        (self.index, self.preferredCountry, self.pause) = (index, preferredCountry, pause ?? TypingPause.wait)
        telling = DelayedAnnouncement(locations.announcements, pause: tellingPause ?? TypingPause.wait)
    }

    /// The text in the empty field.
    public var placeholder: String { tr("Enter the name of a city ...") }

    /// Whether an online search is running.
    public var isSearching: Bool { search?.loader.isLoading ?? false }

    /// The matches for the present text, those of the online search first, with a mark at saved ones.
    ///
    /// The last row offers to search online if the index has few matches, or only matches with typing errors.
    public var matches: [MatchRow] {
        let rows = MatchRow.rows(found, for: name, formatter) { locations.contains($0) }.prefix(Self.shownMatches)
        return rows + (offersOnlineSearch ? [MatchRow(onlineSearchFor: name)] : [])
    }

    /// The message shown in place of the matches, or beside them if a place could not be saved; nil if there is none.
    public var message: String? {
        if let saveFailure { return saveFailure }
        guard !name.isEmpty else { return nil }
        if isCut, search?.loader.error == nil {
            return tr("Only the first {count} letters are used.", ["count": Wording.number(Bound.query)])
        }
        if let fault = NoPlaceMessage.text(forCoordinates: name) { return fault }
        guard let search else { return messageBeforeSearch }
        if let error = search.loader.error { return error.message(from: tr("The online place search")) }
        guard let answer = search.loader.value else { return tr("Searching…") }
        return answer.locations.isEmpty ? NoPlaceMessage.text(for: search.text) : nil
    }

    /// The message that a name is wanted, if the empty field was submitted; the saved places stay.
    public var hint: String? { lacksName ? tr("Enter the name of a city first.") : nil }

    /// The attribution of the online service and the index, as far as their matches are shown; nil if none is required.
    public var attribution: String? {
        let online = search?.loader.value?.credit
        let credits = [online, indexed.isEmpty ? nil : index?.attribution].compactMap { $0 }
        guard !credits.isEmpty else { return nil }
        return tr("Places from {source}", ["source": PhraseList.text(credits)])
    }

    /// Searches the index for the text, of which it takes over no more than `longestQuery` letters, and drops the results
    /// of an online search for another one.
    ///
    /// Without an index it searches online once typing pauses.
    public func type(_ typed: String) {
        let text = typed.beginning(of: Bound.query)
        let isWhole = text.utf8.count == typed.utf8.count
        if isCut == isWhole { isCut = !isWhole }
        guard text != query else { return }
        (query, chosen) = (text, nil)
        (lacksName, wasSubmittedInVain) = (false, false)
        saveFailure = nil
        indexed =
            name.isEmpty
            ? [] : index?.matches(for: text, limit: Self.countedMatches, preferredCountry: preferredCountry) ?? []
        if name.isEmpty || index == nil {
            telling.stop()
        } else {
            telling.tellOncePaused { [weak self] in self?.resultText }
        }
        guard name != search?.text else { return }
        dropSearch()
        guard index == nil, !name.isEmpty, !isFaultyPoint else { return }
        searchTask = Task {
            do {
                try await pause()
                try Task.checkCancellation()
            } catch { return }
            await beginSearch().load()
            telling.tell(resultText)
        }
    }

    /// What a screen reader tells of the search, such as "3 places found" or "10 of 23 matches"; nil while there is nothing
    /// to tell.
    var resultText: String? {
        guard !name.isEmpty, !isSearching else { return nil }
        let count = Set(found.map(\.location.id)).count
        guard count > 0 else { return message }
        guard count <= Self.shownMatches else { return countText }
        // Enter would save a guess.
        if indexed.allSatisfy({ $0.kind == .corrected }), search?.loader.value == nil {
            return tr(one: "{count} similar name found", other: "{count} similar names found", count: count)
        }
        return tr(one: "{count} place found", other: "{count} places found", count: count)
    }

    /// Chooses the best match; if there is none, tells how to search online, which Enter alone never does.
    ///
    /// Without an index, where every name is searched for online, it searches at once, also again after a failure.
    public func submit() {
        guard !name.isEmpty else {
            // The Enter that chose the place may be pressed twice.
            guard chosen == nil else { return chosen = nil }
            lacksName = true
            if let hint { locations.announcements.tell(hint) }
            return
        }
        guard !isSearching, !isFaultyPoint else { return }
        if let best = submittedMatch {
            choose(best)
        } else if index != nil {
            wasSubmittedInVain = offersOnlineSearch
            telling.tell(resultText)
        } else if canSearch {
            searchOnline()
        }
    }

    /// Saves the match, or shows it if it is saved already, and empties the field; the last row searches online.
    public func choose(_ id: String) {
        if id == MatchRow.onlineSearchID, offersOnlineSearch { return searchOnline() }
        // Pressed twice, Enter would add two stays at it to a trip.
        guard id != chosen, let place = found.first(where: { $0.location.id == id })?.namedLocation(formatter) else {
            return
        }
        chosen = id
        saveTask = Task { [query] in await add(place, foundBy: query) }
    }

    /// Shows the saved place with that name, or searches for it and chooses the best match; also accepts a "geo:" link
    /// and coordinates.
    ///
    /// If nothing is found, the field keeps the name with a message and the offer to search online.
    func show(_ text: String) async {
        var (name, point) = (text, CoordinateQuery(text, .ofLanguage)?.coordinates)
        switch GeoLink(text) {
        case .name(let place): (name, point) = (place, nil)
        case .point(let place): point = place
        case nil: break
        }
        if let point { return await show(place(at: point)) }
        if let saved = locations.places.places.place(called: name) { return locations.select(saved.id) }
        type(name)
        if found.isEmpty {
            submit()
            await searchTask?.value
        }
        guard let best = found.first else { return }
        await add(best.namedLocation(formatter), foundBy: query)
    }

    /// Saves the place unless it is saved already, and shows it.
    func show(_ place: Location) async {
        await add(place, foundBy: query)
    }

    /// Returns the point under the name of the town it lies in, or as it is without an index.
    func place(at point: Coordinates) -> Location {
        index?.match(at: point).namedLocation(formatter) ?? Location(name: "", coordinates: point)
    }

    /// Empties the field and drops a running search.
    public func cancel() {
        dropSearch()
        telling.stop()
        index?.releasePages()
        query = ""
        indexed = []
        (lacksName, wasSubmittedInVain, isCut) = (false, false, false)
        saveFailure = nil
    }

    private var formatter: WeatherFormatter { locations.format.formatter }

    /// The text without surrounding white space.
    var name: String { query.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The places found for `name`, the best match first, possibly with duplicates.
    var found: [PlaceMatch] {
        (search?.loader.value?.locations ?? []).map { PlaceMatch($0, kind: .prefix) } + indexed
    }

    /// Whether there is no online search for `name` yet, or it failed.
    private var canSearch: Bool { search == nil || search?.loader.error != nil }

    private var offersOnlineSearch: Bool {
        guard index != nil, !name.isEmpty, canSearch, !isSearching, !isFaultyPoint else { return false }
        if indexed.contains(where: { $0.kind == .coordinates }) { return false }
        return indexed.count < Self.few || indexed.allSatisfy { $0.kind == .corrected }
    }

    private var messageBeforeSearch: String? {
        guard index != nil else { return tr("Searching…") }
        guard indexed.isEmpty else { return nil }
        let sentence = tr("The built-in list has no place called “{name}”.", ["name": name])
        let advice = wasSubmittedInVain ? tr("To search online, choose the line below.") : nil
        return PhraseList.sentences([sentence, NoPlaceMessage.hint(for: name), advice]) ?? sentence
    }

    /// Searches online for the present text, cancelling an older search.
    private func searchOnline() {
        dropSearch()
        let loader = beginSearch()
        searchTask = Task {
            await loader.load()
            telling.tell(resultText)
        }
    }

    private func beginSearch() -> GeocodingLoader {
        let (text, geocoder) = (name, geocoder)
        let loader = GeocodingLoader { () async throws(FetchError) in
            try await geocoder.answer(named: text, limit: 10)
        }
        search = Search(text: text, loader: loader)
        return loader
    }

    /// Saves and shows the place and empties the field; if that fails, only the message changes.
    ///
    /// - Parameter text: The text the field held; if it has changed meanwhile, the field is left alone.
    private func add(_ place: Location, foundBy text: String) async {
        do throws(StoreError) {
            if let keep { try await keep(place) } else { try await locations.add(place) }
        } catch {
            let failure = tr(
                "{place} could not be saved. {reason}", ["place": place.localized.name, "reason": error.message])
            (saveFailure, chosen) = (failure, nil)
            return locations.announcements.tell(failure)
        }
        if query == text { cancel() }
    }

    private func dropSearch() {
        searchTask?.cancel()
        search?.loader.cancel()
        search = nil
    }
}
