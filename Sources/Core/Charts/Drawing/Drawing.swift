/// A picture as values: a view, an SVG file and a test all draw the same marks.
public struct Drawing: Sendable, Hashable {
    /// In pixels.
    public let width: Double
    /// In pixels.
    public let height: Double
    /// What comes later lies on top.
    public private(set) var marks: [Mark] = []

    /// Nothing is drawn yet; sizes are in pixels.
    public init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }

    /// Draws on top of what there is.
    public mutating func add(_ mark: Mark) {
        marks.append(mark)
    }

    /// Fills an outline.
    public mutating func fill(_ path: Path, _ paint: Paint) {
        add(.fill(path, paint))
    }

    /// Draws a line through the points.
    public mutating func line(_ points: [Point], _ stroke: Stroke) {
        add(.stroke(.line(points), stroke))
    }

    /// Draws what the body adds as marks without an edge.
    public mutating func soften(_ body: (inout Drawing) -> Void) {
        var soft = Drawing(width: width, height: height)
        body(&soft)
        add(.soft(soft.marks))
    }

    /// The lines of text.
    public var labels: [Label] {
        marks.compactMap { mark in
            if case .label(let label) = mark { label } else { nil }
        }
    }
}
