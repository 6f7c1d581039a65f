public import Foundation

/// Pictures of the precipitation over an area, five or ten minutes apart, measured and expected ones.
public struct RadarFrames: Sendable, Hashable {
    /// A picture that the source has.
    public struct Listing: Sendable, Hashable {
        /// The time that it shows.
        public let time: Date
        /// The time of the measurement that it is, or that it was worked out from.
        public let measuredAt: Date
        /// Its path on the source's server.
        public let path: String

        /// Takes the time that it shows, that of its measurement, and its path.
        public init(time: Date, measuredAt: Date, path: String) {
            (self.time, self.measuredAt, self.path) = (time, measuredAt, path)
        }
    }

    /// The source, with the attribution its licence requires.
    public let source: WeatherSource
    /// The grid of all frames.
    public let grid: RadarGrid
    /// The frames in the order of their times, each time once.
    public let frames: [RadarFrame]
    /// The pictures that the source has beside the frames, and that were not asked for yet, in the order of their times.
    public let awaited: [Listing]
    /// Whether satellites and models fill in what radars do not see, without a mark where they do.
    public let isEstimated: Bool

    /// Makes frames in any order; of two with the same time, the one of the later measurement counts.
    public init(
        source: WeatherSource, grid: RadarGrid, frames: [RadarFrame], awaited: [Listing] = [], isEstimated: Bool = false
    ) {
        (self.source, self.grid, self.isEstimated) = (source, grid, isEstimated)
        let latest = Dictionary(frames.map { ($0.time, $0) }) { $0.measuredAt >= $1.measuredAt ? $0 : $1 }
        self.frames = latest.values.sorted { $0.time < $1.time }
        self.awaited = awaited.filter { latest[$0.time] == nil }.sorted { $0.time < $1.time }
    }

    /// The newest frame that was measured; nil if all are expected.
    public var newestMeasured: RadarFrame? { frames.last(where: \.isMeasured) }

    /// Returns these as a clock tells them: what lies ahead of it is expected, whatever its source calls it, as nobody measures
    /// what is to come.
    public func told(at now: Date) -> RadarFrames {
        guard frames.contains(where: { $0.measuredAt > now }) else { return self }
        let told = frames.map { frame in
            RadarFrame(time: frame.time, measuredAt: min(frame.measuredAt, now), hundredths: frame.hundredths)
        }
        return with(told, awaiting: awaited)
    }

    /// Returns these with the frames of others that they await and that are of the same measurement, so that nothing is asked
    /// for twice.
    public func taking(from former: RadarFrames) -> RadarFrames {
        guard former.source == source, former.grid == grid else { return self }
        let measurements = Dictionary(awaited.map { ($0.time, $0.measuredAt) }) { first, _ in first }
        let known = former.frames.filter { measurements[$0.time] == $0.measuredAt }
        return with(frames + known, awaiting: awaited)
    }

    /// Returns these with other frames in their place, and other pictures that are awaited.
    public func with(_ frames: [RadarFrame], awaiting awaited: [Listing]) -> RadarFrames {
        RadarFrames(source: source, grid: grid, frames: frames, awaited: awaited, isEstimated: isEstimated)
    }
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
