public import Foundation
public import WeatherModel

/// A store that other programs change at the same time.
public protocol SharedStore: Sendable {
    /// The file that holds everything, and whose place another one takes where a program finds it damaged; nil for a store
    /// in memory, which nobody else has.
    var file: URL? { get }

    /// The file whose removal ends each change; nil for a store in memory.
    var journal: URL? { get }

    /// Returns a number that another one takes the place of with each change that another program makes.
    func version() throws(StoreError) -> Int64

    /// Returns what `Store.contents(at:)` does, and the version it is of, without holding up the caller.
    ///
    /// - Returns: Nil where that is the version given.
    func contents(at now: Date, unless version: Int64?) async throws(StoreError) -> VersionedContents?

    /// Returns the whole weather and the warnings of a place, without holding up the caller.
    func page(of id: Location.ID) async throws(StoreError) -> StoredPage
}
