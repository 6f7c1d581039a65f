import Foundation
import WeatherModel

/// Cells of equal size in rows from north to south and columns from west to east, around the whole Earth.
struct NormalGrid: Sendable, Hashable {
    /// A cell with its share of a point, by its place in the rows.
    struct Share: Equatable {
        let cell: Int
        let weight: Double
    }

    let rows: Int
    let columns: Int
    /// The latitude of the first row's centres, in thousandths of a degree.
    private let latitude: Int
    /// The longitude of the first column's centres, in thousandths of a degree.
    private let longitude: Int
    /// What lies between two centres, in thousandths of a degree.
    private let step: Int

    /// Shares that are nothing but the rounding of a number.
    private static let leastWeight = 1e-9

    /// Returns nil for cells that do not lie on the Earth, or do not go around it.
    init?(rows: Int, columns: Int, latitude: Int, longitude: Int, step: Int) {
        guard (1...1800).contains(rows), (1...3600).contains(columns), step > 0, step * columns == 360_000,
            latitude <= 90_000, latitude - (rows - 1) * step >= -90_000, (-180_000...180_000).contains(longitude)
        else { return nil }
        (self.rows, self.columns) = (rows, columns)
        (self.latitude, self.longitude, self.step) = (latitude, longitude, step)
    }

    var count: Int { rows * columns }

    /// Returns the four cells whose centres lie around the point, fewer at the grid's edge, with bilinear weights.
    func corners(around point: Coordinates) -> [Share] {
        let row = (Double(latitude) - point.latitude * 1000) / Double(step)
        let column = (point.longitude * 1000 - Double(longitude)) / Double(step)
        let (north, west) = (Int(row.rounded(.down)), Int(column.rounded(.down)))
        return [(0, 0), (0, 1), (1, 0), (1, 1)].compactMap { down, east in
            let weight = (1 - abs(row - Double(north + down))) * (1 - abs(column - Double(west + east)))
            guard (0..<rows).contains(north + down), weight > Self.leastWeight else { return nil }
            // Beyond the date line the columns begin again.
            let wrapped = ((west + east) % columns + columns) % columns
            return Share(cell: (north + down) * columns + wrapped, weight: weight)
        }
    }

    /// Returns the wanted cell whose centre is nearest to the point; nil where none is within so many degrees of arc.
    func nearest(to point: Coordinates, within degrees: Double, where isWanted: (Int) -> Bool) -> Int? {
        let reach = Int((degrees * 1000 / Double(step)).rounded(.up))
        let home = Int(((Double(latitude) - point.latitude * 1000) / Double(step)).rounded())
        var found: (cell: Int, degrees: Double)?
        let first = max(0, home - reach)
        for row in first..<max(first, min(rows, home + reach + 1)) {
            for cell in row * columns..<(row + 1) * columns where isWanted(cell) {
                let between = point.distance(to: centre(of: cell)) / Coordinates.earthRadius * 180 / .pi
                if between <= degrees, between < found?.degrees ?? .infinity { found = (cell, between) }
            }
        }
        return found?.cell
    }

    private func centre(of cell: Int) -> Coordinates {
        let east = longitude + cell % columns * step
        return Coordinates(
            clampingLatitude: Double(latitude - cell / columns * step) / 1000,
            longitude: Double(east > 180_000 ? east - 360_000 : east) / 1000)
    }
}

extension PayloadReader {
    /// Reads a whole number of so many bytes, the lowest first, without a sign.
    mutating func unsigned(bytes: Int) throws(UnreadablePayload) -> Int {
        var value = 0
        for index in 0..<bytes {
            let next = Int(try byte())
            value |= next << (8 * index)
        }
        return value
    }

    /// Reads a whole number of four bytes, the lowest first, with a sign.
    mutating func thousandths() throws(UnreadablePayload) -> Int {
        Int(Int32(truncatingIfNeeded: try unsigned(bytes: 4)))
    }

    /// Passes over the letters that a file begins with.
    mutating func skip(_ letters: String) throws(UnreadablePayload) {
        for letter in letters.utf8 {
            guard try byte() == letter else { throw UnreadablePayload() }
        }
    }
}
