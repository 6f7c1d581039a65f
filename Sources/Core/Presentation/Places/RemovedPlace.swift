import Foundation
import WeatherStore

/// What is needed to undo a removal.
struct RemovedPlace {
    let page: WeatherViewModel
    /// What the store held of it.
    let removal: PlaceRemoval
    /// Where it stood in the list.
    let position: Int
    /// When it was removed.
    let time: Date
}
