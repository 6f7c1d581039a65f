import Synchronization
import WeatherModel
import WeatherStore

/// Keeps everything in memory, by the rules `Store` states, and fails when it is told to.
final class MockStore: Store {
    private struct State {
        var contents: StoredContents
        var failure: StoreError?
    }

    private let state: Mutex<State>

    init(_ contents: StoredContents = StoredContents()) {
        state = Mutex(State(contents: contents))
    }

    var locations: [Location] { state.withLock { $0.contents.locations } }
    var forecasts: [Location.ID: Forecast] { state.withLock { $0.contents.forecasts } }

    /// From now on every function throws; nil ends it.
    func fail(_ failure: StoreError?) {
        state.withLock { $0.failure = failure }
    }

    func contents() throws(StoreError) -> StoredContents {
        try change { $0 }
    }

    func add(_ location: Location) async throws(StoreError) {
        try change { contents in
            if !contents.locations.contains(where: { $0.id == location.id }) { contents.locations.append(location) }
        }
    }

    func insert(_ location: Location, at position: Int) async throws(StoreError) {
        try change { $0.locations.insert(location, at: min(position, $0.locations.count)) }
    }

    func remove(_ id: Location.ID) async throws(StoreError) {
        try change { contents in
            contents.locations.removeAll { $0.id == id }
            contents.forecasts[id] = nil
        }
    }

    func move(_ id: Location.ID, to position: Int) async throws(StoreError) {
        try change { contents in
            guard let from = contents.locations.firstIndex(where: { $0.id == id }) else { return }
            contents.locations.insert(contents.locations.remove(at: from), at: position)
        }
    }

    func save(_ forecast: Forecast, for id: Location.ID) async throws(StoreError) {
        try change { contents in
            if contents.locations.contains(where: { $0.id == id }) { contents.forecasts[id] = forecast }
        }
    }

    private func change<Result>(_ body: (inout StoredContents) -> Result) throws(StoreError) -> Result {
        try state.withLock { state throws(StoreError) in
            if let failure = state.failure { throw failure }
            return body(&state.contents)
        }
    }
}
