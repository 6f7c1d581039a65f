import Foundation
import GRDB
import WeatherModel

/// A store that can import places.
public protocol PlaceImporting: Sendable {
    /// Appends new places and adds missing values to existing ones.
    ///
    /// A place is the same if it has the same identifier or lies within a kilometre. Nothing the user has set is
    /// changed. All changes are on disk when the function returns; if it throws, there are none.
    func take(_ places: [SavedPlace]) async throws(StoreError) -> ImportSummary
}

/// The changes an import made to the list of places.
public struct ImportSummary: Sendable, Hashable {
    /// The new places, in their order.
    public var added: [SavedPlace] = []
    /// The existing places that got a name, a source order or the home mark, as they are now.
    public var completed: [SavedPlace] = []
    /// The existing places that did not change.
    public var unchanged: [SavedPlace] = []

    /// Makes an empty summary.
    public init() {}
}

extension SQLiteStore: PlaceImporting {
    /// Appends new places and adds missing values to existing ones, in one transaction.
    public func take(_ places: [SavedPlace]) async throws(StoreError) -> ImportSummary {
        try await change { database in
            let table = PlaceTable(database)
            var known = try table.all()
            var indexes = Dictionary(known.indices.map { (known[$0].id, $0) }) { first, _ in first }
            var nearby = NearbyPlaces()
            for (index, place) in known.enumerated() { nearby.insert(place.location.coordinates, at: index) }
            var hasHome = known.contains(where: \.isHome)
            var count = try PlaceRow.fetchCount(database)
            var summary = ImportSummary()
            for place in places {
                defer { hasHome = hasHome || place.isHome }
                if let index = indexes[place.id] ?? nearby.first(near: place.location.coordinates) {
                    let completed = known[index].completed(with: place, hasHome: hasHome)
                    if completed == known[index] {
                        summary.unchanged.append(completed)
                    } else {
                        try table.update(completed)
                        known[index] = completed
                        summary.completed.append(completed)
                    }
                } else {
                    var new = place
                    if hasHome { new.isHome = false }
                    try table.append(new, at: count)
                    count += 1
                    indexes[new.id] = known.count
                    nearby.insert(new.location.coordinates, at: known.count)
                    known.append(new)
                    summary.added.append(new)
                }
            }
            return summary
        }
    }
}

extension PlaceTable {
    /// Writes the user's name, source order and home mark of the place.
    fileprivate func update(_ place: SavedPlace) throws {
        try rename(place.id, to: place.customName)
        try setSourceOrder(place.sourceOrder, for: place.id)
        if place.isHome { try setHome(place.id) }
    }
}

extension SavedPlace {
    fileprivate func completed(with other: SavedPlace, hasHome: Bool) -> SavedPlace {
        var place = self
        place.customName = customName ?? other.customName
        if sourceOrder.isEmpty { place.sourceOrder = other.sourceOrder }
        if !hasHome { place.isHome = other.isHome }
        return place
    }
}

/// Finds places within a kilometre of each other among many, however close to each other they lie.
struct NearbyPlaces {
    /// A cube of a kilometre in space, in which there is neither a date line nor a pole.
    private struct Cube: Hashable {
        let x: Int
        let y: Int
        let z: Int
    }

    /// The radius of the Earth in kilometres.
    private static let radius = Coordinates.earthRadius / 1000

    private var cubes: [Cube: [(index: Int, point: Coordinates)]] = [:]

    /// - Parameter index: The number by which the point is found, greater than those before.
    mutating func insert(_ point: Coordinates, at index: Int) {
        cubes[Self.cube(point), default: []].append((index, point))
    }

    /// Returns the number of the first inserted point within a kilometre; nil if there is none.
    func first(near point: Coordinates) -> Int? {
        candidates(near: point).filter { $0.point.distance(to: point) < 1000 }.map(\.index).min()
    }

    /// Returns the inserted points whose distance has to be measured: those in the cube of the point and the ones around.
    func candidates(near point: Coordinates) -> [(index: Int, point: Coordinates)] {
        // The chord is shorter than the way on the surface, so that no point is further away than the next cube.
        let home = Self.cube(point)
        var candidates: [(index: Int, point: Coordinates)] = []
        for x in home.x - 1...home.x + 1 {
            for y in home.y - 1...home.y + 1 {
                for z in home.z - 1...home.z + 1 { candidates += cubes[Cube(x: x, y: y, z: z)] ?? [] }
            }
        }
        return candidates
    }

    private static func cube(_ point: Coordinates) -> Cube {
        let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
        return Cube(
            x: Int((radius * cos(latitude) * cos(longitude)).rounded(.down)),
            y: Int((radius * cos(latitude) * sin(longitude)).rounded(.down)),
            z: Int((radius * sin(latitude)).rounded(.down)))
    }
}
