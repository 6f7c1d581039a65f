import Charts

extension Path {
    /// A rectangle that holds all of it: control points included.
    var bounds: Rectangle {
        let points = steps.flatMap { step -> [Point] in
            switch step {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .arc(let centre, let radius, _, _):
                [centre.moved(x: -radius, y: -radius), centre.moved(x: radius, y: radius)]
            case .close: []
            }
        }
        let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}
