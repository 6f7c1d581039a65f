/// How the user left the window.
public struct WindowState: Sendable, Hashable {
    /// In pixels, 1 to 10,000, while it is not maximised.
    public var width: Int
    /// In pixels, 1 to 10,000, while it is not maximised.
    public var height: Int
    /// Whether it took the whole screen.
    public var isMaximized: Bool

    /// Nil for a size no window has.
    public init?(width: Int, height: Int, isMaximized: Bool) {
        guard (1...10_000).contains(width), (1...10_000).contains(height) else { return nil }
        (self.width, self.height, self.isMaximized) = (width, height, isMaximized)
    }
}
