public import Foundation
public import WeatherModel

/// A store that knows when each source last answered.
public protocol AnswerDating: Sendable {
    /// Returns the arrival time of the newest stored part of each source; sources without stored parts have no entry.
    func lastAnswers() throws(StoreError) -> [WeatherSource.ID: Date]
}
