extension SkyScene {
    /// The horizon: hills behind each other, or a plain with the light of sun or moon on it.
    func addLand(to drawing: inout Drawing) {
        if sky.kind == .fog {
            addHills(Array(Ridge.all(of: sky.land).suffix(1)), to: &drawing)
            let middle = wordColour.luminance < 0.5 ? 0.3 : 0.14
            let top = height - 60
            drawing.fill(
                .rectangle(Rectangle(x: 0, y: top, width: width, height: height - top)),
                .vertical([
                    PaintStop(top, page, opacity: 0), PaintStop(height - 30, page, opacity: middle),
                    PaintStop(height - Self.veilEnd, page, opacity: 0.5), PaintStop(height, page, opacity: 1),
                ]))
        } else if sky.land.isFlat || sky.isBare {
            // While the weather is awaited, so may be the height of the place.
            addPlain(to: &drawing)
        } else {
            addHills(Ridge.all(of: sky.land), to: &drawing)
        }
    }

    /// The line of a ridge, from the left edge to the right one: never so high that it comes among words or tiles.
    func line(of ridge: Ridge, loweredBy depth: (Double) -> Double = { _ in 0 }) -> [Point] {
        let ceilings =
            room.words.map { (box: $0, y: $0.bottom + 4) }
            + (room.keepsRidges ? [] : room.tiles.map { (box: $0, y: $0.bottom + 3) })
        return stride(from: 0.0, through: width + 4, by: 4).map { x in
            let fromStart = room.isMirrored ? width - x : x
            let free = height - ridge.height(fromStart)
            let y = ceilings.reduce(free) { y, ceiling in
                let distance = max(ceiling.box.x - x, 0, x - ceiling.box.right)
                guard distance < Self.slope, ceiling.y > free else { return y }
                let share = distance / Self.slope
                return max(y, free + (ceiling.y - free) * (1 - share * share * (3 - 2 * share)))
            }
            return Point(x, min(y + depth(fromStart), height))
        }
    }

    /// The last pixels of fog, free of words, in which it becomes the page: its edge would be seen where no ridge covers it.
    private static let veilEnd = 10.0

    /// The pixels beside words over which a ridge comes up to its own height.
    private static let slope = 32.0

    private func addHills(_ ridges: [Ridge], to drawing: inout Drawing) {
        let bottom = colours.bottom
        for ridge in ridges {
            let top = bottom.mixed(with: page, share: ridge.paleness)
            let paint = Paint.vertical([
                PaintStop(height - ridge.top, top),
                PaintStop(height - ridge.top * 0.45, top.mixed(with: page, share: 0.25)), PaintStop(height, page),
            ])
            if hasSnow {
                let snow = bottom.mixed(with: Colour(0xFFFFFF), share: snowShare)
                drawing.fill(area(below: line(of: ridge)), .even(snow))
                drawing.fill(area(below: line(of: ridge, loweredBy: ridge.snow)), paint)
            } else {
                drawing.fill(area(below: line(of: ridge)), paint)
            }
        }
    }

    private var hasSnow: Bool { sky.kind == .snow || sky.land.hasSnow }

    private var snowShare: Double {
        switch sky.sun.altitude {
        case 6...: 0.8
        case -5..<6: 0.62
        default: 0.42
        }
    }

    private func area(below line: [Point]) -> Path {
        Path.line([Point(0, height)] + line + [Point(width + 4, height)])
    }

    /// The top of the plain: its line would be seen through tiles, and so lies below those that reach it.
    private var plainTop: Double {
        let reached = room.tiles.filter { $0.y < horizon && $0.bottom > horizon - 1 }
        return min(reached.map { $0.bottom + 3 }.reduce(horizon, max), height)
    }

    private func addPlain(to drawing: inout Drawing) {
        let horizon = plainTop
        let bottom = hasSnow ? colours.bottom.mixed(with: Colour(0xFFFFFF), share: snowShare) : colours.bottom
        drawing.fill(
            .rectangle(Rectangle(x: 0, y: horizon, width: width, height: height - horizon)),
            .vertical([
                PaintStop(horizon, bottom.mixed(with: page, share: 0.3)),
                PaintStop((horizon + height) / 2, bottom.mixed(with: page, share: 0.62)), PaintStop(height, page),
            ]))
        drawing.fill(
            .rectangle(Rectangle(x: 0, y: horizon - 0.5, width: width, height: 1)),
            .even(colours.bottom.mixed(with: Colour(0x081220), share: 0.25), opacity: 0.55))
        addGlint(to: &drawing)
    }

    /// The light of a sun or moon that is seen, on the plain below it.
    private func addGlint(to drawing: inout Drawing) {
        guard hasBodies, !sky.isBare, let body = sky.isDay ? sky.sun : sky.moon?.body, let x = stand(of: body)?.x else {
            return
        }
        let horizon = plainTop
        let isWarm = sky.isDay && sky.sun.altitude < Self.warmAltitude
        let colour = Colour(isWarm ? 0xFFE2B8 : 0xFFFFFF)
        drawing.fill(
            .rectangle(Rectangle(x: x - 90, y: horizon - 0.5, width: 180, height: 1)),
            .radial(
                centre: Point(x, horizon), radiusX: 90, radiusY: 90,
                [PaintStop(0, colour, opacity: 0.95), PaintStop(1, colour, opacity: 0)]))
        for (index, width) in [42.0, 32, 22, 12].enumerated() {
            drawing.fill(
                .rectangle(
                    Rectangle(x: x - width / 2, y: horizon + 3.5 + 4 * Double(index), width: width, height: 1)),
                .even(colour, opacity: 0.4 - 0.1 * Double(index)))
        }
    }
}
