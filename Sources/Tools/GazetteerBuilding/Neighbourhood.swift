import Foundation

/// The places in small cells, for finding neighbours.
struct Neighbourhood {
    private struct Cell: Hashable {
        let row: Int
        let column: Int
    }

    private static let cellsPerDegree = 2.0
    private static let kilometresPerDegree = 111.2

    private let places: [IndexedPlace]
    private let cells: [Cell: [Int]]

    /// - Parameter places: The places, the biggest first.
    init(_ places: [IndexedPlace]) {
        self.places = places
        cells = Dictionary(grouping: places.indices) { Self.cell(places[$0].source) }
    }

    /// Returns the nearest bigger place with another name in the neighbouring cells; nil if there is none.
    func nearestBigger(than index: Int) -> SourcePlace? {
        let place = places[index].source
        let home = Self.cell(place)
        var nearest: (distance: Double, index: Int)?
        for row in home.row - 1...home.row + 1 {
            for column in home.column - 1...home.column + 1 {
                for other in cells[Cell(row: row, column: column)] ?? [] {
                    let source = places[other].source
                    guard source.population > 2 * place.population, source.name != place.name else { continue }
                    let distance = Self.kilometres(place, source)
                    if nearest.map({ (distance, other) < $0 }) ?? true { nearest = (distance, other) }
                }
            }
        }
        return nearest.map { places[$0.index].source }
    }

    /// Returns the approximate distance of places that are close to each other.
    static func kilometres(_ one: SourcePlace, _ other: SourcePlace) -> Double {
        kilometres((one.latitude, one.longitude), (other.latitude, other.longitude))
    }

    /// Returns the approximate distance of points that are close to each other.
    static func kilometres(
        _ one: (latitude: Double, longitude: Double), _ other: (latitude: Double, longitude: Double)
    ) -> Double {
        let middle = (one.latitude + other.latitude) / 2 * .pi / 180
        let east = (one.longitude - other.longitude).remainder(dividingBy: 360) * cos(middle)
        let north = one.latitude - other.latitude
        return (east * east + north * north).squareRoot() * kilometresPerDegree
    }

    private static func cell(_ place: SourcePlace) -> Cell {
        Cell(
            row: Int((place.latitude * cellsPerDegree).rounded(.down)),
            column: Int((place.longitude * cellsPerDegree).rounded(.down)))
    }
}
