/// The part of a meteogram that is in view: as many hours as fit, at 16 pixels an hour or more.
public struct MeteogramWindow: Sendable, Hashable {
    /// Hours from the meteogram's beginning to the left edge.
    public private(set) var start: Double
    /// How many hours are in view.
    public let hours: Double
    /// The hours of the whole meteogram.
    private let length: Double

    /// Begins two hours before now, or as near to it as the meteogram reaches.
    ///
    /// - Parameters:
    ///   - room: How many hours fit.
    ///   - start: The left edge; nil for a little before now.
    public init(_ meteogram: Meteogram, room: Double, start: Double? = nil) {
        length = meteogram.length
        hours = max(min(room, length), 1)
        self.start = 0
        self.start = bounded(start ?? (meteogram.now ?? 0).rounded(.down) - 2)
    }

    /// The hours from the left edge to the right one.
    public var view: ClosedRange<Double> { start...(start + hours) }

    /// Whether anything lies before the left edge.
    public var hasEarlier: Bool { start > 0.01 }

    /// Whether anything lies beyond the right edge.
    public var hasLater: Bool { start + hours < length - 0.01 }

    /// How far a press of "earlier" or "later" goes: half of what is in view, in whole quarters of a day.
    public var stride: Double { max((hours / 12).rounded(.down) * 6, 6) }

    /// The start that lies so many hours later, as far as there are hours.
    public func start(movedBy hours: Double) -> Double { bounded(start + hours) }

    /// The start nearest to the present one that shows the time with a margin of two hours.
    public func start(showing hour: Double) -> Double {
        let margin = min(2, hours / 4)
        return bounded(min(max(start, hour + margin - hours), hour - margin))
    }

    /// Moves the left edge, as far as there are hours.
    public mutating func move(to start: Double) {
        self.start = bounded(start)
    }

    private func bounded(_ start: Double) -> Double { max(0, min(start, length - hours)) }
}
