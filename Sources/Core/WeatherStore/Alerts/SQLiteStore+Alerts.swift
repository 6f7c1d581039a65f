import GRDB
public import WeatherModel

extension SQLiteStore: AlertHistory {
    /// Returns the events that stand at the place or ended within the last 30 days, the earliest first.
    public func alertRecords(of id: Location.ID) throws(StoreError) -> [AlertRecord] {
        do { return try queue.read { try AlertTable($0).records(of: id) } } catch { throw StoreError(error) }
    }

    /// Returns the changes with a larger number in all places, the earliest first.
    public func alertChanges(after number: Int64) throws(StoreError) -> [PlacedAlertChange] {
        do { return try queue.read { try AlertTable($0).changes(after: number) } } catch { throw StoreError(error) }
    }
}
