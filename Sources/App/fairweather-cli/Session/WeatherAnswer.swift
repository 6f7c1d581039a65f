import Foundation
import WeatherModel
import WeatherServices
import WeatherStore

/// The weather a command prints, and the failures of fetching it.
struct WeatherAnswer {
    let place: SavedPlace
    /// The known weather, however old; nil if there is none.
    var report: WeatherReport?
    /// The failures of requested parts that are missing or older than they should be.
    var failures: [WeatherPart: PartFailure] = [:]
    /// Whether a source was not asked because its key is missing.
    var lacksKey = false
    /// The error of saving the parts that arrived; nil if there was none.
    var savingError: StoreError?
}
