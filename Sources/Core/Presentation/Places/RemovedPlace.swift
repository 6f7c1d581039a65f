import Foundation

/// What is needed to undo a removal.
struct RemovedPlace {
    let page: WeatherViewModel
    /// Where it stood in the list.
    let position: Int
    /// When it was removed.
    let time: Date
}
