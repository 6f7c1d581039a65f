/// A place in a drawing, in pixels at 100 % text from its top left corner.
public struct Point: Sendable, Hashable {
    /// The distance to the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// Takes pixels to the right and downwards.
    public init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
    }

    /// The point so much further.
    public func moved(x: Double = 0, y: Double = 0) -> Point { Point(self.x + x, self.y + y) }
}
