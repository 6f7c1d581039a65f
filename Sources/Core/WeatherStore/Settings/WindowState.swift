/// How the user left the window.
public struct WindowState: Sendable, Hashable, Codable {
    private enum CodingKeys: String, CodingKey {
        case width, height
        case isMaximized = "maximized"
    }

    /// The width in pixels, 1 to 10,000, while it is not maximised.
    public var width: Int
    /// The height in pixels while it is not maximised, 1 to 10,000.
    public var height: Int
    /// Whether the window was maximised.
    public var isMaximized: Bool

    /// Returns nil for an impossible size.
    public init?(width: Int, height: Int, isMaximized: Bool) {
        guard (1...10_000).contains(width), (1...10_000).contains(height) else { return nil }
        (self.width, self.height, self.isMaximized) = (width, height, isMaximized)
    }

    /// - Throws: `DecodingError` for a size no window has, too; a window that does not say is not maximised.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let state = Self(
            width: try values.decode(Int.self, forKey: .width), height: try values.decode(Int.self, forKey: .height),
            isMaximized: try values.decodeIfPresent(Bool.self, forKey: .isMaximized) ?? false)
        guard let state else {
            throw DecodingError.dataCorruptedError(forKey: .width, in: values, debugDescription: "no window's size")
        }
        self = state
    }
}
