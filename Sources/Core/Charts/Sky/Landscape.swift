public import WeatherModel

/// The land on the horizon of a place: the same ridges whenever it is looked at and at every width.
public struct Landscape: Sendable, Hashable {
    /// The seed of the shapes of its ridges: its coordinates to 0.01°.
    let seed: UInt64
    /// Whether it is so low that no ridge is seen: a plain or a sea.
    public let isFlat: Bool
    /// Whether snow lies on it.
    public let hasSnow: Bool

    /// Some hills, for a sky over no place.
    public static let anywhere = Landscape(Coordinates(clampingLatitude: 0, longitude: 0))

    /// The metres below which a place has no ridges.
    private static let lowland = 20.0

    /// - Parameters:
    ///   - elevation: The place's height above sea level; nil, which is taken for hills, where it is not known.
    ///   - hasSnow: Whether snow lies there now.
    public init(_ coordinates: Coordinates, elevation: Distance? = nil, hasSnow: Bool = false) {
        let north = Int64((coordinates.latitude * 100).rounded())
        let east = Int64((coordinates.longitude * 100).rounded())
        seed = UInt64(bitPattern: north &* 100_003 &+ east)
        isFlat = elevation.map { $0.value < Self.lowland } ?? false
        self.hasSnow = hasSnow
    }
}

/// What lies in front of a sky, in pixels from its top left corner.
public struct SkyRoom: Sendable, Hashable {
    /// Boxes of words and buttons that stand on the sky itself.
    public var words: [Rectangle]
    /// Boxes that have a ground of their own, through which the sky is seen.
    public var tiles: [Rectangle]
    /// Whether ridges run on behind the tiles, where these are so opaque that their words are read over any line.
    public var keepsRidges = false
    /// Boxes that words of the row above pass over while the page is scrolled.
    public var passed: [Rectangle]
    /// Whether the page begins at its right edge.
    public var isMirrored: Bool

    /// Nothing lies there unless it is named.
    public init(
        words: [Rectangle] = [], tiles: [Rectangle] = [], passed: [Rectangle] = [], isMirrored: Bool = false
    ) {
        (self.words, self.tiles, self.passed, self.isMirrored) = (words, tiles, passed, isMirrored)
    }
}
