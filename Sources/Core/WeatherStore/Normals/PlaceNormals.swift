public import WeatherModel

/// What normals say of single places, which lie higher or lower than the cells do.
///
/// Nothing is told of a place at sea, of one whose height is not known, and where the land is steep.
public struct PlaceNormals: Sendable {
    private let normals: MonthlyNormals
    /// The heights of the same cells; nil where they are not known.
    private let heights: CellHeights?

    /// The kelvins by which air is colder for each metre of height, in the ICAO Standard Atmosphere (Doc 7488).
    private static let lapse = 0.0065
    /// The metres by which a place may lie above or below its surroundings, and these among each other.
    private static let steep = 300.0

    /// - Parameter heights: The heights of the cells; those of another grid count as not known.
    public init(_ normals: MonthlyNormals, heights: CellHeights? = nil) {
        self.normals = normals
        self.heights = heights?.grid == normals.grid ? heights : nil
    }

    /// Returns the mean temperature that is usual on a date at a point; nil where nothing honest can be said.
    ///
    /// - Parameter altitude: The height of the point above sea level; nil where that is not known.
    public func usual(on date: CivilDate, at point: Coordinates, altitude: Distance?) -> UsualMean? {
        let land = normals.land(around: point)
        guard let altitude, let metres = metres(of: land, beside: altitude.value) else { return nil }
        // Each cell as it would be at the height of the place.
        let values = zip(land, metres).map { share, metres in
            let alone = NormalGrid.Share(cell: share.cell, weight: 1)
            return normals.mean(on: date, of: [alone]) + (metres - altitude.value) * Self.lapse
        }
        // Cells that part by more than such a height explains lie in mountains, or at a coast where the grid is no guide.
        guard let low = values.min(), let high = values.max(), high - low <= Self.steep * Self.lapse else { return nil }
        let mean = zip(land, values).reduce(0) { $0 + $1.0.weight * $1.1 }
        return UsualMean(temperature: Temperature(mean), years: normals.years)
    }

    /// Returns the height of each cell around a place, which without a file of heights is that of the place; nil where it is
    /// not known, and where the land is steep.
    private func metres(of land: [NormalGrid.Share], beside altitude: Double) -> [Double]? {
        guard let heights else {
            // Hardly any land lies below the sea, so that a low place is never high above what is around it.
            return abs(altitude) <= Self.steep ? land.map { _ in altitude } : nil
        }
        let known = land.compactMap { heights.metres(of: $0.cell) }
        guard known.count == land.count, let low = known.min(), let high = known.max(), high - low <= Self.steep else {
            return nil
        }
        let around = zip(land, known).reduce(0) { $0 + $1.0.weight * $1.1 }
        return abs(altitude - around) <= Self.steep ? known : nil
    }
}
