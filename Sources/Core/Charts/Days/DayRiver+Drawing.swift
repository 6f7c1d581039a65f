import WeatherModel

extension DayRiver {
    /// Where the band lies in the drawing of a row.
    struct Bed {
        /// The scale's ends in pixels from the left.
        let (left, right): (Double, Double)
        /// The height of the band's own day, and of the row.
        let (middle, height): (Double, Double)
        let scale: Double
        let palette: Palette
        /// The colour behind it.
        let ground: Colour

        func x(_ place: Double) -> Double { left + place * (right - left) }
    }

    /// Draws the band with its edges, and at the day's own low and high a dot each.
    ///
    /// The first day has its bar in their place.
    func draw(on drawing: inout Drawing, in bed: Bed) {
        let palette = bed.palette
        addReach(to: &drawing, in: bed)
        if !palette.isHighContrast {
            drawing.fill(
                band(\.low, \.high, bed), .horizontal(stops(bed, ColourRamp.filling(palette.style), opacity: 0.16)))
        }
        let width = (palette.isHighContrast ? 2 : 1.5) * bed.scale
        let paint: Paint =
            palette.isHighContrast
            ? .even(palette.text) : .horizontal(stops(bed, ColourRamp.temperature(palette.style), opacity: 0.6))
        for edge in [edge(\.low, bed), edge(\.high, bed)] {
            drawing.add(.stroke(Path(edge), Stroke(paint, width: width)))
        }
        guard !isFirst else { return }
        for (place, temperature) in [(middle.low, middle.coldest), (middle.high, middle.warmest)] {
            let point = Point(bed.x(place), bed.middle)
            let colour =
                palette.isHighContrast ? palette.text : ColourRamp.temperature(palette.style).colour(temperature)
            drawing.fill(.circle(point, radius: 4.2 * bed.scale), .even(bed.ground))
            drawing.fill(.circle(point, radius: 2.8 * bed.scale), .even(colour))
        }
    }

    /// Draws what lies outside of the band, as far as most runs of an ensemble go.
    private func addReach(to drawing: inout Drawing, in bed: Bed) {
        guard [top, middle, bottom].contains(where: { $0?.isWider == true }) else { return }
        if bed.palette.isHighContrast {
            for end in [\Section.outerLow, \.outerHigh] {
                drawing.add(.stroke(Path(edge(end, bed)), Stroke(.even(bed.palette.text), width: bed.scale)))
            }
        } else {
            let paint = Paint.horizontal(stops(bed, ColourRamp.filling(bed.palette.style), opacity: 0.08))
            drawing.fill(band(\.outerLow, \.low, bed), paint)
            drawing.fill(band(\.high, \.outerHigh, bed), paint)
        }
    }

    /// One side of the band from top to bottom, a curve that is upright at the day's own end.
    private func edge(_ end: KeyPath<Section, Double>, _ bed: Bed) -> [Path.Step] {
        let own = Point(bed.x(middle[keyPath: end]), bed.middle)
        let below = Point(bed.x(bottom[keyPath: end]), bed.height)
        var steps: [Path.Step] = [.move(own)]
        if let top {
            let above = Point(bed.x(top[keyPath: end]), 0)
            steps = [.move(above)] + [Self.half(from: above, to: own, isUprightAtEnd: true)]
        }
        return steps + [Self.half(from: own, to: below, isUprightAtEnd: false)]
    }

    /// Returns half of the curve between two days, whose control points are half way down: it turns in the row's edge.
    private static func half(from start: Point, to end: Point, isUprightAtEnd: Bool) -> Path.Step {
        let (across, down) = (end.x - start.x, end.y - start.y)
        return isUprightAtEnd
            ? .curve(start.moved(x: across / 2, y: down / 4), end.moved(x: 0, y: -down / 2), end)
            : .curve(start.moved(x: 0, y: down / 2), end.moved(x: -across / 2, y: -down / 4), end)
    }

    private func band(_ start: KeyPath<Section, Double>, _ end: KeyPath<Section, Double>, _ bed: Bed) -> Path {
        var steps = edge(start, bed)
        let right = edge(end, bed)
        // Back up along the other side.
        var from = Point(bed.x(bottom[keyPath: end]), bed.height)
        steps.append(.line(from))
        for index in right.indices.dropFirst().reversed() {
            guard case .curve(let first, let second, _) = right[index] else { continue }
            let to: Point =
                switch right[index - 1] {
                case .move(let point), .curve(_, _, let point): point
                default: from
                }
            steps.append(.curve(second, first, to))
            from = to
        }
        return Path(steps + [.close])
    }

    /// The colours of the temperatures from the left to the right end of the band.
    private func stops(_ bed: Bed, _ ramp: ColourRamp, opacity: Double) -> [PaintStop] {
        let sections = [top, middle, bottom].compactMap { $0 }
        let ends = sections.flatMap { [($0.low, $0.coldest.value), ($0.high, $0.warmest.value)] }.sorted { $0 < $1 }
        guard let first = ends.first, let last = ends.last, first.0 < last.0, first.1 < last.1 else {
            let colour = ramp.colour(middle.warmest)
            return [PaintStop(bed.left, colour, opacity: opacity), PaintStop(bed.right, colour, opacity: opacity)]
        }
        let between = ramp.stops.map(\.number).filter { first.1 < $0 && $0 < last.1 }
        return ([first.1] + between + [last.1]).map { degrees in
            let place = first.0 + (degrees - first.1) / (last.1 - first.1) * (last.0 - first.0)
            return PaintStop(bed.x(place), ramp.colour(degrees), opacity: opacity)
        }
    }
}
