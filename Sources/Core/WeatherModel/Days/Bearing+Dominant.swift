import Foundation

extension Bearing {
    /// Returns the direction of the mean wind vector of the rows; a row without a speed counts as 1 m/s.
    ///
    /// Returns nil if the winds cancel each other out, that is, if the mean vector is shorter than a tenth of the mean
    /// speed.
    static func dominant(of hours: [Hour]) -> Bearing? {
        var (north, east, total) = (0.0, 0.0, 0.0)
        for hour in hours {
            guard let direction = hour.windDirection else { continue }
            let speed = hour.windSpeed?.value ?? 1
            let angle = direction.value * .pi / 180
            north += speed * cos(angle)
            east += speed * sin(angle)
            total += speed
        }
        guard total > 0, hypot(north, east) >= 0.1 * total else { return nil }
        let degrees = atan2(east, north) * 180 / .pi
        return Bearing(degrees < 0 ? degrees + 360 : degrees)
    }
}
