import Foundation

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
