import Foundation
package import WeatherModel

/// The places in cells of one degree, from south to north and west to east, for finding the nearest to a point.
package struct PlaceGrid: Sendable {
    package static let columns = 360
    package static let rows = 180

    private let cells: Bytes
    private let places: Bytes

    package init(_ header: IndexHeader) {
        cells = header.section(.gridCells)
        places = header.section(.gridPlaces)
    }

    /// Returns the cell of a point.
    package static func cell(_ point: Coordinates) -> (row: Int, column: Int) {
        (min(rows - 1, Int(point.latitude + 90)), min(columns - 1, Int(point.longitude + 180)))
    }

    /// Returns the row of the nearest place, the bigger one of two at the same distance, and its distance; nil if there
    /// is none.
    func nearest(to point: Coordinates, in tables: PlaceTables) -> (row: Int, kilometres: Double)? {
        var search = NearestSearch(point)
        let home = Self.cell(point)
        // The neighbouring cells give a first bound, which shortens the exact search.
        for row in home.row - 1...home.row + 1 {
            for column in home.column - 1...home.column + 1 { visit(row, column, tables, &search) }
        }
        for distance in 0..<Self.rows {
            // Bands further north or south are at least this far away.
            guard search.angle >= Double(distance - 1) * .pi / 180 else { break }
            for row in Set([home.row - distance, home.row + distance]).sorted() where row >= 0 && row < Self.rows {
                let reach = search.reach
                for column in home.column - reach...home.column + reach { visit(row, column, tables, &search) }
            }
        }
        return search.place.map { ($0, search.kilometres) }
    }

    /// Returns the rows of the places in all cells that a circle may touch, from the biggest on.
    func rows(around point: Coordinates, reach: Double, in tables: PlaceTables) -> [Int] {
        let degrees = reach / Coordinates.earthRadius * 180 / .pi
        let home = Self.cell(point)
        let bands = Int(degrees.rounded(.up))
        // The widest row of cells lies nearest to a pole, where all of them may be touched.
        let widest = cos(min(90, abs(point.latitude) + degrees) * .pi / 180)
        let reach = widest * 180 > degrees ? min(180, Int((degrees / widest).rounded(.up))) : 180
        var found: Set<Int> = []
        for row in max(0, home.row - bands)...min(Self.rows - 1, home.row + bands) {
            for column in home.column - reach...home.column + reach {
                let cell = (row * Self.columns + (column + 2 * Self.columns) % Self.columns) * 4
                let end = min(cells.u32(cell + 4), places.count / 3)
                for index in min(cells.u32(cell), end)..<end { found.insert(places.u24(index * 3)) }
            }
        }
        return found.filter { $0 < tables.count }.sorted()
    }

    private func visit(_ row: Int, _ column: Int, _ tables: PlaceTables, _ search: inout NearestSearch) {
        guard row >= 0, row < Self.rows else { return }
        let wrapped = (column + 2 * Self.columns) % Self.columns
        let cell = (row * Self.columns + wrapped) * 4
        let end = min(cells.u32(cell + 4), places.count / 3)
        var index = cells.u32(cell)
        // No place is visited more than twice, unless cells overlap in a damaged file.
        while index < end, search.visits <= 2 * tables.count {
            let place = places.u24(index * 3)
            if place < tables.count { search.offer(place, at: tables.place(place).point) }
            index += 1
            search.visits += 1
        }
    }
}

/// The nearest place found so far, by great-circle distance.
struct NearestSearch {
    private let point: Coordinates
    private(set) var place: Int?
    /// The number of cell entries visited.
    var visits = 0
    /// The distance in radians; more than half a circle if there is none.
    private(set) var angle = 4.0

    init(_ point: Coordinates) {
        self.point = point
    }

    /// The distance to it on a sphere of the Earth's mean radius.
    var kilometres: Double { angle * Coordinates.earthRadius / 1000 }

    mutating func offer(_ candidate: Int, at other: Coordinates) {
        let between = point.distance(to: other) / Coordinates.earthRadius
        if between < angle || between == angle && candidate < place ?? .max {
            angle = between
            place = candidate
        }
    }

    /// The number of columns of one degree on either side that can contain a nearer place.
    var reach: Int {
        let latitude = point.latitude * .pi / 180
        // A cap that holds a pole meets every meridian.
        guard angle + abs(latitude) < .pi / 2 else { return PlaceGrid.columns / 2 }
        return min(PlaceGrid.columns / 2, Int(asin(sin(angle) / cos(latitude)) * 180 / .pi) + 1)
    }
}
