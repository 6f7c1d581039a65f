import Foundation

/// Colours along a scale: fixed ones at fixed numbers, mixed between them.
public struct ColourRamp: Sendable, Hashable {
    /// A number and its colour.
    struct Stop: Sendable, Hashable {
        let number: Double
        let colour: Colour
    }

    let stops: [Stop]

    /// - Parameter stops: In rising order, two at least.
    init(_ stops: [(Double, UInt32)]) {
        self.stops = stops.map { Stop(number: $0, colour: Colour($1)) }
    }

    /// The ends hold for what lies beyond them.
    public func colour(_ number: Double) -> Colour {
        guard let above = stops.firstIndex(where: { $0.number >= number }) else { return stops[stops.count - 1].colour }
        guard above > 0 else { return stops[0].colour }
        let (low, high) = (stops[above - 1], stops[above])
        return low.colour.mixed(with: high.colour, share: (number - low.number) / (high.number - low.number))
    }
}
