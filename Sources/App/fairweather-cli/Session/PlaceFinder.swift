import Foundation
import Gazetteer
import WeatherText
import WeatherModel
import WeatherStore

/// Finds the place that is meant, without a network; one of the saved ones where that is the same.
struct PlaceFinder {
    let places: [SavedPlace]
    let surroundings: Surroundings
    /// Two letters of the user's country, whose places win a near tie.
    var country: String?

    func place(_ arguments: PlaceArguments) throws -> SavedPlace {
        if let point = arguments.point { return known(location(at: point)) }
        let name = arguments.name
        if let saved = places.place(called: name) { return saved }
        let index = try PlaceIndex.open(path: nil, shipped: surroundings.shipped, isVerified: false)
        guard let match = index.matches(for: name, limit: 1, preferredCountry: country).first else {
            throw CommandFailure(
                message: NoPlaceMessage.text(for: name), code: .noSuchPlace)
        }
        return known(match.namedLocation)
    }

    private func known(_ location: Location) -> SavedPlace {
        places.first { $0.id == location.id } ?? SavedPlace(location)
    }

    /// With the zone and the name of the nearest town, where the index can be read.
    private func location(at point: Coordinates) -> Location {
        let query = "\(point.latitude), \(point.longitude)"
        let index = try? PlaceIndex.open(path: nil, shipped: surroundings.shipped, isVerified: false)
        return index?.matches(for: query, limit: 1, preferredCountry: nil).first?.namedLocation
            ?? Location(name: query, coordinates: point)
    }
}

extension [SavedPlace] {
    /// By the user's own name, the place's name or its full name, without regard to case and accents.
    func place(called name: String) -> SavedPlace? {
        func isSame(_ other: String?) -> Bool {
            other?.compare(name, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
        }
        return first { isSame($0.customName) } ?? first { isSame($0.location.name) }
            ?? first { isSame($0.location.fullName) }
    }
}
