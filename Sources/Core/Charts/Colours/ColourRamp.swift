import Foundation
public import WeatherModel

/// A colour scale: fixed colours at fixed numbers, with mixtures between them.
public struct ColourRamp: Sendable, Hashable {
    /// A number and its colour.
    struct Stop: Sendable, Hashable {
        let number: Double
        let colour: Colour
    }

    let stops: [Stop]

    /// - Parameter stops: The numbers in ascending order with their colours 0xRRGGBB, at least two.
    init(_ stops: [(Double, UInt32)]) {
        self.stops = stops.map { Stop(number: $0, colour: Colour($1)) }
    }

    private init(stops: [Stop]) {
        self.stops = stops
    }

    /// Returns the scale with each colour mixed with another one.
    func mixed(with colour: Colour, share: Double) -> ColourRamp {
        ColourRamp(stops: stops.map { Stop(number: $0.number, colour: $0.colour.mixed(with: colour, share: share)) })
    }

    /// Returns the colour of a number, that of the nearer end if it is outside the scale.
    public func colour(_ number: Double) -> Colour {
        guard let above = stops.firstIndex(where: { $0.number >= number }) else { return stops[stops.count - 1].colour }
        guard above > 0 else { return stops[0].colour }
        let (low, high) = (stops[above - 1], stops[above])
        return low.colour.mixed(with: high.colour, share: (number - low.number) / (high.number - low.number))
    }
}

extension ColourRamp {
    /// Degrees Celsius from −20 to 40, violet and blue for frost over green to orange and red for heat.
    ///
    /// The same temperature has the same colour everywhere; each reaches 3.5:1 on every ground of its style, and 4.5:1
    /// in high contrast, whose light style has them darker.
    public static func temperature(_ style: ColourStyle) -> ColourRamp {
        style == .highContrastLight ? usual(.light).mixed(with: Colour(0x000000), share: 0.2) : usual(style)
    }

    /// The same for areas: in the light style the dark one's brighter colours, as olive and mustard fill nothing.
    ///
    /// They lie within an edge of the style's own colours, by which they can be told from the ground.
    public static func filling(_ style: ColourStyle) -> ColourRamp {
        hasEdges(style) ? usual(.dark) : temperature(style)
    }

    /// Whether what is filled with temperatures' colours has an edge.
    public static func hasEdges(_ style: ColourStyle) -> Bool { style == .light }

    private static func usual(_ style: ColourStyle) -> ColourRamp {
        style.isDark
            ? ColourRamp([
                (-20, 0xC39BFF), (-10, 0x97A3FF), (0, 0x62B2FF), (5, 0x45CBDD), (10, 0x4FD1A0), (15, 0x9BD35C),
                (20, 0xE3CB4A), (25, 0xFFB24A), (30, 0xFF8E54), (40, 0xFF6B7F),
            ])
            : ColourRamp([
                (-20, 0x7A3FB5), (-10, 0x4D50C6), (0, 0x1F74C9), (5, 0x0A8798), (10, 0x1E8A5A), (15, 0x6A8712),
                (20, 0x9F7800), (25, 0xC06000), (30, 0xCC4310), (40, 0xA50F2E),
            ])
    }

    /// The colour of a temperature.
    public func colour(_ temperature: Temperature) -> Colour { colour(temperature.value) }
}
