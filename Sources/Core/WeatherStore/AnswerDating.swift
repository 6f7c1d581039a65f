public import Foundation
public import WeatherModel

/// Tells when each source answered last.
public protocol AnswerDating: Sendable {
    /// When the newest part that is remembered of each source arrived; a source nothing is remembered of has no entry.
    func lastAnswers() throws(StoreError) -> [WeatherSource.ID: Date]
}
