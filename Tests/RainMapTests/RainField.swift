import Foundation
import SeededRandom
import WeatherModel

@testable import RainMap

/// A made field of rain that moves, grows or stands, and whose weather at the place is therefore known.
struct RainField {
    /// A round piece of rain on the grid, in kilometres from the place and kilometres an hour.
    struct Piece {
        var east: Double
        var south: Double
        var radius: Double
        /// Millimetres an hour in the middle; half as much at the edge.
        var rate = 3.0
        var eastward = 0.0
        var southward = 0.0
        /// Kilometres by which the radius grows in an hour.
        var growth = 0.0
        /// Whether it is an even square, with sides of two radii.
        var isBlock = false

        /// Returns the rate at a cell so many kilometres east and south of the place, some hours after the present.
        func rate(_ x: Double, _ y: Double, _ hours: Double) -> Double {
            let (east, south) = (x - east - eastward * hours, y - south - southward * hours)
            if isBlock { return max(abs(east), abs(south)) < radius ? rate : 0 }
            let (distance, radius) = ((east * east + south * south).squareRoot(), radius + growth * hours)
            return radius > 0 && distance <= radius ? rate * (1 - distance / radius / 2) : 0
        }
    }

    static let now = Date(timeIntervalSince1970: 1_795_600_800)
    static let hamburg = Coordinates(clampingLatitude: 53.55, longitude: 10)
    static let grid = RadarGrid(columns: 393...693, rows: 155...455)

    var pieces: [Piece]
    /// The minutes from the present of frames that are missing.
    var missing: Set<Int> = []
    /// Cells, by kilometres east of the place, beyond which no radar sees.
    var edge = Double.infinity
    /// The seed of stray echoes in every frame; nil for none.
    var noise: UInt64?

    /// The frames from an hour before to two hours after.
    func frames() throws -> RadarFrames {
        guard let grid = Self.grid, let middle = grid.cell(at: Self.hamburg) else {
            throw CocoaError(.featureUnsupported)
        }
        var random = SeededGenerator(seed: noise ?? 0)
        let frames = stride(from: -60, through: 120, by: 5).filter { !missing.contains($0) }.map { minutes in
            var values = [UInt16](repeating: 0, count: grid.count)
            // A frame is the mean of the five minutes that end at its time.
            var means = [Double](repeating: 0, count: grid.count)
            for (piece, minute) in pieces.flatMap({ piece in (0..<5).map { (piece, Double(minutes) - 4.5 + Double($0)) }
            }) {
                // Only the cells around it are looked at, as most of the grid is dry.
                let (hours, reach) = (minute / 60, piece.radius + abs(piece.growth) * 2 + 1)
                let east = Int(piece.east + piece.eastward * hours) + middle.column
                let south = Int(piece.south + piece.southward * hours) + middle.row
                let (low, high) = (-Int(reach) - 1, Int(reach) + 1)
                for row in max(0, south + low)..<max(0, south + low, min(grid.rows, south + high)) {
                    for column in max(0, east + low)..<max(0, east + low, min(grid.columns, east + high)) {
                        let rate = piece.rate(
                            Double(column - middle.column), Double(row - middle.row), hours)
                        let index = row * grid.columns + column
                        means[index] += rate / 5
                    }
                }
            }
            for index in means.indices where means[index] >= 0.05 { values[index] = UInt16(means[index] * 100) }
            if edge < 150 {
                for index in values.indices where Double(index % grid.columns - middle.column) > edge {
                    values[index] = RadarFrame.unseen
                }
            }
            if noise != nil { for _ in 0..<30 { values[Int.random(in: 0..<grid.count, using: &random)] = 30 } }
            return RadarFrame(
                time: Self.now.addingTimeInterval(Double(minutes) * 60),
                measuredAt: Self.now.addingTimeInterval(min(0, Double(minutes) * 60)),
                hundredths: values)
        }
        return RadarFrames(
            source: WeatherSource(id: "test", name: "Test", attribution: "Test", homepage: ""), grid: grid,
            frames: frames)
    }

    /// The first minutes from the present, to the minute, at which it rains at the place, and the first after it at which it
    /// does not; nil for none within two hours.
    var truth: (start: Int?, end: Int?) {
        func isWet(_ minutes: Int) -> Bool {
            pieces.contains { $0.rate(0, 0, Double(minutes) / 60) >= 0.1 }
        }
        let start = (0...120).first(where: isWet)
        let end = start.flatMap { start in (start...120).first { !isWet($0) } }
        return (start, end)
    }
}
