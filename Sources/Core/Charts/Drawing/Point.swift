/// A place in a drawing, in pixels at 100 % text from its top left corner.
public struct Point: Sendable, Hashable {
    /// The distance from the left edge to the right, in pixels at 100 % text.
    public var x: Double
    /// The distance from the top edge downwards, in pixels at 100 % text.
    public var y: Double

    /// Takes pixels to the right and downwards.
    public init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
    }

    /// Returns the point so many pixels further to the right and downwards.
    public func moved(x: Double = 0, y: Double = 0) -> Point { Point(self.x + x, self.y + y) }
}
