import Foundation
package import WeatherModel

/// The nearest rain around a place in one frame.
package struct NearbyRain: Sendable, Equatable {
    /// The distance in metres.
    package let distance: Double
    /// The bearing from the place, in degrees from north through east.
    package let bearing: Double
    /// The cell that is nearest to the place.
    private let nearest: Int

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
        func isWet(_ index: Int) -> Bool { Self.isWet(index, in: frame) }
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
            nearest = candidate.index
            return
        }
        return nil
    }

    /// Returns for each cell of its field that a motion brings nearer to the place by how many metres it misses it, and after
    /// how many seconds it is beside it: the nearest edge alone does not tell, as the field may be wide.
    ///
    /// - Parameter frame: The frame that it is of.
    package func ways(
        to place: Coordinates, by motion: RainMotion, in frame: RadarFrame, _ grid: RadarGrid
    ) -> [(missing: Double, seconds: Double)] {
        guard motion.speed > 0 else { return [] }
        let start = grid.position(of: place)
        // The grid's north is not true north away from its central meridian.
        let way = 10_000 / motion.speed
        let shift = grid.position(of: place.point(metresEast: motion.east * way, north: motion.north * way)) - start
        let length = (shift.x * shift.x + shift.y * shift.y).squareRoot()
        guard length > 0 else { return [] }
        let (towards, side) = (shift / length, grid.cellSide(at: place))
        let field = Self.piece(from: nearest, grid, upTo: grid.count) { Self.isWet($0, in: frame) }
        return field.compactMap { index -> (missing: Double, seconds: TimeInterval)? in
            let cell = grid.cell(index)
            let off: SIMD2<Double> = start - [Double(cell.column), Double(cell.row)]
            let along = off.x * towards.x + off.y * towards.y
            guard along > 0 else { return nil }
            let across = abs(off.x * towards.y - off.y * towards.x)
            return (across * side, along * side / motion.speed * 3600)
        }
    }

    private static func isWet(_ index: Int, in frame: RadarFrame) -> Bool {
        frame.rate(index).map { $0 >= RainOutlook.leastRate } ?? false
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
