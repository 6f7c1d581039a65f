import Foundation
import Gazetteer
import Presentation
import WeatherModel
import WeatherStore

extension Session {
    /// The place that is meant; one of the saved ones where that is the same.
    func place(_ arguments: PlaceArguments) throws -> SavedPlace {
        if let point = arguments.point { return known(location(at: point)) }
        guard !arguments.name.isEmpty else { return try usualPlace() }
        if let saved = stored.contents.places.place(called: arguments.name) { return saved }
        let index = try PlaceIndex.open(path: nil, shipped: surroundings.shipped, isVerified: false)
        guard
            let match = index.matches(
                for: arguments.name, limit: 1, preferredCountry: locale.region?.identifier
            ).first
        else {
            throw CommandFailure(
                message: tr("No place called “{name}” was found.", ["name": arguments.name]), code: .noSuchPlace)
        }
        return known(match.location)
    }

    private func usualPlace() throws -> SavedPlace {
        let places = stored.contents.places
        guard let place = places.first(where: \.isHome) ?? places.first else {
            if let error = stored.storeError {
                throw CommandFailure(message: error.message, code: .storageTrouble)
            }
            throw CommandFailure(
                message: tr("No place is saved. Name one, or save one with “places add”."), code: .noSuchPlace)
        }
        return place
    }

    private func known(_ location: Location) -> SavedPlace {
        stored.contents.places.first { $0.id == location.id } ?? SavedPlace(location)
    }

    /// With the zone and the name of the nearest town, where the index can be read.
    private func location(at point: Coordinates) -> Location {
        let query = "\(point.latitude), \(point.longitude)"
        let index = try? PlaceIndex.open(path: nil, shipped: surroundings.shipped, isVerified: false)
        return index?.matches(for: query, limit: 1, preferredCountry: nil).first?.location
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
