import Foundation
import Gazetteer
public import Observation
import WeatherModel
public import WeatherServices
public import WeatherStore
import WeatherText

/// The text field that finds places: in the index at each key press, and online where that is asked for.
///
/// Without an index it searches online whenever typing pauses. Either way it shows only what was found for the text
/// it holds.
@MainActor @Observable
public final class AddLocationViewModel: AddLocationModel {
    /// One request to the online service, for one text.
    private struct Search {
        let text: String
        let loader: Loader<GeocodingAnswer>
    }

    /// As typed, with its white space.
    public private(set) var query = ""
    private var indexed: [FoundPlace] = []
    private var search: Search?
    private var lacksName = false
    private var saveFailure: String?

    /// The online search started last, with the pause before it.
    @ObservationIgnored private(set) var searchTask: Task<Void, Never>?
    /// What `choose(_:)` started last.
    @ObservationIgnored private(set) var saveTask: Task<Void, Never>?
    private let store: any Store
    private let geocoder: any GeocodingService
    private let locations: LocationsViewModel
    private let index: (any PlaceSearching)?
    private let preferredCountry: String?
    private let pause: @Sendable () async throws -> Void

    /// With fewer matches than this the online search is offered after them.
    private static let few = 5

    /// - Parameters:
    ///   - store: Where a chosen place is saved.
    ///   - locations: The list that shows a saved place.
    ///   - index: Nil where the program has none; then every search is an online one.
    ///   - preferredCountry: ISO 3166-1 alpha-2 of the country whose places win a near tie.
    ///   - pause: Waited for, without an index, between a key press and the search, 300 ms by default; throws when it is
    ///     cancelled.
    public init(
        store: any Store, geocoder: any GeocodingService, locations: LocationsViewModel,
        index: (any PlaceSearching)? = nil, preferredCountry: String? = nil,
        pause: (@Sendable () async throws -> Void)? = nil
    ) {
        (self.store, self.geocoder, self.locations) = (store, geocoder, locations)
        (self.index, self.preferredCountry, self.pause) = (index, preferredCountry, pause ?? TypingPause.wait)
    }

    /// Shown while the field is empty.
    public var placeholder: String { tr("Enter the name of a city ...") }

    /// True while there is a name, or a message about its lack.
    public var isActive: Bool { !name.isEmpty || message != nil }

    /// True while the online service is waited for.
    public var isSearching: Bool { search?.loader.isLoading ?? false }

    /// Only those found for the text the field holds now, what was asked for online first; those saved already say so.
    ///
    /// The last row offers to search online where the index has few matches, or only names typed with an error.
    public var matches: [MatchRow] {
        let rows = MatchRow.rows(found) { locations.contains($0) }
        return rows + (offersOnlineSearch ? [MatchRow(onlineSearchFor: name)] : [])
    }

    /// Stands where the matches would; a place that could not be saved is told beside them.
    public var message: String? {
        if lacksName { return tr("Enter the name of a city first.") }
        if let saveFailure { return saveFailure }
        guard !name.isEmpty else { return nil }
        if let fault = NoPlaceMessage.text(forCoordinates: name) { return fault }
        guard let search else { return messageBeforeSearch }
        if let failure = search.loader.message { return failure }
        guard let answer = search.loader.value else { return tr("Searching…") }
        return answer.locations.isEmpty ? NoPlaceMessage.text(for: search.text) : nil
    }

    /// Of those whose matches are shown: the online service and the index.
    public var attribution: String? {
        let online = search?.loader.value?.credit
        let credits = [online, indexed.isEmpty ? nil : index?.attribution].compactMap { $0 }
        guard !credits.isEmpty else { return nil }
        return tr("Places by {source}", ["source": PhraseList.text(credits)])
    }

    /// Shows what the index has for the text, and drops what was found or asked for online for another one.
    ///
    /// Without an index it searches online once typing pauses.
    public func type(_ text: String) {
        guard text != query else { return }
        query = text
        lacksName = false
        saveFailure = nil
        indexed = name.isEmpty ? [] : index?.places(for: text, limit: 10, preferredCountry: preferredCountry) ?? []
        guard name != search?.text else { return }
        dropSearch()
        guard index == nil, !name.isEmpty, !isFaultyPoint else { return }
        searchTask = Task {
            do {
                try await pause()
                try Task.checkCancellation()
            } catch { return }
            await beginSearch().load()
        }
    }

    /// Takes the best match where there is one; else searches online without a pause, or again after a failure.
    public func submit() {
        guard !name.isEmpty else {
            lacksName = true
            return
        }
        guard !isSearching, !isFaultyPoint else { return }
        if let best = found.first {
            choose(best.location.id)
        } else if canSearch {
            searchOnline()
        }
    }

    /// Saves the match, or goes to it where it is saved already, and empties the field; the last row searches online.
    public func choose(_ id: String) {
        if id == MatchRow.onlineSearchID, offersOnlineSearch { return searchOnline() }
        guard let place = found.first(where: { $0.location.id == id })?.location else { return }
        saveTask = Task { [query] in await add(place, foundBy: query) }
    }

    /// Shows the saved place of that name, or else searches for it and takes the best match; a "geo:" link and
    /// coordinates show the place there.
    ///
    /// Where there is none the field keeps the name and says so.
    func show(_ text: String) async {
        var name = text
        switch GeoLink(text) {
        case .name(let place): name = place
        case .point(let point): return await show(point)
        case nil: if let point = CoordinateQuery(text)?.coordinates { return await show(point) }
        }
        if let saved = locations.pages.first(where: { $0.place.name.lowercased() == name.lowercased() }) {
            return locations.select(saved.pageID)
        }
        type(name)
        if found.isEmpty {
            submit()
            await searchTask?.value
        }
        guard let best = found.first else { return }
        await add(best.location, foundBy: query)
    }

    /// Shows the point under the name of the town it lies in; the point itself stands for one without an index.
    private func show(_ point: Coordinates) async {
        let text = "\(point.latitude), \(point.longitude)"
        let found = index?.places(for: text, limit: 1, preferredCountry: preferredCountry).first?.location
        await add(found ?? Location(name: text, coordinates: point), foundBy: query)
    }

    /// Empties the field; an answer still under way is dropped.
    public func cancel() {
        dropSearch()
        index?.releasePages()
        query = ""
        indexed = []
        lacksName = false
        saveFailure = nil
    }

    /// What is typed, without white space around it.
    private var name: String { query.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// What was found for `name`, best first; the same place may be there twice.
    private var found: [FoundPlace] {
        (search?.loader.value?.locations ?? []).map { FoundPlace($0, kind: .prefix) } + indexed
    }

    /// Coordinates of no point, which nobody need be asked about.
    private var isFaultyPoint: Bool { CoordinateQuery.fault(in: name) != nil }

    /// False while an online search for `name` is under way or has been answered.
    private var canSearch: Bool { search == nil || search?.loader.error != nil }

    private var offersOnlineSearch: Bool {
        guard index != nil, !name.isEmpty, canSearch, !isSearching, !isFaultyPoint else { return false }
        if indexed.contains(where: { $0.kind == .coordinates }) { return false }
        return indexed.count < Self.few || indexed.allSatisfy { $0.kind == .corrected }
    }

    private var messageBeforeSearch: String? {
        guard index != nil else { return tr("Searching…") }
        guard indexed.isEmpty else { return nil }
        let sentence = tr("No built-in place is called “{name}”.", ["name": name])
        return [sentence, NoPlaceMessage.hint(for: name)].compactMap(\.self).joined(separator: " ")
    }

    /// Asks the online service for what is typed now; an older request is given up.
    private func searchOnline() {
        dropSearch()
        let loader = beginSearch()
        searchTask = Task { await loader.load() }
    }

    private func beginSearch() -> Loader<GeocodingAnswer> {
        let (text, geocoder) = (name, geocoder)
        let loader = Loader { () async throws(FetchError) in try await geocoder.answer(named: text, limit: 10) }
        search = Search(text: text, loader: loader)
        return loader
    }

    /// Saves the place, shows it and empties the field; a failure of the store changes nothing but the message.
    ///
    /// - Parameter text: What the field held; if it holds something else by then, that is left alone.
    private func add(_ place: Location, foundBy text: String) async {
        do throws(StoreError) {
            if !locations.contains(place.id) { try await store.add(place) }
        } catch {
            saveFailure = tr(
                "{place} could not be saved. {reason}", ["place": place.name, "reason": error.message])
            return
        }
        locations.show(place)
        if query == text { cancel() }
    }

    private func dropSearch() {
        searchTask?.cancel()
        search?.loader.cancel()
        search = nil
    }
}
