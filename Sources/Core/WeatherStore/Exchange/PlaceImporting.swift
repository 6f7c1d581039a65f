/// Takes over places from elsewhere.
public protocol PlaceImporting: Sendable {
    /// Adds the places that are new behind those that are there, and completes those with what they lack.
    ///
    /// A place is known by its identity, or lies within a kilometre of one that is there. Nothing the user has set is
    /// changed. All of it is on disk when it returns; when it throws, nothing is.
    func take(_ places: [SavedPlace]) async throws(StoreError) -> ImportSummary
}
