/// An sRGB colour with components from 0 to 1.
public struct RGBA: Sendable, Hashable {
    /// The red, green and blue components and the opacity.
    public var red, green, blue, alpha: Double

    /// Makes a colour, by default an opaque one.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
