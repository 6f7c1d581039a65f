public import Foundation
public import WeatherModel

/// What was forecast and what was reported over the last weeks, for as long as it is kept.
///
/// A forecast that was fetched again unchanged counts once, with the time of its first fetch.
public protocol WeatherHistory: Sendable {
    /// The hours of the place in the range, rising, each as the latest forecast that has it; hours nobody gave are missing.
    func hours(of id: Location.ID, in range: Range<Date>) async throws(StoreError) -> [Sourced<Hour>]

    /// What was said about the hour at the instant, from the earliest fetch to the latest; within half an hour of it.
    func forecasts(of id: Location.ID, for instant: Date) async throws(StoreError) -> [Sourced<Hour>]

    /// What was said about the day, from the earliest fetch to the latest.
    func forecasts(of id: Location.ID, for date: CivilDate) async throws(StoreError) -> [Sourced<Day>]

    /// What was reported as current in the range, in rising order of time.
    func reported(of id: Location.ID, in range: Range<Date>) async throws(StoreError) -> [Sourced<CurrentConditions>]
}
