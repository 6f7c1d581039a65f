/// The colour of an area or of a line, even or changing across it.
public enum Paint: Sendable, Hashable {
    /// A colour, and how opaque it is from 0 to 1.
    case even(Colour, opacity: Double = 1)
    /// A gradient from top to bottom; the stops lie at pixels of the drawing.
    case vertical([PaintStop])
    /// A gradient from left to right; the stops lie at pixels of the drawing.
    case horizontal([PaintStop])
    /// A gradient from the centre outwards; the stops lie at shares of the radii, 0 to 1.
    case radial(centre: Point, radiusX: Double, radiusY: Double, [PaintStop])
}

extension Paint {
    /// The same colours, all of them with this opacity, 0 to 1.
    func faded(to opacity: Double) -> Paint {
        func faded(_ stops: [PaintStop]) -> [PaintStop] {
            stops.map { PaintStop($0.place, $0.colour, opacity: opacity) }
        }
        return switch self {
        case .even(let colour, _): .even(colour, opacity: opacity)
        case .vertical(let stops): .vertical(faded(stops))
        case .horizontal(let stops): .horizontal(faded(stops))
        case .radial(let centre, let radiusX, let radiusY, let stops):
            .radial(centre: centre, radiusX: radiusX, radiusY: radiusY, faded(stops))
        }
    }
}

/// A colour at a place along a changing paint.
public struct PaintStop: Sendable, Hashable {
    /// A pixel of the drawing, or a share of a radius from 0 to 1.
    public let place: Double
    /// The colour there.
    public let colour: Colour
    /// The colour's opacity, from 0 for invisible to 1.
    public let opacity: Double

    /// - Parameter place: A pixel of the drawing, or a share of a radius.
    public init(_ place: Double, _ colour: Colour, opacity: Double = 1) {
        (self.place, self.colour, self.opacity) = (place, colour, opacity)
    }
}

/// How a line is drawn, with round ends and joints.
public struct Stroke: Sendable, Hashable {
    /// The width in pixels.
    public let width: Double
    /// Lengths drawn and left out by turns; empty for an unbroken line.
    public let dash: [Double]
    /// Its colour.
    public let paint: Paint

    /// - Parameter width: The line's width in pixels.
    public init(_ paint: Paint, width: Double, dash: [Double] = []) {
        (self.paint, self.width, self.dash) = (paint, width, dash)
    }
}
