/// How much room something asks for along one axis, in pixels.
public struct SizeRequest: Sendable, Equatable {
    /// Below it, something would be cut off.
    public var least: Int
    /// With it, everything has its room; never less than the least.
    public var natural: Int

    /// - Parameter natural: Raised to the least where it is below it; the least itself if left out.
    public init(least: Int, natural: Int? = nil) {
        self.least = least
        self.natural = max(least, natural ?? least)
    }
}
