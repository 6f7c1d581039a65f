/// Where the lanes of a meteogram lie, in pixels from its top left corner.
///
/// Heights and gutters follow the size of text; the time axis has 16 pixels an hour at least.
public struct MeteogramLayout: Sendable, Hashable {
    /// The width of the whole drawing.
    public let width: Double
    /// How much larger text is than at 100 %.
    public let textScale: Double
    /// Whether the rain's bands are named in the rain's lane, as there is no room beside it.
    public let isNarrow: Bool
    /// Whether the band's words stand anywhere; at large text they go before the numbers do.
    public let showsBands: Bool

    /// The area of curve and bars, between the gutters.
    public let plot: Rectangle
    /// The lanes from the top down.
    public let hours, pictures, curve, rain, chance, wind: Rectangle

    /// - Parameters:
    ///   - top: Pixels that stay free above the hours.
    ///   - curveHeight: The pixels of the curve's lane at 100 % text; nil for 60, or 84 where there is much width.
    public init(width: Double, textScale: Double = 1, top: Double = 0, curveHeight: Double? = nil) {
        (self.width, self.textScale) = (width, textScale)
        let curveHeight = curveHeight ?? (width >= 760 * textScale ? 84 : 60)
        isNarrow = width < 400 * textScale
        showsBands = textScale < 1.6
        let left = 48 * textScale
        let right = isNarrow || !showsBands ? 12 : 72 * textScale
        let lane = { (top: Double, height: Double) in
            Rectangle(x: left, y: top, width: width - left - right, height: height)
        }
        hours = lane(top, 20 * textScale)
        pictures = lane(hours.bottom, 28 * textScale)
        curve = lane(pictures.bottom, curveHeight * (1 + (textScale - 1) * 0.6))
        rain = lane(curve.bottom + 4, 54 * textScale)
        chance = lane(rain.bottom, 18 * textScale)
        wind = lane(chance.bottom, 20 * textScale)
        plot = Rectangle(x: left, y: pictures.y, width: width - left - right, height: rain.bottom - pictures.y)
    }

    /// The height of the whole drawing.
    public var height: Double { wind.bottom }

    /// How many whole hours are in view at once when an hour takes no less than 16 pixels.
    public var hoursInView: Double { max((plot.width / Self.leastHourWidth).rounded(.down), 1) }

    /// Pixels an hour takes at least.
    public static let leastHourWidth = 16.0

    /// Pixels from the left edge to the hour.
    public func x(_ hour: Double, in view: ClosedRange<Double>) -> Double {
        plot.x + (hour - view.lowerBound) * hourWidth(in: view)
    }

    /// The hour at so many pixels from the left edge.
    public func hour(atX x: Double, in view: ClosedRange<Double>) -> Double {
        view.lowerBound + (x - plot.x) / hourWidth(in: view)
    }

    /// Pixels an hour takes.
    public func hourWidth(in view: ClosedRange<Double>) -> Double {
        plot.width / max(view.upperBound - view.lowerBound, 0.001)
    }
}
