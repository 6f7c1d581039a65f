/// The lines that no label lies on.
extension MeteogramDrawing {
    /// Where the upright lines in view are: midnights, changes of the clock, and now.
    var uprightLines: [Double] {
        (meteogram.days + meteogram.clockChanges).filter { view.contains($0.start) && $0.start > view.lowerBound }
            .map { x($0.start).rounded() + 0.5 } + [nowX].compactMap { $0 }
    }

    /// Those lines within a lane, as wide as they are drawn.
    func uprightLines(in lane: Rectangle) -> [Rectangle] {
        uprightLines.map { Rectangle(x: $0 - 1, y: lane.y, width: 2, height: lane.height) }
    }

    /// The line of the curve's reference, such as 0°; nil where it is out of view.
    var referenceLine: Rectangle? {
        meteogram.curve.reference.flatMap { y(of: $0.value) }.map {
            Rectangle(x: layout.plot.x, y: $0 - 1, width: layout.plot.width, height: 2)
        }
    }

    /// The heights that the curve has between two places; nil where it is broken.
    ///
    /// It is highest and lowest at its points, or where it is cut.
    func curveHeights(from left: Double, to right: Double) -> ClosedRange<Double>? {
        let edges = bands.flatMap { [$0.upper, $0.lower] }.filter { $0.count > 1 }
        let heights = (runs + edges).flatMap { run in
            run.filter { left <= $0.x && $0.x <= right }.map(\.y)
                + [left, right].compactMap { MonotoneCurve.y(at: $0, run) }
        }
        return heights.min().flatMap { top in heights.max().map { top...$0 } }
    }

    /// The middles of the free rooms between upright lines of a lane, from the widest to the narrowest.
    func middles(of lane: ClosedRange<Double>) -> [Double] {
        let edges = ([lane.lowerBound] + uprightLines.filter { lane.contains($0) }.sorted() + [lane.upperBound])
        return zip(edges, edges.dropFirst()).sorted { $0.1 - $0.0 > $1.1 - $1.0 }.map { ($0 + $1) / 2 }
    }
}
