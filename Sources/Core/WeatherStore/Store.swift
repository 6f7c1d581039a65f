public import WeatherModel

/// What the program remembers between two starts.
///
/// A function that returns without an error has its change on disk; one that throws has changed nothing.
public protocol Store: Sendable {
    /// Everything the first frame needs, read at once before the window opens.
    func contents() throws(StoreError) -> StoredContents

    /// Adds the place at the end of the list; a place already there stays where it is.
    func add(_ location: Location) async throws(StoreError)

    /// Puts the place back where it was before it was removed; past the end means at the end.
    func insert(_ location: Location, at position: Int) async throws(StoreError)

    /// Removes the place and its forecast; unknown identities are ignored.
    func remove(_ id: Location.ID) async throws(StoreError)

    /// Moves the place to a position counted after its removal; unknown identities are ignored.
    func move(_ id: Location.ID, to position: Int) async throws(StoreError)

    /// Replaces the place's last forecast; ignored for a place that is not saved, which may have been removed meanwhile.
    func save(_ forecast: Forecast, for id: Location.ID) async throws(StoreError)
}
