import WeatherStore
import WeatherText

extension Session {
    /// Returns the place that the arguments name or, if they name none, the home or the first saved place.
    func place(_ arguments: PlaceArguments) throws -> SavedPlace {
        let places = stored.contents.places
        guard arguments.point == nil, arguments.name.isEmpty else {
            return try PlaceFinder(
                places: places, surroundings: surroundings, country: locale.region?.identifier,
                formatter: { formatter }
            ).place(arguments)
        }
        guard let place = places.first(where: \.isHome) ?? places.first else {
            if let error = stored.storeError {
                throw CommandFailure(message: error.message, code: .storageTrouble)
            }
            throw CommandFailure(
                message: tr("There are no saved places. Name a place, or save one with “places add”."),
                code: .noSuchPlace)
        }
        return place
    }
}
