import WeatherModel

@testable import WeatherStore

/// All that a store holds.
struct Everything: Equatable {
    var places: [SavedPlace] = []
    var reports: [Location.ID: WeatherReport] = [:]

    init(_ locations: [Location] = [], reports: [Location.ID: WeatherReport] = [:]) {
        places = locations.map { SavedPlace($0) }
        self.reports = reports
    }
}

extension SQLiteStore {
    func everything() throws -> Everything {
        var all = Everything()
        all.places = try contents(at: Samples.start).places
        for place in all.places { all.reports[place.id] = try report(for: place.id) }
        return all
    }

    var locations: [Location] {
        get throws { try contents(at: Samples.start).places.map(\.location) }
    }

    func insert(_ location: Location, at position: Int) async throws {
        try await restore(PlaceRemoval(place: SavedPlace(location), position: position, report: nil))
    }
}
