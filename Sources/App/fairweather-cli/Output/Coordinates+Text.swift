import Foundation
import WeatherModel

extension Coordinates {
    /// The coordinates as "48.8534, 2.3488", a form that `--at` and the search field accept, the same in every locale.
    var text: String { String(format: "%.4f, %.4f", latitude, longitude) }
}
