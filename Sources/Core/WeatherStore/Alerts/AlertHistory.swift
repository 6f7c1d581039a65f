public import WeatherModel

/// The warnings that were seen at each place, with all their versions.
///
/// A change is noted once, however often an answer is fetched or the program started; whoever tells changes keeps the
/// number of the last one told and asks for those after it.
public protocol AlertHistory: Sendable {
    /// Returns the events that stand at the place or ended within the last 30 days, the earliest first.
    func alertRecords(of id: Location.ID) throws(StoreError) -> [AlertRecord]

    /// Returns the changes with a larger number in all places, the earliest first.
    func alertChanges(after number: Int64) throws(StoreError) -> [PlacedAlertChange]
}
