import WeatherText

/// The second values beside those of the quantity: gusts, dew point, cloud, the sun without cloud, or the chance of rain.
extension QuantityDrawing {
    /// The places of the second values, each unbroken run by itself.
    var secondRuns: [[Point]] {
        let all = chart.style == .bars ? [chart.points] : runs(reported: true) + runs(reported: false)
        return all.flatMap { run in
            run.split { $0.second == nil }.map { part in
                part.compactMap { point in point.second.map { Point(x(of: point), secondY($0)) } }
            }
        }
    }

    func addSecond(to drawing: inout Drawing) {
        for points in secondRuns {
            switch chart.second?.form {
            case .points:
                for point in points {
                    drawing.fill(.circle(point, radius: Self.pointRadius + 1), .even(palette.card))
                    drawing.fill(.circle(point, radius: Self.pointRadius), .even(palette.secondaryText))
                }
            case .hanging:
                let top = points.map { Point($0.x, layout.plot.y) }
                if !palette.isHighContrast, points.count > 1 {
                    drawing.fill(MonotoneCurve.area(between: top, and: points), hangingPaint)
                }
                drawing.add(.stroke(MonotoneCurve.path(points), hangingEdge))
            case .line, nil: drawing.add(.stroke(MonotoneCurve.path(points), stroke(.second)))
            }
        }
    }

    /// The sign of points or of an area in the legend.
    func addSwatch(_ form: QuantityChart.SecondScale.Form, _ box: Rectangle, to drawing: inout Drawing) {
        guard form == .hanging else {
            return drawing.fill(.circle(box.centre, radius: Self.pointRadius), .even(palette.secondaryText))
        }
        if !palette.isHighContrast { drawing.fill(.rectangle(box, radius: 2), hangingPaint) }
        drawing.add(.stroke(.rectangle(box, radius: 2), hangingEdge))
    }

    /// What no number may lie on: the points of the second values, or the pieces of their lines.
    var secondObstacles: [Rectangle] {
        switch chart.second?.form {
        case .points:
            let reach = Self.pointRadius + 1
            return secondRuns.joined().map {
                Rectangle(x: $0.x - reach, y: $0.y - reach, width: 2 * reach, height: 2 * reach)
            }
        // An area is a ground, over which numbers are read.
        case .hanging: return []
        case .line, nil: return secondRuns.flatMap { Self.pieces($0) }
        }
    }

    private var hangingPaint: Paint { .even(palette.secondaryText, opacity: 0.12) }
    private var hangingEdge: Stroke {
        Stroke(.even(palette.secondaryText, opacity: palette.isHighContrast ? 1 : 0.45), width: 1)
    }
    private static var pointRadius: Double { 2.5 }
}
