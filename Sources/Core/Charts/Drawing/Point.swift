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

/// An upright rectangle of a drawing, in pixels.
public struct Rectangle: Sendable, Hashable {
    /// The left edge, in pixels from that of the drawing.
    public var x: Double
    /// The top edge, in pixels from that of the drawing.
    public var y: Double
    /// The width in pixels, 0 or more.
    public var width: Double
    /// The height in pixels, 0 or more.
    public var height: Double

    /// Takes pixels; a negative size is none.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
    }

    /// The right edge, in pixels from the drawing's left one.
    public var right: Double { x + width }
    /// The bottom edge, in pixels from the drawing's top one.
    public var bottom: Double { y + height }
    /// The point where its diagonals meet.
    public var centre: Point { Point(x + width / 2, y + height / 2) }

    /// Whether the two have an area in common; rectangles that only touch have none.
    public func overlaps(_ other: Rectangle) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    /// Whether all of the other lies inside.
    public func contains(_ other: Rectangle) -> Bool {
        x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
    }

    /// Grown by so many pixels to every side; shrunk by a negative number.
    public func grown(by margin: Double) -> Rectangle {
        Rectangle(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
