import Foundation
import WeatherModel
import WeatherStore

extension Session {
    /// When the newest part that is remembered of each source arrived.
    func lastAnswers() throws -> [WeatherSource.ID: Date] {
        do throws(StoreError) {
            return try stored.store.lastAnswers()
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}
