public import BaseMap
public import WeatherModel

/// The rain map of one moment as values, of which a view asks drawings of its own size.
public struct RainMapPicture: Sendable {
    /// One radar frame on the map.
    public struct Rain: Sendable {
        let frame: RadarFrame
        let plane: RadarPlane
        let isFrozen: Bool
        let isEstimated: Bool

        /// - Parameters:
        ///   - plane: The frame's grid around the place of the map.
        ///   - isFrozen: Whether what falls is snow.
        ///   - isEstimated: Whether satellites and models fill in what radars do not see.
        public init(_ frame: RadarFrame, _ plane: RadarPlane, isFrozen: Bool, isEstimated: Bool = false) {
            (self.frame, self.plane, self.isFrozen, self.isEstimated) = (frame, plane, isFrozen, isEstimated)
        }
    }

    /// The place in the middle.
    private let place: Coordinates
    private let map: BaseMap?
    private let zoom: MapZoom
    private let rain: Rain?
    private let isAwaited: Bool
    private let labels: MapLabels

    /// - Parameters:
    ///   - map: The shapes; nil if they cannot be read.
    ///   - rain: The radar frame; nil for a map without rain.
    ///   - isAwaited: Whether a frame may still come; else a map without rain is veiled.
    public init(
        around place: Coordinates, _ map: BaseMap?, _ zoom: MapZoom, rain: Rain?, isAwaited: Bool, labels: MapLabels
    ) {
        (self.place, self.map, self.zoom) = (place, map, zoom)
        (self.rain, self.isAwaited, self.labels) = (rain, isAwaited, labels)
    }

    /// What the ground depends on beside size and style: two pictures with the same have the same ground.
    public var groundID: String { "\(place.latitude) \(place.longitude) \(zoom)" }

    /// What the rain depends on beside size and style: two pictures with the same have the same rain.
    public var rainID: Int {
        var hasher = Hasher()
        hasher.combine(groundID)
        hasher.combine(isAwaited)
        if let rain {
            hasher.combine(rain.plane.grid)
            hasher.combine(rain.frame.time)
            hasher.combine(rain.frame.measuredAt)
            hasher.combine(rain.isFrozen)
            hasher.combine(rain.isEstimated)
        }
        return hasher.finalize()
    }

    /// What the labels depend on beside size and style: two pictures with the same have the same labels.
    public var labelsID: Int {
        var hasher = Hasher()
        hasher.combine(groundID)
        hasher.combine(labels)
        // Where radars see is the same in all frames of a grid.
        hasher.combine(rain?.plane.grid)
        return hasher.finalize()
    }

    /// Returns the ground with what is drawn over the rain again.
    ///
    /// - Parameters:
    ///   - width: The width of the picture in pixels.
    ///   - height: The height of the picture in pixels.
    ///   - free: The part that nothing covers, in whose middle the place lies.
    public func ground(width: Double, height: Double, free: Rectangle, style: ColourStyle) -> MapGroundDrawing {
        MapGroundDrawing(map, projection(free), width: width, height: height, style: style)
    }

    /// Returns the rain of the frame, or a veil over all of the map where there is none.
    public func rain(width: Double, height: Double, free: Rectangle, style: ColourStyle) -> Drawing {
        guard let rain else {
            var drawing = Drawing(width: width, height: height)
            let palette = Palette(style)
            let whole = Path.rectangle(Rectangle(x: 0, y: 0, width: width, height: height))
            if !isAwaited, !palette.isHighContrast { drawing.fill(whole, .even(palette.background, opacity: 0.55)) }
            return drawing
        }
        return RadarDrawing(rain, projection(free), width: width, height: height, style: style).drawing
    }

    /// Returns what lies over the rain, and where the words about the sources are.
    ///
    /// - Parameters:
    ///   - covered: What lies over the map, so that nothing is written there.
    ///   - textScale: How much larger text is than at 100 %.
    ///   - isMirrored: Whether lines end at the left, so that the words about the sources are there.
    public func labels(
        over ground: MapGroundDrawing, width: Double, height: Double, free: Rectangle, covered: [Rectangle],
        textScale: Double, isMirrored: Bool = false, style: ColourStyle, measure: some TextMeasuring
    ) -> (drawing: Drawing, credit: Rectangle) {
        let labels = MapLabelsDrawing(
            labels, projection(free), ground, width: width, height: height, obstacles: covered,
            unseen: rain.map { UnseenArea($0, projection(free), width: width, height: height) },
            textScale: textScale, isMirrored: isMirrored, style: style, measure: measure)
        return (labels.drawing, labels.creditBox)
    }

    /// Returns how many kilometres a point of the picture lies east and south of the place.
    public func kilometres(_ point: Point, free: Rectangle) -> (east: Double, south: Double) {
        let centre = free.centre
        return ((point.x - centre.x) / zoom.scale, (point.y - centre.y) / zoom.scale)
    }

    private func projection(_ free: Rectangle) -> MapProjection {
        MapProjection(place, centre: free.centre, scale: zoom.scale)
    }
}
