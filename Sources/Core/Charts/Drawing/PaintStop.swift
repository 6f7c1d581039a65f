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
