import Foundation
package import WeatherModel

/// The nearest rain around a place in one frame.
package struct NearbyRain: Sendable, Equatable {
    /// The distance in metres.
    package let distance: Double
    /// The bearing from the place, in degrees from north through east.
    package let bearing: Double

    /// The distance in metres within which rain is looked for.
    package static let reach = 100_000.0
    /// The area in square metres under which rain counts as a stray echo.
    private static let leastArea = 4_000_000.0

    /// Returns nil if there is none within reach.
    ///
    /// - Parameters:
    ///   - middle: Where rain is looked for; the place by default.
    ///   - radius: How far around the middle it is looked for, in metres.
    package init?(
        in frame: RadarFrame, _ grid: RadarGrid, around place: Coordinates, near middle: Coordinates? = nil,
        within radius: Double = reach
    ) {
        let middle = middle ?? place
        let centre = grid.position(of: middle)
        let side = grid.cellSide(at: middle)
        let cells = radius / side
        let leastCells = max(1, Int(Self.leastArea / (side * side)))
        func isWet(_ index: Int) -> Bool { frame.rate(index).map { $0 >= RainOutlook.leastRate } ?? false }
        // The candidates in the order of their distance from the place on the grid, which is true to scale nearby.
        let origin = grid.position(of: place)
        var candidates: [(square: Double, index: Int)] = []
        for row in Self.numbers(centre.y, cells, of: grid.rows) {
            for column in Self.numbers(centre.x, cells, of: grid.columns) {
                let index = row * grid.columns + column
                let away = SIMD2(Double(column), Double(row)) - centre
                guard away.x * away.x + away.y * away.y <= cells * cells, isWet(index) else { continue }
                let off = SIMD2(Double(column), Double(row)) - origin
                candidates.append((off.x * off.x + off.y * off.y, index))
            }
        }
        candidates.sort { ($0.square, $0.index) < ($1.square, $1.index) }
        var small = Set<Int>()
        for candidate in candidates where !small.contains(candidate.index) {
            let piece = Self.piece(from: candidate.index, grid, upTo: leastCells, isWet)
            guard piece.count >= leastCells else {
                small.formUnion(piece)
                continue
            }
            let cell = grid.cell(candidate.index)
            let point = grid.coordinates([Double(cell.column), Double(cell.row)])
            (distance, bearing) = (place.distance(to: point), place.bearing(to: point))
            return
        }
        return nil
    }

    /// Returns the numbers of the rows or columns that lie within so many cells of the middle.
    private static func numbers(_ middle: Double, _ reach: Double, of count: Int) -> Range<Int> {
        let range = max(0, middle - reach)..<max(max(0, middle - reach), min(Double(count), middle + reach + 1))
        return Int(range.lowerBound)..<Int(range.upperBound)
    }

    /// Returns the first cells of the piece of rain that holds the cell, about so many and all if it has fewer.
    private static func piece(
        from start: Int, _ grid: RadarGrid, upTo count: Int, _ isWet: (Int) -> Bool
    ) -> Set<Int> {
        var found: Set<Int> = [start]
        var open = [start]
        while let index = open.popLast(), found.count < count {
            let cell = grid.cell(index)
            for (column, row) in [
                (cell.column - 1, cell.row), (cell.column + 1, cell.row), (cell.column, cell.row - 1),
                (cell.column, cell.row + 1),
            ] where (0..<grid.columns).contains(column) && (0..<grid.rows).contains(row) {
                let neighbour = row * grid.columns + column
                if isWet(neighbour), found.insert(neighbour).inserted { open.append(neighbour) }
            }
        }
        return found
    }
}

/// The nearest edge of what the radars see.
package struct RadarEdge: Sendable, Equatable {
    /// The distance in metres.
    package let distance: Double
    /// The bearing from the place, in degrees from north through east.
    package let bearing: Double

    /// The degrees between the directions that are looked in.
    private static let turn = 5.0

    /// Returns nil if everything within reach is seen.
    package init?(of frame: RadarFrame, _ grid: RadarGrid, around place: Coordinates, reach: Double = NearbyRain.reach)
    {
        for distance in stride(from: 1000, through: reach, by: 1000) {
            for bearing in stride(from: 0, to: 360, by: Self.turn) {
                let angle = bearing * .pi / 180
                let point = place.point(metresEast: distance * sin(angle), north: distance * cos(angle))
                if grid.cell(at: point).map({ frame.rate(grid.index($0)) == nil }) ?? true {
                    (self.distance, self.bearing) = (distance, bearing)
                    return
                }
            }
        }
        return nil
    }
}
