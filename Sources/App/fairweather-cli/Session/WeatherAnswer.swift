import Foundation
import Refreshing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The weather a command prints, and the failures of fetching it.
struct WeatherAnswer {
    let place: SavedPlace
    /// The known weather, and the failures of requested parts that are missing or older than they should be.
    var weather: PlaceWeather
    /// Whether a source was not asked because its key is missing.
    var lacksKey = false
    /// The error of saving the parts that arrived; nil if there was none.
    var savingError: StoreError?
    /// The gaps of the last request, also of a place of which nothing is stored.
    var gaps: [WeatherPart: PartGap] = [:]
    /// The sources that did not give a part in the last request, in order.
    var passedOver: [WeatherPart: [PassedOverSource]] = [:]

    /// - Parameter report: The weather stored by an earlier run; nil if there is none.
    init(place: SavedPlace, report: WeatherReport? = nil) {
        (self.place, weather) = (place, PlaceWeather(report))
    }

    /// Whether the known weather is another source's than the only one that is wanted, and no answer.
    var isOfAnother = false

    /// The known weather, however old; nil if there is none.
    var report: WeatherReport? { isOfAnother ? nil : weather.report }
    /// Returns the known weather as it is presented at a moment; nil if there is none.
    func settled(at now: Date) -> SettledReport? { report?.settled(at: now) }
    /// The failures of requested parts that are missing or older than they should be.
    var failures: [WeatherPart: PartFailure] { weather.failures }

    /// Returns why the part is missing; nil if nothing is known of that.
    func gap(_ part: WeatherPart) -> PartGap? { report?.gaps[part] ?? gaps[part] }
}
