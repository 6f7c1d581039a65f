/// A picture as values: a view, an SVG file and a test all draw the same marks.
public struct Drawing: Sendable, Hashable {
    /// The width in pixels.
    public let width: Double
    /// The height in pixels.
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

    /// Draws what the body adds as far as a mask lets it be seen.
    public mutating func mask(_ mask: SoftMask, _ body: (inout Drawing) -> Void) {
        var masked = Drawing(width: width, height: height)
        body(&masked)
        add(.masked(masked.marks, mask))
    }

    /// The lines of text.
    public var labels: [DrawnText] {
        marks.compactMap { mark in
            if case .label(let label) = mark { label } else { nil }
        }
    }
}
