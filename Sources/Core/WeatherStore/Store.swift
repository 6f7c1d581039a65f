public import Foundation
public import WeatherModel

/// What the program remembers between two starts.
///
/// A function that returns without an error has its change on disk; one that throws has changed nothing.
public protocol Store: Sendable {
    /// Everything the first frame needs but the page of the visible place, read at once before the window opens.
    ///
    /// - Parameter now: Around which the summaries are made.
    func contents(at now: Date) throws(StoreError) -> StoredContents

    /// All that is known of the place's weather, in milliseconds; nil where that is nothing.
    func report(for id: Location.ID) throws(StoreError) -> WeatherReport?

    /// Adds the place at the end of the list; a place already there stays where it is.
    func add(_ location: Location) async throws(StoreError)

    /// Removes the place and what is known of its weather; nil for an unknown identity.
    @discardableResult
    func remove(_ id: Location.ID) async throws(StoreError) -> PlaceRemoval?

    /// Puts the place back where it was, with all it had; a place already there stays where it is.
    func restore(_ removed: PlaceRemoval) async throws(StoreError)

    /// Moves the place to a position counted after its removal; unknown identities are ignored.
    func move(_ id: Location.ID, to position: Int) async throws(StoreError)

    /// Gives the place a name of the user's own; nil or only white space gives its official name back.
    func rename(_ id: Location.ID, to name: String?) async throws(StoreError)

    /// Makes the place the only home there is; nil leaves none, an unknown identity changes nothing.
    func setHome(_ id: Location.ID?) async throws(StoreError)

    /// Sets which sources to ask for the place, the preferred one first; empty for the order in the settings.
    func setSourceOrder(_ order: [WeatherSource.ID], for id: Location.ID) async throws(StoreError)

    /// Merges the report into what is kept, as it is merged into what is shown: its parts take the place of older ones,
    /// but for today's earlier hours that it does not have.
    ///
    /// Ignored for a place that is not saved, which may have been removed meanwhile.
    func save(_ report: WeatherReport, for id: Location.ID) async throws(StoreError)
}
