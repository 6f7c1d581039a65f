import GRDB
public import WeatherModel

/// A change of a warning with the place and the event it belongs to.
public struct PlacedAlertChange: Sendable, Hashable {
    /// The identifier of the saved place.
    public let place: Location.ID
    /// The number of the event, the same for all changes of one warning.
    public let record: Int64
    /// The change.
    public let change: AlertChange
    /// The version before the change; nil for the first one.
    public let former: Alert?
}

extension SQLiteStore {
    /// Returns the events that stand at the place or ended within the last 30 days, the earliest first.
    public func alertRecords(of id: Location.ID) throws(StoreError) -> [AlertRecord] {
        do { return try queue.read { try AlertTable($0).records(of: id) } } catch { throw StoreError(error) }
    }

    /// Returns the changes with a larger number in all places, the earliest first.
    public func alertChanges(after number: Int64) throws(StoreError) -> [PlacedAlertChange] {
        do { return try queue.read { try AlertTable($0).changes(after: number) } } catch { throw StoreError(error) }
    }
}
