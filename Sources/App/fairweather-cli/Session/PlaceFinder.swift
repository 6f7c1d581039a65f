import Foundation
import Gazetteer
import WeatherModel
import WeatherStore
import WeatherText

/// Finds a place offline, preferring saved places.
struct PlaceFinder {
    let places: [SavedPlace]
    let surroundings: CommandContext
    /// The ISO 3166-1 alpha-2 code of the country whose places are preferred among similar ones; nil for none.
    var country: String?
    /// Returns the formatter of distances, which few places need.
    let formatter: () -> WeatherFormatter

    func place(_ arguments: PlaceArguments) throws -> SavedPlace {
        if let point = arguments.point { return known(location(at: point)) }
        let name = arguments.name
        if let saved = places.place(called: name) { return saved }
        let index = try PlaceIndex.open(path: nil, shipped: surroundings.shipped, isVerified: false)
        guard let match = index.matches(for: name, limit: 1, preferredCountry: country).first else {
            throw CommandFailure(
                message: NoPlaceMessage.text(for: name), code: .noSuchPlace)
        }
        return known(match.namedLocation(formatter()))
    }

    private func known(_ location: Location) -> SavedPlace {
        places.first { $0.id == location.id } ?? SavedPlace(location)
    }

    /// Returns the place at the point, with time zone and name of the nearest town if the index can be read.
    private func location(at point: Coordinates) -> Location {
        let index = try? PlaceIndex.open(path: nil, shipped: surroundings.shipped, isVerified: false)
        return index?.match(at: point).namedLocation(formatter()) ?? Location(name: "", coordinates: point)
    }
}
