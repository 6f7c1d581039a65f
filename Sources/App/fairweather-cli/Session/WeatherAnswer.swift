import Foundation
import WeatherModel
import WeatherServices
import WeatherStore

/// What a command has to print, and what went wrong on the way to it.
struct WeatherAnswer {
    let place: SavedPlace
    /// What is known, however old; nil where that is nothing.
    var report: WeatherReport?
    /// Why a part that was asked for is older than it should be, or missing.
    var failures: [WeatherPart: PartFailure] = [:]
    /// Whether a source that wants a key was passed over because it has none.
    var lacksKey = false
    /// Why what arrived could not be kept.
    var savingError: StoreError?
}
