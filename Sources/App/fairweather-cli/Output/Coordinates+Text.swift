import Foundation
import WeatherModel

extension Coordinates {
    /// "48.8534, 2.3488", which `--at` and the window's field take, too; the same in every locale.
    var text: String { String(format: "%.4f, %.4f", latitude, longitude) }
}
