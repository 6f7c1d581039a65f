extension MeteogramDrawing {
    /// The upper and the lower edge of the band in which the curve may lie, from now on.
    typealias BandEdges = (upper: [Point], lower: [Point])

    /// Pixels below which the band is no wider than the curve, which is drawn alone there.
    private static var leastBand: Double { 3 }

    /// Each unbroken run of the band, a little beyond the view on both sides, from now on, which is known.
    var bands: [BandEdges] {
        let near = meteogram.hours(in: (view.lowerBound - 6)...(view.upperBound + 6))
        let now = meteogram.now ?? -.infinity
        return near.filter { $0.start > now || $0.band != nil }.split { $0.band == nil || $0.value == nil }.map { run in
            var edges: BandEdges = ([], [])
            if let first = run.first, first.start > now, first.start - now <= first.length, let start = startOfBand {
                edges = ([start], [start])
            }
            for row in run {
                guard let value = row.value, let band = row.band else { continue }
                let (top, middle, bottom) = (
                    unboundedY(band.upperBound), unboundedY(value), unboundedY(band.lowerBound)
                )
                let isThin = bottom - top < Self.leastBand
                edges.upper.append(Point(x(row.start), isThin ? middle : top))
                edges.lower.append(Point(x(row.start), isThin ? middle : bottom))
            }
            return edges
        }
    }

    private var startOfBand: Point? {
        meteogram.now.flatMap { now in
            meteogram.isAged ? nil : curveY(at: x(now)).map { Point(x(now), $0) }
        }
    }

    /// Draws the band in the curve's colours, in high contrast its edges.
    func addBands(to drawing: inout Drawing) {
        for band in bands {
            let plot = layout.plot.x...layout.plot.right
            let (upper, lower) = (Self.clipped(band.upper, to: plot), Self.clipped(band.lower, to: plot))
            guard upper.count > 1, upper.count == lower.count else { continue }
            if palette.isHighContrast {
                for edge in [upper, lower] {
                    drawing.add(.stroke(MonotoneCurve.path(edge), Stroke(.even(palette.accent), width: 1)))
                }
            } else {
                drawing.fill(MonotoneCurve.area(between: upper, and: lower), curvePaint.faded(to: 0.26))
            }
        }
    }
}
