import Foundation
import WeatherStore

/// A removed place with its data, by which the removal can be undone.
struct RemovedPlace {
    let page: WeatherViewModel
    /// The data of the place from the store.
    let removal: PlaceRemoval
    /// The position in the list.
    let position: Int
    /// The time of the removal.
    let time: Date
}
