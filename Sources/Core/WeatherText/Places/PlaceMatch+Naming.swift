public import Gazetteer
public import WeatherModel

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
                "place": distantTown.town.name,
            ])
        return Location(
            name: name, countryCode: place.countryCode, coordinates: place.coordinates,
            timeZoneIdentifier: place.timeZoneIdentifier)
    }
}
