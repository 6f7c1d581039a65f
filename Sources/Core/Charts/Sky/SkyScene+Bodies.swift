import Foundation

extension SkyScene {
    private static let sunRadius = 14.0
    private static let moonRadius = 13.0

    /// The moon or the sun.
    func addBodies(to drawing: inout Drawing) {
        if sky.isDay, let point = stand(of: sky.sun) {
            let isWarm = sky.sun.altitude < Self.warmAltitude
            drawing.fill(
                discAboveHorizon(point),
                .radial(
                    centre: point, radiusX: Self.sunRadius, radiusY: Self.sunRadius,
                    [
                        PaintStop(0, Colour(isWarm ? 0xFFF0D6 : 0xFFFAF0)),
                        PaintStop(1, Colour(isWarm ? 0xFFB867 : 0xFFD873)),
                    ]))
        }
        if let moon = sky.moon, let point = stand(of: moon.body) { addMoon(moon, at: point, to: &drawing) }
    }

    /// Stars from the middle of dusk on, fewer behind clouds.
    func addStars(to drawing: inout Drawing) {
        let strength = min(max((-6 - sky.sun.altitude) / 8, 0), 1) * (sky.kind == .cloudy ? 0.6 : 1)
        guard strength > 0 else { return }
        let moon = sky.moon.flatMap { stand(of: $0.body) }
        // As many in free sky, whatever part of it the words take.
        let count = Int(width / 10 * (1 - sky.cloudCover * 0.8))
        let free = Scatter(beginning: 7, stray: 0.1).prefix(count * 3).lazy
            .map { Point($0.x * width, $0.y * (horizon - 8)) }.filter { point in
                guard isFree(point, reach: 7.5) else { return false }
                return moon.map { hypot($0.x - point.x, $0.y - point.y) > 34 } ?? true
            }
        for (index, point) in free.prefix(count).enumerated() {
            let radius = [0.5, 0.6, 0.8, 1, 1.3][index % 5]
            // Paler towards the horizon.
            let light = (0.3 + 0.5 * Double((index * 7) % 10) / 10) * (1 - 0.6 * point.y / height)
            drawing.fill(.circle(point, radius: radius), .even(Colour(0xFFFFFF), opacity: light * strength))
        }
    }

    /// The middle of a body: its height by altitude, its side by azimuth, moved to the nearest place where no word is,
    /// sideways if it can be; nil where there is none.
    func stand(of body: SkyBody) -> Point? {
        let reach = 14 + Self.sunRadius
        let x = min(max(sky.share(of: body), 0.04), 0.96) * width
        let y = horizon - rise(of: body)
        let rows = stride(from: 0.0, through: height, by: 12).lazy.flatMap { [y - $0, y + $0] }
            .filter { $0 == y || (32...max(32, horizon - 28)).contains($0) }
        for row in rows {
            let free = stride(from: 0.0, through: width, by: 8).lazy.flatMap { [x - $0, x + $0] }
                .first { isFree(Point($0, row), reach: reach) }
            if let free { return Point(free, row) }
        }
        return nil
    }

    /// Pixels above the horizon; each degree counts most close to it, so that a low body is seen low.
    private func rise(of body: SkyBody) -> Double {
        let degree = 4.3 * max(horizon / 110, 1)
        let (low, top) = (6.0, max(horizon - 32, 6 * degree))
        guard body.altitude > low else { return body.altitude * degree }
        return low * degree + (top - low * degree) * ((min(body.altitude, 90) - low) / (90 - low)).squareRoot()
    }

    private func discAboveHorizon(_ centre: Point) -> Path {
        let above = horizon - centre.y
        guard above < Self.sunRadius else { return .circle(centre, radius: Self.sunRadius) }
        let cut = asin(max(above / Self.sunRadius, -1))
        return Path([
            .move(centre.moved(x: -cos(cut) * Self.sunRadius, y: above)),
            .arc(centre: centre, radius: Self.sunRadius, from: .pi - cut, to: 2 * .pi + cut), .close,
        ])
    }

    private func addMoon(_ moon: SkyMoon, at centre: Point, to drawing: inout Drawing) {
        let radius = Self.moonRadius
        // What is not lit is only a little brighter than the sky, and hides the stars.
        let dark = colours.stops[0].mixed(with: Colour(0xE9E6D8), share: 0.12)
        drawing.fill(.circle(centre, radius: radius), .even(dark))
        drawing.fill(
            .litMoon(
                moon.illumination, isOnTheRight: moon.isLitOnTheRight, centre: centre, radius: radius),
            .even(Colour(0xE9E6D8)))
        guard moon.illumination > 0.6 else { return }
        let side = moon.isLitOnTheRight ? 1.0 : -1.0
        // The seas, where the disc is lit around full moon.
        for (x, y, size) in [(-0.25, -0.2, 0.2), (0.2, 0.25, 0.26), (0.3, -0.35, 0.13)] {
            drawing.fill(
                .circle(centre.moved(x: x * radius * side, y: y * radius), radius: size * radius),
                .even(Colour(0xC3BB9B), opacity: 0.4))
        }
    }
}
