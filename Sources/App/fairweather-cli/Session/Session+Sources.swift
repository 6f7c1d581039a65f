import Foundation
import WeatherModel
import WeatherStore

extension Session {
    /// Returns the arrival time of the newest stored part of each source.
    func lastAnswers() throws -> [WeatherSource.ID: Date] {
        guard let store = stored.store as? any AnswerDating else { return [:] }
        do throws(StoreError) { return try store.lastAnswers() } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}
