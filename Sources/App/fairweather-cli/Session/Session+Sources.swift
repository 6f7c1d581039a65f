import Foundation
import WeatherModel
import WeatherStore

extension Session {
    /// When the newest part that is remembered of each source arrived.
    func lastAnswers() throws -> [WeatherSource.ID: Date] {
        guard let store = stored.store as? any AnswerDating else { return [:] }
        do throws(StoreError) { return try store.lastAnswers() } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}
