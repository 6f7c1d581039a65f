public import Foundation

/// Pictures of the precipitation over an area, five minutes apart, measured and expected ones.
public struct RadarFrames: Sendable, Hashable {
    /// The source, with the attribution its licence requires.
    public let source: WeatherSource
    /// The grid of all frames.
    public let grid: RadarGrid
    /// The frames in the order of their times, each time once.
    public let frames: [RadarFrame]

    /// Makes frames in any order; of two with the same time, the one of the later measurement counts.
    public init(source: WeatherSource, grid: RadarGrid, frames: [RadarFrame]) {
        (self.source, self.grid) = (source, grid)
        let latest = Dictionary(frames.map { ($0.time, $0) }) { $0.measuredAt >= $1.measuredAt ? $0 : $1 }
        self.frames = latest.values.sorted { $0.time < $1.time }
    }

    /// The newest frame that was measured; nil if all are expected.
    public var newestMeasured: RadarFrame? { frames.last(where: \.isMeasured) }
}

/// The precipitation over an area within the five minutes that end at a time.
public struct RadarFrame: Sendable, Hashable {
    /// The end of the five minutes.
    public let time: Date
    /// The time of the measurement that it is, or that it was worked out from.
    public let measuredAt: Date
    /// The rates in hundredths of a millimetre an hour in row order, `unseen` where no radar sees.
    public let hundredths: [UInt16]

    /// The value of a cell that no radar sees.
    public static let unseen = UInt16.max

    /// Makes a frame; there must be a rate for each cell of its grid.
    public init(time: Date, measuredAt: Date, hundredths: [UInt16]) {
        (self.time, self.measuredAt, self.hundredths) = (time, measuredAt, hundredths)
    }

    /// Whether it was measured, not expected.
    public var isMeasured: Bool { time <= measuredAt }

    /// Returns the rate in a cell, by its number in row order, in millimetres an hour; nil if no radar sees it.
    public func rate(_ index: Int) -> Double? {
        let value = hundredths[index]
        return value == Self.unseen ? nil : Double(value) / 100
    }
}
