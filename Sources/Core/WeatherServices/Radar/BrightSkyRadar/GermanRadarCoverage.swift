import Foundation
import WeatherModel

/// The area that the seventeen radars of Germany's weather service see, each 150 kilometres far.
///
/// Bright Sky sends 0 for dry and for what no radar sees. The composite ends where its radars do: of all its cells, 53 in a
/// hundred lie in these circles and as many have values in its files, none of them a kilometre or more outside.
enum GermanRadarCoverage {
    /// The reach of a radar in metres.
    private static let reach = 150_000.0

    /// The radars by latitude and longitude, from Boostedt in the north to Feldberg in the south.
    private static let sites = [
        (54.1757, 12.0581), (54.0044, 10.0469), (53.5640, 6.7483), (52.6487, 13.8582), (52.4601, 9.6945),
        (52.1601, 11.1761), (51.4056, 6.9671), (51.3112, 8.8020), (51.1246, 13.7686), (50.5001, 11.1350),
        (50.1097, 6.5483), (49.9847, 8.7129), (49.5407, 12.4028), (48.5854, 9.7827), (48.1747, 12.1018),
        (48.0421, 10.2192), (47.8736, 8.0036),
    ].map { Coordinates(clampingLatitude: $0.0, longitude: $0.1) }

    /// Returns whether a radar sees the point.
    static func holds(_ point: Coordinates) -> Bool {
        sites.contains { $0.distance(to: point) <= reach }
    }

    /// Returns whether each cell of the grid is seen, in row order.
    ///
    /// The circles are drawn on the grid's plane with its scale at their middles, which is wrong by less than a cell.
    static func cells(of grid: RadarGrid) -> [Bool] {
        var seen = [Bool](repeating: false, count: grid.count)
        for site in sites {
            let middle = grid.position(of: site)
            let radius = reach / 1000 * PolarStereographicProjection.scale(at: site)
            for row in 0..<grid.rows {
                let north = Double(row) - middle.y
                guard abs(north) <= radius else { continue }
                let half = (radius * radius - north * north).squareRoot()
                let (west, east) = (max(0, middle.x - half), min(Double(grid.columns - 1), middle.x + half))
                guard west <= east else { continue }
                for column in Int(west.rounded(.up))...max(Int(west.rounded(.up)), Int(east))
                where column < grid.columns { seen[row * grid.columns + column] = true }
            }
        }
        return seen
    }
}
