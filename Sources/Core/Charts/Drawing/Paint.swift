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
