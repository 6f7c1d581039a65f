package import Foundation
package import WeatherModel

/// The rain at a place by radar frames: what falls, when it comes and when it ends.
///
/// Nothing is told beyond the frames.
package struct RainOutlook: Sendable, Equatable {
    /// The rate at the place in one frame.
    package struct Sample: Sendable, Equatable {
        /// The time of the frame, which ends the five minutes that it tells.
        package let time: Date
        package let isMeasured: Bool
        /// The rate in millimetres an hour.
        package let rate: Double

        /// The beginning of what it tells.
        package var start: Date { time.addingTimeInterval(-span) }
        /// Whether enough falls to be called rain.
        package var isWet: Bool { rate >= leastRate }
    }

    /// A time at which rain begins or ends.
    package struct Moment: Sendable, Equatable {
        package let time: Date
        /// Whether frames before it are missing, so that it may have been earlier.
        package let isLatest: Bool
    }

    /// Rain that comes after a dry time.
    package struct LaterRain: Sendable, Equatable {
        /// Its beginning.
        package let start: Moment
        /// Its wet samples, of which there is one at least.
        package let samples: [Sample]
        /// The highest rate in it, in millimetres an hour.
        package var rate: Double { samples.map(\.rate).max() ?? 0 }
    }

    /// The rate from which it rains, in millimetres an hour.
    package static let leastRate = 0.1
    /// The wet frames in a row that make rain, and the dry ones that end it.
    private static let (arriving, ending) = (2, 3)
    /// The seconds between two frames from which frames in between count as missing.
    static let gap: TimeInterval = 720
    /// The seconds for which the newest measurement tells what is to come.
    package static let oldest: TimeInterval = 7200
    /// The seconds on both sides of the present within which there must be a frame.
    private static let farthest: TimeInterval = 1800
    /// The seconds that a frame tells, up to its time.
    static let span: TimeInterval = 300

    /// The rates at the place from the present on, the first being that of now.
    package let samples: [Sample]
    /// The beginning of rain that does not fall yet; nil if none arrives within the frames.
    package let arrival: Moment?
    /// The end of the rain that falls now or arrives; nil if it lasts beyond the frames.
    package let end: Moment?
    /// The rain after that end, in order of time.
    package let later: [LaterRain]
    /// Whether a frame tells the present; otherwise the first sample is of the nearest one before.
    package let isPresentKnown: Bool

    /// Whether it rains now.
    package var isWetNow: Bool { samples[0].isWet }
    /// Whether nothing is known of what comes, as only the newest picture was asked for.
    package let isPresentAlone: Bool
    /// Whether frames from now on are missing.
    package var hasGap: Bool {
        zip(samples, samples.dropFirst()).contains { $1.time.timeIntervalSince($0.time) > Self.gap }
    }
    /// The time of the last frame.
    package var lastTime: Date { samples.last?.time ?? samples[0].time }

    /// Returns whether the frames tell of what comes, of as long a time as a frame tells at least.
    package func reachesBeyond(_ now: Date) -> Bool { lastTime.timeIntervalSince(now) >= Self.span }

    /// Returns nil for a place that no radar sees, for frames without one that was measured up to now, and for those too old to
    /// tell what comes.
    package init?(_ frames: RadarFrames, at place: Coordinates, now: Date) {
        let frames = frames.told(at: now)
        guard let newest = frames.newestMeasured, now.timeIntervalSince(newest.time) < Self.oldest else { return nil }
        let all = Self.samples(of: frames, at: place)
        guard let first = all.lastIndex(where: { $0.time <= now }) else { return nil }
        let isKnown = now.timeIntervalSince(all[first].time) <= Self.gap
        // The frames must reach the present, or lie on both sides of it unless others are still to come, or nothing can be told
        // of it.
        let isFollowed =
            first + 1 < all.count
            ? all[first + 1].time.timeIntervalSince(now) <= Self.farthest : !frames.awaited.isEmpty
        guard isKnown || (now.timeIntervalSince(all[first].time) <= Self.farthest && isFollowed) else {
            return nil
        }
        let samples = Array(all[first...])
        (self.samples, isPresentKnown) = (samples, isKnown)
        isPresentAlone = samples.count == 1 && !frames.awaited.isEmpty
        var ended: (index: Int, moment: Moment)?
        if samples[0].isWet {
            arrival = nil
            ended = Self.run(of: Self.ending, in: samples, from: 1, at: now) { !$0.isWet }
        } else {
            let found = Self.run(of: Self.arriving, in: samples, from: 1, at: now, where: \.isWet)
            arrival = found?.moment
            ended = found.flatMap {
                Self.run(of: Self.ending, in: samples, from: $0.index, at: now) { !$0.isWet }
            }
        }
        end = ended?.moment
        var later: [LaterRain] = []
        while let dry = ended,
            let found = Self.run(of: Self.arriving, in: samples, from: dry.index, at: now, where: \.isWet)
        {
            ended = Self.run(of: Self.ending, in: samples, from: found.index, at: now) { !$0.isWet }
            let own = samples[found.index..<(ended?.index ?? samples.count)].filter(\.isWet)
            later.append(LaterRain(start: found.moment, samples: own))
        }
        self.later = later
    }

    /// Returns the rates at the place in all frames whose radars see it.
    package static func samples(of frames: RadarFrames, at place: Coordinates) -> [Sample] {
        guard let cell = frames.grid.cell(at: place) else { return [] }
        let index = frames.grid.index(cell)
        return frames.frames.compactMap { frame in
            frame.rate(index).map { Sample(time: frame.time, isMeasured: frame.isMeasured, rate: $0) }
        }
    }

    /// Returns the first of so many samples in a row, none of them missing between, that are as wanted.
    private static func run(
        of length: Int, in samples: [Sample], from start: Int, at present: Date, where isWanted: (Sample) -> Bool
    ) -> (index: Int, moment: Moment)? {
        var count = 0
        for index in samples.indices.dropFirst(start) {
            let isBroken = samples[index].time.timeIntervalSince(samples[index - 1].time) > gap
            count = isWanted(samples[index]) ? (isBroken ? 1 : count + 1) : 0
            guard count == length else { continue }
            let first = index - length + 1
            let before = samples[first].time.timeIntervalSince(samples[first - 1].time)
            // What begins or ends with a frame does so with the time that it tells, but not before the present; where frames
            // are missing before it, rain may begin at any time up to its end.
            let isLatest = before > gap
            let time = isLatest && samples[first].isWet ? samples[first].time : max(present, samples[first].start)
            return (first, Moment(time: time, isLatest: isLatest))
        }
        return nil
    }

    /// The rates of the rain that falls now or arrives, up to its end.
    package var spell: [Sample] {
        guard isWetNow || arrival != nil else { return [] }
        let told = samples.filter { sample in end.map { sample.time <= $0.time } ?? true }
        return Array(told.drop { sample in arrival.map { sample.time < $0.time || !sample.isWet } ?? false })
    }

    /// The last time at which it is known to rain; nil unless the rain has no end but the last frames are dry.
    package var lastWetTime: Date? {
        guard end == nil, isWetNow || arrival != nil, samples.last?.isWet == false else { return nil }
        return samples.last(where: \.isWet)?.time
    }
}
