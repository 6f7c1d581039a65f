import Foundation
package import WeatherModel

/// The motion of the rain around a place, from measured frames.
///
/// It is found by block matching: the shift that brings the earlier of two frames onto the later one with the highest
/// correlation of the logarithms of their rates (TREC: Rinehart and Garvey, "Three-dimensional storm motion detection by
/// conventional weather radar", Nature 273, 1978). The block is the whole grid, so that one motion stands for all; where two
/// pairs of frames disagree or nothing matches well, there is none to speak of. Of an even band that reaches beyond the grid
/// nobody sees how it moves along itself, and the motion is that across it.
package struct RainMotion: Sendable, Equatable {
    /// The metres an hour to the east.
    package let east: Double
    /// The metres an hour to the north.
    package let north: Double

    /// The speed in metres an hour.
    package var speed: Double { (east * east + north * north).squareRoot() }

    /// The correlation under which frames count as not alike.
    private static let leastCorrelation = 0.6
    /// The metres an hour by which the motions of two pairs may differ, beside a quarter of their speed.
    private static let tolerance = 12_000.0
    /// The fastest motion that is looked for, in metres an hour.
    private static let fastest = 120_000.0
    /// The wet cells without which there is nothing to match.
    private static let leastCells = 20
    /// The seconds between the frames of a pair: in five minutes slow rain moves less than a cell or two.
    private static let spans = 600.0...1200.0

    /// Returns nil if the frames do not allow a motion to be told.
    package init?(_ frames: RadarFrames, around place: Coordinates) {
        let measured = frames.frames.filter(\.isMeasured)
        guard let newest = measured.last, let middle = Self.partner(of: newest, in: measured),
            let first = Self.partner(of: middle, in: measured),
            let late = Self.motion(from: middle, to: newest, frames.grid, place),
            let early = Self.motion(from: first, to: middle, frames.grid, place)
        else { return nil }
        let (east, north) = (late.x - early.x, late.y - early.y)
        let mean = (late + early) / 2
        let speed = (mean.x * mean.x + mean.y * mean.y).squareRoot()
        guard (east * east + north * north).squareRoot() <= Self.tolerance + speed / 4 else { return nil }
        (self.east, self.north) = (mean.x, mean.y)
    }

    /// Returns the frame before that is nearest to a quarter of an hour earlier.
    private static func partner(of frame: RadarFrame, in measured: [RadarFrame]) -> RadarFrame? {
        measured.filter { spans.contains(frame.time.timeIntervalSince($0.time)) }
            .min { abs(frame.time.timeIntervalSince($0.time) - 900) < abs(frame.time.timeIntervalSince($1.time) - 900) }
    }

    /// Returns the motion in metres an hour east and north; nil if no shift matches well.
    private static func motion(
        from earlier: RadarFrame, to later: RadarFrame, _ grid: RadarGrid, _ place: Coordinates
    ) -> SIMD2<Double>? {
        let hours = later.time.timeIntervalSince(earlier.time) / 3600
        guard earlier.hundredths.count(where: isWet) >= leastCells, later.hundredths.count(where: isWet) >= leastCells
        else { return nil }
        let fine = (RateField(earlier, grid), RateField(later, grid))
        let coarse = (fine.0.coarser.coarser, fine.1.coarser.coarser)
        let reach = Int((fastest / grid.cellSide(at: place) * hours / 4).rounded(.up))
        let guess = coarse.0.shift(onto: coarse.1, around: (0, 0), reach: reach, step: 1)
        let near = fine.0.shift(onto: fine.1, around: (guess.columns * 4, guess.rows * 4), reach: 4, step: 2)
        // Of an even block every other cell is the same a cell further on.
        let found = fine.0.shift(onto: fine.1, around: (near.columns, near.rows), reach: 1, step: 1)
        guard found.correlation >= leastCorrelation else { return nil }
        var shift = SIMD2(Double(found.columns), Double(found.rows))
        if let normal = coarse.0.onlyNormal { shift = normal * (shift * normal).sum() }
        // The grid's north is not true north away from its central meridian.
        let start = grid.position(of: place)
        let end = grid.coordinates(start + shift)
        let (distance, bearing) = (place.distance(to: end), place.bearing(to: end) * .pi / 180)
        return SIMD2(distance * sin(bearing), distance * cos(bearing)) / hours
    }

    private static func isWet(_ hundredths: UInt16) -> Bool { hundredths >= 10 && hundredths != RadarFrame.unseen }
}

/// The logarithms of a frame's rates, 0 where it is dry or not seen, for matching.
private struct RateField {
    /// A shift with the correlation it gives.
    struct Shift {
        var columns: Int
        var rows: Int
        var correlation: Double
    }

    let columns: Int
    let rows: Int
    private let values: [Float]

    /// The smaller eigenvalue, as a share of the larger one, under which edges run alike: those of an even band have 0.003 for
    /// the steps of the grid, and rain whose rate varies by a quarter 0.02.
    private static let leastTexture = 0.02

    init(_ frame: RadarFrame, _ grid: RadarGrid) {
        (columns, rows) = (grid.columns, grid.rows)
        values = frame.hundredths.map {
            $0 < 10 || $0 == RadarFrame.unseen ? 0 : log2(Float($0) / 10) + 1
        }
    }

    private init(columns: Int, rows: Int, values: [Float]) {
        (self.columns, self.rows, self.values) = (columns, rows, values)
    }

    /// The field in half as many columns and rows, of the means.
    var coarser: RateField {
        let (width, height) = (columns / 2, rows / 2)
        var means = [Float](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width {
                let start = 2 * row * columns + 2 * column
                means[row * width + column] =
                    (values[start] + values[start + 1] + values[start + columns] + values[start + columns + 1]) / 4
            }
        }
        return RateField(columns: width, rows: height, values: means)
    }

    /// The direction across the edges, of length 1, where all of them run alike, so that a shift along them changes nothing;
    /// nil where the field has edges both ways.
    ///
    /// It is the eigenvector of the sum of the gradients' products, whose smaller eigenvalue tells whether a shift can be
    /// measured (Shi and Tomasi, "Good Features to Track", 1994). The gradients are Sobel's.
    var onlyNormal: SIMD2<Double>? {
        guard columns > 2, rows > 2 else { return nil }
        var (east, south, mixed) = (0.0, 0.0, 0.0)
        for row in 1..<(rows - 1) {
            for column in 1..<(columns - 1) {
                let middle = row * columns + column
                let (above, below) = (middle - columns, middle + columns)
                let corners = (values[below + 1] - values[above - 1], values[above + 1] - values[below - 1])
                let x = Double(corners.0 + corners.1 + 2 * (values[middle + 1] - values[middle - 1]))
                let y = Double(corners.0 - corners.1 + 2 * (values[below] - values[above]))
                (east, south, mixed) = (east + x * x, south + y * y, mixed + x * y)
            }
        }
        let (mean, half) = ((east + south) / 2, (east - south) / 2)
        let spread = (half * half + mixed * mixed).squareRoot()
        guard mean - spread < Self.leastTexture * (mean + spread) else { return nil }
        let angle = atan2(mixed, half) / 2
        return [cos(angle), sin(angle)]
    }

    /// Returns the shift, within the reach of a first guess, after which the field is most like the other one.
    ///
    /// - Parameter step: The distance of the rows and columns that are compared.
    func shift(onto other: RateField, around guess: (columns: Int, rows: Int), reach: Int, step: Int) -> Shift {
        var best = Shift(columns: guess.columns, rows: guess.rows, correlation: -1)
        for rows in (guess.rows - reach)...(guess.rows + reach) {
            for columns in (guess.columns - reach)...(guess.columns + reach) {
                let correlation = correlation(with: other, shiftedBy: columns, rows, step: step)
                if correlation > best.correlation {
                    best = Shift(columns: columns, rows: rows, correlation: correlation)
                }
            }
        }
        return best
    }

    private func correlation(with other: RateField, shiftedBy column: Int, _ row: Int, step: Int) -> Double {
        let (firstRow, lastRow) = (max(0, -row), min(rows, rows - row))
        let (firstColumn, lastColumn) = (max(0, -column), min(columns, columns - column))
        guard firstRow < lastRow, firstColumn < lastColumn else { return -1 }
        var (count, sumA, sumB, squaresA, squaresB, products): (Float, Float, Float, Float, Float, Float) =
            (0, 0, 0, 0, 0, 0)
        values.withUnsafeBufferPointer { mine in
            other.values.withUnsafeBufferPointer { others in
                var line = firstRow
                while line < lastRow {
                    let (own, theirs) = (line * columns, (line + row) * columns + column)
                    var place = firstColumn
                    while place < lastColumn {
                        let (a, b) = (mine[own + place], others[theirs + place])
                        if a != 0 || b != 0 {
                            sumA += a
                            sumB += b
                            squaresA += a * a
                            squaresB += b * b
                            products += a * b
                        }
                        count += 1
                        place += step
                    }
                    line += step
                }
            }
        }
        let covariance = products - sumA * sumB / count
        let variances = (squaresA - sumA * sumA / count) * (squaresB - sumB * sumB / count)
        return variances > 0 ? Double(covariance / variances.squareRoot()) : -1
    }
}
