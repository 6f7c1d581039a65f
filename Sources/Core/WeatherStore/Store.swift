public import Foundation
public import WeatherModel

/// The storage of places and their weather.
///
/// If a function returns without an error, its change is on disk; if it throws, nothing has changed.
public protocol Store: Sendable {
    /// Returns everything the first frame needs except the page of the visible place.
    ///
    /// - Parameter now: The time around which the summaries are made.
    func contents(at now: Date) throws(StoreError) -> StoredContents

    /// Returns the known weather of a place, which takes milliseconds; nil if there is none.
    func report(for id: Location.ID) throws(StoreError) -> WeatherReport?

    /// Appends the place to the list; a saved place keeps its position.
    func add(_ location: Location) async throws(StoreError)

    /// Removes the place and its weather; returns nil if it is not saved.
    @discardableResult
    func remove(_ id: Location.ID) async throws(StoreError) -> PlaceRemoval?

    /// Restores a removed place with all its data; a saved place is left as it is.
    func restore(_ removed: PlaceRemoval) async throws(StoreError)

    /// Moves the place to a position counted after its removal.
    ///
    /// - Throws: `gone`, as the four functions below do, if the place is not saved.
    func move(_ id: Location.ID, to position: Int) async throws(StoreError)

    /// Sets the user's name for the place; nil or white space restores the official name.
    func rename(_ id: Location.ID, to name: String?) async throws(StoreError)

    /// Makes the place the only home; nil removes the home mark.
    func setHome(_ id: Location.ID?) async throws(StoreError)

    /// Sets the preferred sources of the place in order; empty for the order in the settings.
    func setSourceOrder(_ order: [WeatherSource.ID], for id: Location.ID) async throws(StoreError)

    /// Shows or hides the warnings of the place.
    func setShowsAlerts(_ isShown: Bool, for id: Location.ID) async throws(StoreError)

    /// Merges the report into the stored one by the rules of `WeatherReport.merge(_:)`, and notes how its warnings differ
    /// from those known before.
    ///
    /// Ignored if the place is not saved, as it may have been removed meanwhile.
    ///
    /// - Parameter forgetsOldWarnings: Whether warned events that ended long ago are removed; not by a clock that was set.
    func save(_ report: WeatherReport, for id: Location.ID, forgetsOldWarnings: Bool) async throws(StoreError)

    /// Returns the warned events that stand at the place or ended within the last 30 days, the earliest first.
    ///
    /// A change of a warning is noted once, however often an answer is fetched or the program started.
    func alertRecords(of id: Location.ID) throws(StoreError) -> [AlertRecord]

    /// Returns the changes of warnings with a larger number in all places, the earliest first.
    ///
    /// Whoever tells changes keeps the number of the last one told and asks for those after it.
    func alertChanges(after number: Int64) throws(StoreError) -> [PlacedAlertChange]

    /// Returns the current conditions reported in the range, as far as they are kept, in ascending order of time.
    func reported(
        of id: Location.ID, in range: Range<Date>
    ) async throws(StoreError) -> [Sourced<CurrentConditions>]

    /// Returns the hours of the place in the range in ascending order, each from the latest forecast that has it.
    func hours(of id: Location.ID, in range: Range<Date>) async throws(StoreError) -> [Sourced<Hour>]

    /// Returns what was said of the days of the place by answers that the sources still gave at or after the instant, the
    /// earliest fetched first.
    ///
    /// - Parameter source: The source whose answers are wanted; nil for those of all.
    func issues(
        of id: Location.ID, from source: WeatherSource.ID?, since start: Date
    ) async throws(StoreError) -> [ForecastIssue]

    /// Returns the hours in the range that the source gave with the issue, in ascending order; empty if none are kept.
    func hours(
        of id: Location.ID, with issue: ForecastIssue, in range: Range<Date>
    ) async throws(StoreError) -> [Hour]

    /// Returns what the desktop was told, as far as it is remembered, the earliest told first.
    func toldNotices() throws(StoreError) -> [SentNotice]

    /// Replaces all that is remembered of what the desktop was told.
    func remember(_ notices: [SentNotice]) async throws(StoreError)

    /// Writes as much data as a forecast takes and removes it again.
    ///
    /// - Throws: `readOnly`, `diskFull`, `busy` or `other` if a change could not be saved now.
    func checkWriting() async throws(StoreError)
}

extension Store {
    /// Saves the report by a clock that was not set.
    public func save(_ report: WeatherReport, for id: Location.ID) async throws(StoreError) {
        try await save(report, for: id, forgetsOldWarnings: true)
    }
}
