extension SkyScene {
    /// Stars, then moon or sun at their true height.
    func addBodies(to drawing: inout Drawing) {
        if !sky.isDay { addStars(to: &drawing) }
        if let sun = sky.sun, sky.isDay {
            let stand = stand(of: sun, radius: 17)
            addGlow(
                at: stand.point, radius: 120, [(0, 0xFFE9A6, 0.55), (0.25, 0xFFE29A, 0.22), (1, 0xFFE29A, 0)],
                to: &drawing)
            if stand.isFree {
                drawing.fill(
                    .circle(stand.point, radius: 17),
                    .vertical([
                        PaintStop(stand.point.y - 17, Colour(0xFFF0B8)),
                        PaintStop(stand.point.y + 17, Colour(0xFFD867)),
                    ]))
            }
        }
        if let moon = sky.moon, !sky.isDay {
            let stand = stand(of: moon.body, radius: 17)
            let light = 0.12 + 0.22 * moon.illumination
            addGlow(
                at: stand.point, radius: 72, [(0, 0xCFD8FF, light), (0.3, 0xB9C6FF, light * 0.4), (1, 0xB9C6FF, 0)],
                to: &drawing)
            if stand.isFree { addMoon(moon, at: stand.point, to: &drawing) }
        }
    }

    /// Height by altitude, side by azimuth, moved sideways to where no word is.
    private func stand(of body: SkyBody, radius: Double) -> (point: Point, isFree: Bool) {
        let (horizon, zenith) = (min(height - 8, 176), 32.0)
        let y = horizon - (horizon - zenith) * min(max(body.altitude, 0), 90) / 90
        let share = min(max(sky.share(of: body), 0.04), 0.96)
        let wished = share * width
        let free = stride(from: 0.0, through: width, by: 8).lazy.flatMap { [wished - $0, wished + $0] }
            .first { isFree(Point($0, y), reach: radius + 6) }
        return (Point(free ?? wished, y), free != nil)
    }

    /// Light around a body that ends before the words do.
    private func addGlow(
        at point: Point, radius: Double, _ stops: [(Double, UInt32, Double)], to drawing: inout Drawing
    ) {
        let reach = min(radius, distanceToWords(point))
        guard reach > 20 else { return }
        drawing.fill(
            .circle(point, radius: reach),
            .radial(
                centre: point, radiusX: reach, radiusY: reach,
                stops.map { PaintStop($0.0, Colour($0.1), opacity: $0.2) }))
    }

    private func addMoon(_ moon: SkyMoon, at centre: Point, to drawing: inout Drawing) {
        let radius = 17.0
        drawing.fill(.circle(centre, radius: radius), .even(Colour(0x7480AB), opacity: 0.6))
        drawing.fill(
            .litMoon(
                moon.illumination, isOnTheRight: moon.isLitOnTheRight, centre: centre, radius: radius),
            .vertical([
                PaintStop(centre.y - radius, Colour(0xFBF6E2)), PaintStop(centre.y + radius, Colour(0xD9D2B4)),
            ]))
        guard moon.illumination > 0.6 else { return }
        let side = moon.isLitOnTheRight ? 1.0 : -1.0
        // The seas, where the disc is lit around full moon.
        for (x, y, size) in [(-0.25, -0.2, 0.2), (0.2, 0.25, 0.26), (0.3, -0.35, 0.13)] {
            drawing.fill(
                .circle(centre.moved(x: x * radius * side, y: y * radius), radius: size * radius),
                .even(Colour(0xC3BB9B), opacity: 0.35))
        }
    }

    private func addStars(to drawing: inout Drawing) {
        // As many in free sky, whatever part of it the words take.
        let count = Int(width / 10 * (1 - sky.cloudCover * 0.8))
        let free = Scatter(beginning: 7).prefix(count * 3).lazy
            .map { Point($0.x * width, $0.y * height) }.filter { isFree($0, reach: 4) }
        for (index, point) in free.prefix(count).enumerated() {
            let radius = [0.5, 0.6, 0.8, 1, 1.3][index % 5]
            // Paler towards the horizon.
            let light = (0.3 + 0.5 * Double((index * 7) % 10) / 10) * (1 - 0.6 * point.y / height)
            drawing.fill(.circle(point, radius: radius), .even(Colour(0xFFFFFF), opacity: light))
        }
    }
}
