import Foundation
import WeatherModel

extension Coordinates {
    /// Returns "47.98° N, 122.20° W"; zero counts as north and east.
    ///
    /// - Parameter decimals: The number of decimals, 1 or 2; 2 decimals are about a kilometre.
    package func words(decimals: Int) -> String {
        let scale = decimals == 1 ? 10 : 100
        func steps(_ degrees: Double) -> Int { Int((degrees * Double(scale)).rounded()) }
        func text(_ steps: Int) -> [String: String] {
            let fraction = String(scale + abs(steps) % scale).dropFirst()
            return ["degrees": "\(abs(steps) / scale).\(fraction)"]
        }
        let (north, east) = (steps(latitude), steps(longitude))
        let first = north < 0 ? tr("{degrees}° S", text(north)) : tr("{degrees}° N", text(north))
        let second = east < 0 ? tr("{degrees}° W", text(east)) : tr("{degrees}° E", text(east))
        return "\(first), \(second)"
    }
}
