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
