/// A colour in sRGB, each part 0 to 1.
public struct RGBA: Sendable, Hashable {
    /// Red, green, blue, and how opaque it is.
    public var red, green, blue, alpha: Double

    /// Opaque unless told otherwise.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
