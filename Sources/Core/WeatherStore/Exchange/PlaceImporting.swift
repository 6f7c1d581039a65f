/// A store that can import places.
public protocol PlaceImporting: Sendable {
    /// Appends new places and adds missing values to existing ones.
    ///
    /// A place is the same if it has the same identifier or lies within a kilometre. Nothing the user has set is
    /// changed. All changes are on disk when the function returns; if it throws, there are none.
    func take(_ places: [SavedPlace]) async throws(StoreError) -> ImportSummary
}
