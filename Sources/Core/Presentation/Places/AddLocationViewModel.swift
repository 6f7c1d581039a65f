import Foundation
public import Observation
import WeatherModel
public import WeatherServices
public import WeatherStore

/// The text field that finds places: it searches when typing pauses, and shows only what was found for the text it holds.
@MainActor @Observable
public final class AddLocationViewModel: AddLocationModel {
    /// One search, for one text.
    private struct Search {
        let text: String
        let loader: Loader<[Location]>
    }

    /// As typed, with its white space.
    public private(set) var query = ""
    private var search: Search?
    private var lacksName = false
    private var saveFailure: String?

    /// The pause and the search that `type(_:)` or `submit()` started last.
    @ObservationIgnored private(set) var searchTask: Task<Void, Never>?
    /// What `choose(_:)` started last.
    @ObservationIgnored private(set) var saveTask: Task<Void, Never>?
    private let store: any Store
    private let geocoder: any GeocodingService
    private let locations: LocationsViewModel
    private let pause: @Sendable () async throws -> Void

    /// - Parameters:
    ///   - store: Where a chosen place is saved.
    ///   - locations: The list that shows a saved place.
    ///   - pause: Waited for between a key press and the search, 300 ms by default; throws when it is cancelled.
    public init(
        store: any Store, geocoder: any GeocodingService, locations: LocationsViewModel,
        pause: (@Sendable () async throws -> Void)? = nil
    ) {
        (self.store, self.geocoder, self.locations, self.pause) = (
            store, geocoder, locations, pause ?? TypingPause.wait
        )
    }

    /// Shown while the field is empty.
    public var placeholder: String { tr("Enter the name of a city ...") }

    /// True while there is a name, or a message about its lack.
    public var isActive: Bool { !name.isEmpty || message != nil }

    /// True from the end of the pause until the answer.
    public var isSearching: Bool { search?.loader.isLoading ?? false }

    /// Only those found for the text the field holds now; those saved already say so.
    public var matches: [MatchRow] { MatchRow.rows(found) { locations.contains($0) } }

    /// Stands where the matches would; a place that could not be saved is told beside them.
    public var message: String? {
        if lacksName { return tr("Enter the name of a city first.") }
        if let saveFailure { return saveFailure }
        guard !name.isEmpty else { return nil }
        guard let search, !search.loader.isLoading else { return tr("Searching…") }
        if let failure = search.loader.message { return failure }
        return found.isEmpty ? tr("No place called “{name}” was found.", ["name": search.text]) : nil
    }

    /// Drops what was found or asked for another text, and searches once typing pauses.
    public func type(_ text: String) {
        guard text != query else { return }
        query = text
        lacksName = false
        saveFailure = nil
        guard name != search?.text else { return }
        dropSearch()
        guard !name.isEmpty else { return }
        searchTask = Task {
            do {
                try await pause()
                try Task.checkCancellation()
            } catch { return }
            await find()
        }
    }

    /// Takes the best match where there is one; else searches without the pause, or again after a failure.
    public func submit() {
        guard !name.isEmpty else {
            lacksName = true
            return
        }
        if let best = found.first {
            choose(best.id)
        } else if !isSearching, search == nil || search?.loader.error != nil {
            dropSearch()
            searchTask = Task { await find() }
        }
    }

    /// Saves the match, or goes to it where it is saved already, and empties the field.
    public func choose(_ id: String) {
        guard let place = found.first(where: { $0.id == id }) else { return }
        saveTask = Task { [query] in await add(place, foundBy: query) }
    }

    /// Shows the saved place of that name, or else searches for it and takes the best match.
    ///
    /// Where there is none the field keeps the name and says so.
    func show(_ name: String) async {
        if let saved = locations.pages.first(where: { $0.place.name.lowercased() == name.lowercased() }) {
            return locations.select(saved.pageID)
        }
        type(name)
        submit()
        await searchTask?.value
        guard let best = found.first else { return }
        await add(best, foundBy: query)
    }

    /// Empties the field; an answer still under way is dropped.
    public func cancel() {
        dropSearch()
        query = ""
        lacksName = false
        saveFailure = nil
    }

    /// What is typed, without white space around it.
    private var name: String { query.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// What was found for `name`.
    private var found: [Location] { search?.loader.value ?? [] }

    /// Searches for what is typed now.
    func find() async {
        let (text, geocoder) = (name, geocoder)
        let loader = Loader { () async throws(FetchError) in try await geocoder.locations(named: text, limit: 10) }
        search = Search(text: text, loader: loader)
        await loader.load()
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
