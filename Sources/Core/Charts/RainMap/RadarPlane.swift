import Foundation
public import WeatherModel

/// The cells of a radar grid on a map: kilometres from its place for any column and row.
///
/// They are projected at every tenth cell and read off between, which is wrong by less than ten metres.
public struct RadarPlane: Sendable {
    /// The grid.
    let grid: RadarGrid
    private let place: Coordinates
    private let columns: Int
    private let points: [SIMD2<Double>]

    private static let step = 10

    /// Projects the grid around the place.
    public init(_ grid: RadarGrid, around place: Coordinates) {
        (self.grid, self.place) = (grid, place)
        let projection = MapProjection(place, centre: Point(0, 0), scale: 1)
        // One beyond the last cell at least, where outlines end.
        columns = (grid.columns + 2 * Self.step) / Self.step + 1
        let rows = (grid.rows + 2 * Self.step) / Self.step + 1
        let columns = columns
        points = (0..<rows * columns).map { index in
            let position = SIMD2(Double(index % columns - 1), Double(index / columns - 1)) * Double(Self.step)
            let point = projection.point(grid.coordinates(position))
            return [point.x, point.y]
        }
    }

    /// Returns the kilometres east and south of the place of a column and a row of the grid.
    func kilometres(_ position: SIMD2<Double>) -> SIMD2<Double> {
        let scaled = position / Double(Self.step) + 1
        let rows = points.count / columns
        let column = min(max(Int(scaled.x), 0), columns - 2)
        let row = min(max(Int(scaled.y), 0), rows - 2)
        let share = scaled - SIMD2(Double(column), Double(row))
        let first = row * columns + column
        let top = points[first] + (points[first + 1] - points[first]) * share.x
        let below = points[first + columns] + (points[first + columns + 1] - points[first + columns]) * share.x
        return top + (below - top) * share.y
    }

    /// Returns the columns and rows that may be seen within so many kilometres to each side of the place.
    func cells(within kilometres: Double) -> (columns: Range<Int>, rows: Range<Int>) {
        let middle = grid.position(of: place)
        // A quarter more, as cells are not everywhere of one size, and the grid may be turned.
        let reach = kilometres * 1.25 * 1000 / grid.cellSide(at: place) + 2
        func range(_ centre: Double, _ count: Int) -> Range<Int> {
            let first = min(max(0, Int((centre - reach).rounded(.down))), count)
            return first..<max(first, min(count, Int((centre + reach).rounded(.up)) + 1))
        }
        return (range(middle.x, grid.columns), range(middle.y, grid.rows))
    }
}
