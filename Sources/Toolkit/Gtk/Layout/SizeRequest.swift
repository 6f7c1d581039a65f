/// The size that something requests along an axis, in pixels.
public struct SizeRequest: Sendable, Equatable {
    /// The minimum size, below which content would be cut off.
    public var least: Int
    /// The natural size, which is never below the minimum.
    public var natural: Int

    /// - Parameter natural: The natural size, by default the minimum; raised to it if it is smaller.
    public init(least: Int, natural: Int? = nil) {
        self.least = least
        self.natural = max(least, natural ?? least)
    }
}
