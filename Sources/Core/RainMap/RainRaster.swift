package import WeatherModel

/// A frame on a small map around a place, north up, as steps of the rate.
package struct RainRaster: Sendable, Equatable {
    /// The steps of the rate, by their lower limits of 0.1, 0.5, 2.5, 7.6 and 30 millimetres an hour.
    package enum Step: Int, Sendable, Comparable, CaseIterable {
        case dry, trace, light, moderate, heavy, violent

        /// The lowest rate of each step but the first.
        package static let limits = [0.1, 0.5, 2.5, 7.6, 30]

        /// Makes the step of a rate in millimetres an hour.
        package init(rate: Double) {
            self = Self(rawValue: Self.limits.count { rate >= $0 }) ?? .violent
        }

        package static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
    }

    package let columns: Int
    private let steps: [Step?]

    /// - Parameters:
    ///   - side: The metres that a dot of the map is wide and high; a dot has the highest rate found in it.
    package init(
        _ frame: RadarFrame, _ grid: RadarGrid, around place: Coordinates, columns: Int, rows: Int, side: Double
    ) {
        self.columns = columns
        // The dots are looked at in quarters, which are no larger than a cell.
        let quarters = [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)]
        steps = (0..<columns * rows).map { number in
            let east = Double(number % columns) - Double(columns - 1) / 2
            let south = Double(number / columns) - Double(rows - 1) / 2
            let rates = quarters.compactMap { quarter -> Double? in
                let point = place.point(
                    metresEast: (east + quarter.0) * side, north: -(south + quarter.1) * side)
                return grid.cell(at: point).flatMap { frame.rate(grid.index($0)) }
            }
            return rates.max().map { Step(rate: $0) }
        }
    }

    /// The step of a dot; nil if no radar sees it.
    package subscript(column column: Int, row row: Int) -> Step? { steps[row * columns + column] }
}
