public import Foundation
public import WeatherModel

/// The stored forecasts and current conditions of the last weeks.
///
/// A forecast that was fetched again unchanged counts once, with the time of its first fetch.
public protocol WeatherHistory: Sendable {
    /// Returns the hours of the place in the range in ascending order, each from the latest forecast that has it.
    func hours(of id: Location.ID, in range: Range<Date>) async throws(StoreError) -> [Sourced<Hour>]

    /// Returns all forecasts for the hour within 30 minutes of the instant, the earliest fetched first.
    func forecasts(of id: Location.ID, for instant: Date) async throws(StoreError) -> [Sourced<Hour>]

    /// Returns all forecasts for the day, the earliest fetched first.
    func forecasts(of id: Location.ID, for date: CivilDate) async throws(StoreError) -> [Sourced<Day>]

    /// Returns the current conditions reported in the range, in ascending order of time.
    func reported(of id: Location.ID, in range: Range<Date>) async throws(StoreError) -> [Sourced<CurrentConditions>]
}
