/// What lies in front of a sky, in pixels from its top left corner.
public struct SkyRoom: Sendable, Hashable {
    /// Boxes of words and buttons that stand on the sky itself.
    public var words: [Rectangle]
    /// Boxes that have a ground of their own, through which the sky is seen.
    public var tiles: [Rectangle]
    /// Whether the page begins at its right edge.
    public var isMirrored: Bool

    /// Nothing lies there unless it is named.
    public init(words: [Rectangle] = [], tiles: [Rectangle] = [], isMirrored: Bool = false) {
        (self.words, self.tiles, self.isMirrored) = (words, tiles, isMirrored)
    }
}
