/// The cells of a radar picture on the plane of its projection, row 0 in the north: a section of a composite, or a picture for
/// web maps.
public struct RadarGrid: Sendable, Hashable {
    /// A cell by its column from the west and its row from the north.
    public struct Cell: Sendable, Hashable {
        /// The column, 0 in the west.
        public let column: Int
        /// The row, 0 in the north.
        public let row: Int

        /// Makes a cell, whether or not a grid has it.
        public init(column: Int, row: Int) {
            (self.column, self.row) = (column, row)
        }
    }

    /// The number of columns.
    public let columns: Int
    /// The number of rows.
    public let rows: Int
    private let plane: Plane

    /// The plane of the cells, with the column and row on it of the first one.
    private enum Plane: Sendable, Hashable {
        /// Cells of a kilometre of the composite DE1200.
        case composite(first: SIMD2<Double>)
        case web(WebMercatorProjection, first: SIMD2<Double>)
    }

    /// The columns and rows of the composite DE1200 of Germany's weather service.
    public static let compositeSize = Cell(column: 1100, row: 1200)

    /// The number of cells.
    public var count: Int { columns * rows }

    /// Makes a section of the composite DE1200; nil if it is empty, reaches beyond it or has more cells than `Bound` allows.
    public init?(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        guard (0..<Self.compositeSize.column).contains(columns.upperBound), columns.lowerBound >= 0,
            (0..<Self.compositeSize.row).contains(rows.upperBound), rows.lowerBound >= 0,
            columns.count * rows.count <= Bound.radarCells
        else { return nil }
        (self.columns, self.rows) = (columns.count, rows.count)
        plane = .composite(first: [Double(columns.lowerBound), Double(rows.lowerBound)])
    }

    /// Makes a square of so many pixels of a web map, with the pixel that holds the point right below its middle; nil if it
    /// has more than `Bound` allows.
    public init?(pixels: Int, of world: WebMercatorProjection, around point: Coordinates) {
        guard pixels > 0, pixels * pixels <= Bound.radarCells else { return nil }
        (columns, rows) = (pixels, pixels)
        let middle = world.pixel(point).rounded(.down)
        plane = .web(world, first: middle - Double(pixels / 2))
    }

    /// Returns the metres on Earth from the middle of a cell at the point to the next one's.
    public func cellSide(at point: Coordinates) -> Double {
        switch plane {
        case .composite: 1000 / PolarStereographicProjection.scale(at: point)
        case .web(let world, _): world.metres(at: point)
        }
    }

    /// Returns the column and the row of the point; whole numbers are the middles of cells.
    public func position(of point: Coordinates) -> SIMD2<Double> {
        switch plane {
        case .composite(let first):
            let plane = PolarStereographicProjection.germanComposite.plane(point)
            return [plane.x / 1000, -plane.y / 1000] - first
        case .web(let world, let first):
            var position = world.pixel(point) - first - 0.5
            // The picture may reach over the antimeridian.
            let turns = (position.x - Double(columns) / 2) / world.side
            position.x -= turns.rounded(.toNearestOrAwayFromZero) * world.side
            return position
        }
    }

    /// Returns the cell the point lies in; nil outside the section.
    public func cell(at point: Coordinates) -> Cell? {
        let position = position(of: point).rounded(.toNearestOrAwayFromZero)
        guard (0..<Double(columns)).contains(position.x), (0..<Double(rows)).contains(position.y) else { return nil }
        return Cell(column: Int(position.x), row: Int(position.y))
    }

    /// Returns the point on Earth of a column and a row; whole numbers are the middles of cells.
    public func coordinates(_ position: SIMD2<Double>) -> Coordinates {
        switch plane {
        case .composite(let first):
            let whole = position + first
            return PolarStereographicProjection.germanComposite.coordinates([whole.x * 1000, -whole.y * 1000])
        case .web(let world, let first): return world.coordinates(position + first + 0.5)
        }
    }

    /// Returns the number of the cell in row order.
    public func index(_ cell: Cell) -> Int { cell.row * columns + cell.column }

    /// Returns the cell of a number in row order.
    public func cell(_ index: Int) -> Cell { Cell(column: index % columns, row: index / columns) }
}
