import WeatherModel

/// What no radar sees on the map, for a label that lies wholly in it.
struct UnseenArea {
    private let rain: RainMapPicture.Rain
    private let projection: MapProjection
    private let width: Double
    private let height: Double

    /// The cells between two places that are looked at, and the most of those that are given.
    private static let (step, mostPlaces) = (6, 60)
    /// The pixels between a label and the edge of what the radars see.
    private static let margin = 12.0

    /// - Parameters:
    ///   - width: The width of the picture in pixels.
    ///   - height: The height of the picture in pixels.
    init(_ rain: RainMapPicture.Rain, _ projection: MapProjection, width: Double, height: Double) {
        (self.rain, self.projection, self.width, self.height) = (rain, projection, width, height)
    }

    /// Returns the middles of places for a label of a size, from the nearest to the middle of the map on; what was not asked
    /// for is none.
    func places(for size: (width: Double, height: Double)) -> [Point] {
        let (grid, plane, frame) = (rain.plane.grid, rain.plane, rain.frame)
        let (columns, rows) = plane.cells(within: projection.reach(width: width, height: height) / 1000)
        let cell = projection.scale * grid.cellSide(at: projection.place) / 1000
        let halfColumns = Int((size.width / 2 + Self.margin) / cell) + 1
        let halfRows = Int((size.height / 2 + Self.margin) / cell) + 1
        func isUnseen(_ column: Int, _ row: Int) -> Bool {
            column >= 0 && row >= 0 && column < grid.columns && row < grid.rows
                && frame.rate(row * grid.columns + column) == nil
        }
        var found: [(square: Double, point: Point)] = []
        for row in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.step) {
            for column in stride(from: columns.lowerBound, to: columns.upperBound, by: Self.step)
            where isUnseen(column, row) {
                let corners = [-halfRows, halfRows].allSatisfy { y in
                    [-halfColumns, 0, halfColumns].allSatisfy { isUnseen(column + $0, row + y) }
                }
                guard corners else { continue }
                let shift = plane.kilometres(SIMD2(Double(column), Double(row))) * projection.scale
                found.append(
                    (shift.x * shift.x + shift.y * shift.y, projection.centre.moved(x: shift.x, y: shift.y)))
            }
        }
        return found.sorted { $0.square < $1.square }.prefix(Self.mostPlaces).map(\.point)
    }
}
