/// A section of a radar composite: cells of a kilometre on the plane of its projection, row 0 in the north.
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
    /// The composite's column and row of the section's first cell.
    private let first: SIMD2<Double>
    private let projection = PolarStereographicProjection.germanComposite

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
        first = [Double(columns.lowerBound), Double(rows.lowerBound)]
    }

    /// Returns the column and the row of the point; whole numbers are the middles of cells.
    public func position(of point: Coordinates) -> SIMD2<Double> {
        let plane = projection.plane(point)
        return [plane.x / 1000, -plane.y / 1000] - first
    }

    /// Returns the cell the point lies in; nil outside the section.
    public func cell(at point: Coordinates) -> Cell? {
        let position = position(of: point).rounded(.toNearestOrAwayFromZero)
        guard (0..<Double(columns)).contains(position.x), (0..<Double(rows)).contains(position.y) else { return nil }
        return Cell(column: Int(position.x), row: Int(position.y))
    }

    /// Returns the point on Earth of a column and a row; whole numbers are the middles of cells.
    public func coordinates(_ position: SIMD2<Double>) -> Coordinates {
        let whole = position + first
        return projection.coordinates([whole.x * 1000, -whole.y * 1000])
    }

    /// Returns the number of the cell in row order.
    public func index(_ cell: Cell) -> Int { cell.row * columns + cell.column }

    /// Returns the cell of a number in row order.
    public func cell(_ index: Int) -> Cell { Cell(column: index % columns, row: index / columns) }
}
