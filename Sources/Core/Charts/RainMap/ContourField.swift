/// Values on a grid, of which the outlines of all that reaches a limit can be traced.
struct ContourField {
    private let columns: Int
    private let rows: Int
    private let values: [Float]

    /// - Parameters:
    ///   - lowest: The value outside of the grid, so that every outline is closed.
    ///   - value: Returns the value of a column and a row.
    init(columns: Int, rows: Int, lowest: Float, value: (_ column: Int, _ row: Int) -> Float) {
        let width = columns + 2
        (self.columns, self.rows) = (width, rows + 2)
        var values = [Float](repeating: lowest, count: width * (rows + 2))
        for row in 0..<rows {
            for column in 0..<columns { values[(row + 1) * width + column + 1] = value(column, row) }
        }
        self.values = values
    }

    /// Returns the outlines of what reaches the limit, as columns and rows, without repeating their first points: outer ones
    /// run one way and holes the other.
    ///
    /// Marching squares find them; where two opposite corners of a square reach the limit, their mean decides whether they are
    /// joined.
    func outlines(at limit: Float) -> [[SIMD2<Double>]] {
        var next = [Int32](repeating: -1, count: 2 * columns * rows)
        var starts: [Int] = []
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 {
                let first = row * columns + column
                let corners = (values[first], values[first + 1], values[first + columns + 1], values[first + columns])
                var kind = corners.0 >= limit ? 1 : 0
                if corners.1 >= limit { kind |= 2 }
                if corners.2 >= limit { kind |= 4 }
                if corners.3 >= limit { kind |= 8 }
                guard kind != 0, kind != 15 else { continue }
                let sides = Sides(
                    top: 2 * first, right: 2 * (first + 1) + 1, bottom: 2 * (first + columns), left: 2 * first + 1)
                let isJoined = (corners.0 + corners.1 + corners.2 + corners.3) / 4 >= limit
                for (from, to) in sides.pieces(of: kind, isJoined: isJoined) {
                    next[from] = Int32(to)
                    starts.append(from)
                }
            }
        }
        return starts.compactMap { start in
            var outline: [SIMD2<Double>] = []
            var edge = start
            while next[edge] >= 0 {
                let following = Int(next[edge])
                next[edge] = -1
                outline.append(crossing(edge, limit))
                edge = following
            }
            return outline.isEmpty ? nil : outline
        }
    }

    /// Returns where the limit lies on an edge between two neighbours.
    private func crossing(_ edge: Int, _ limit: Float) -> SIMD2<Double> {
        let cell = edge / 2
        let isDown = !edge.isMultiple(of: 2)
        let (near, far) = (values[cell], values[cell + (isDown ? columns : 1)])
        let share = Double((limit - near) / (far - near))
        // One less than in the padded field.
        let (column, row) = (Double(cell % columns - 1), Double(cell / columns - 1))
        return isDown ? [column, row + share] : [column + share, row]
    }
}

/// The sides of a square of four neighbours, by their numbers.
private struct Sides {
    let top: Int
    let right: Int
    let bottom: Int
    let left: Int

    /// Returns the pieces of outlines through the square, with what reaches the limit on their left as they are seen.
    ///
    /// - Parameters:
    ///   - kind: The corners that reach the limit, as bits from the top left one clockwise.
    ///   - isJoined: Whether opposite corners belong together.
    func pieces(of kind: Int, isJoined: Bool) -> [(Int, Int)] {
        switch kind {
        case 1: [(left, top)]
        case 2: [(top, right)]
        case 3: [(left, right)]
        case 4: [(right, bottom)]
        case 5: isJoined ? [(right, top), (left, bottom)] : [(left, top), (right, bottom)]
        case 6: [(top, bottom)]
        case 7: [(left, bottom)]
        case 8: [(bottom, left)]
        case 9: [(bottom, top)]
        case 10: isJoined ? [(top, left), (bottom, right)] : [(top, right), (bottom, left)]
        case 11: [(bottom, right)]
        case 12: [(right, left)]
        case 13: [(right, top)]
        default: [(top, left)]
        }
    }
}
