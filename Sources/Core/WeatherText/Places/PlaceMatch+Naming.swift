public import Gazetteer
public import WeatherModel

extension PlaceMatch {
    /// The place under its displayed name; a point far from any town is named by its coordinates and distance, "0.00°
    /// N, 30.00° W, 540 km from Fernando de Noronha".
    public var namedLocation: Location {
        let place = location
        guard let distantTown else { return place }
        let name = tr(
            "{point}, {kilometres} km from {place}",
            [
                "point": place.coordinates.words(decimals: 2), "kilometres": "\(Int(distantTown.kilometres.rounded()))",
                "place": distantTown.town.name,
            ])
        return Location(
            name: name, countryCode: place.countryCode, coordinates: place.coordinates,
            timeZoneIdentifier: place.timeZoneIdentifier)
    }
}
