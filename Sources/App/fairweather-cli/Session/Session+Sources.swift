import Foundation
import WeatherModel

extension Session {
    /// When the newest part that is remembered of the source arrived; nil where there is none.
    func lastAnswer(of source: WeatherSource.ID) throws -> Date? {
        try stored.contents.places.compactMap { try remembered($0) }.flatMap(\.stamps)
            .filter { $0.source.id == source }.map(\.fetchedAt).max()
    }
}
