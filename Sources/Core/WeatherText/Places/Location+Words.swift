import Foundation
public import Gazetteer
public import WeatherModel

extension Location {
    /// The region and country, such as "Oregon, United States", without a region named like the place; nil if nothing
    /// is left.
    package var regionAndCountry: String? {
        let parts = [region == name ? nil : region, country].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : PhraseList.text(parts)
    }
}

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

extension PlaceMatch {
    /// Returns the place under its displayed name; a point far from any town is named by its coordinates and distance,
    /// "0.00° N, 30.00° W, 540 km from Fernando de Noronha".
    ///
    /// - Parameter formatter: The formatter of the distance, which is made only for such a point.
    public func namedLocation(_ formatter: @autoclosure () -> WeatherFormatter) -> Location {
        let place = location
        guard let distantTown else { return place }
        let name = tr(
            "{point}, {distance} from {place}",
            [
                "point": place.coordinates.words(decimals: 2),
                "distance": formatter().visibility(Distance(distantTown.kilometres * 1000)),
                "place": distantTown.town.localized.name,
            ])
        var point = Location(
            name: name, countryCode: place.countryCode, coordinates: place.coordinates,
            timeZoneIdentifier: place.timeZoneIdentifier)
        point.assumedTimeZoneIdentifier = place.assumedTimeZoneIdentifier
        return point
    }
}
