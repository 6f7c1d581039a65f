import Charts
import Foundation
import RainMap
import WeatherModel
import WeatherServices
import WeatherText

/// What known radar pictures say at one time: the frames, that of the present, and the sentences.
struct RadarReading {
    /// The samples at the place, each with its frame, in the order of time.
    let samples: [RainOutlook.Sample]
    let frames: [RadarFrame]
    /// The times of the samples and of the pictures that were not asked for yet, in order.
    let times: [Date]
    /// Whether satellites and models fill in what radars do not see.
    let isEstimated: Bool
    /// The number of the frame of the present, or of the newest measured one where all of them are old.
    let present: Int
    /// Whether that frame tells the present, and may be called that.
    let isPresentKnown: Bool
    /// The end of the newest measured frame.
    let measured: Date
    /// How old it is, where that must be said.
    let oldness: String?
    let sentence: RainSentence

    /// Returns nil where the pictures tell nothing: without one that was measured up to now, for a place that no radar sees, or
    /// more than two hours old.
    init?(
        _ pictures: RadarFrames, of place: Location, _ temperature: @escaping (Date) -> Temperature?,
        _ context: SentenceContext
    ) {
        let pictures = pictures.told(at: context.now)
        guard let newest = pictures.newestMeasured,
            context.now.timeIntervalSince(newest.time) < RainOutlook.oldest
        else { return nil }
        let isOld = pictures.isOld(at: context.now)
        // Of old pictures it is told what they said in their own time.
        let moment = isOld ? SentenceContext(context.formatter, in: context.zone, at: newest.time) : context
        guard let outlook = RainOutlook(pictures, at: place.coordinates, now: moment.now),
            let sentence = RainSentence(outlook, of: pictures, at: place, temperature: temperature, moment)
        else { return nil }
        let samples = RainOutlook.samples(of: pictures, at: place.coordinates)
        let times = Set(samples.map(\.time))
        guard let present = samples.firstIndex(where: { $0.time == outlook.samples[0].time }) else { return nil }
        (self.samples, self.present, self.sentence, measured) = (samples, present, sentence, newest.time)
        frames = pictures.frames.filter { times.contains($0.time) }
        self.times = (samples.map(\.time) + pictures.awaited.map(\.time)).sorted()
        (isEstimated, isPresentKnown) = (pictures.isEstimated, !isOld && outlook.isPresentKnown)
        oldness = isOld ? context.formatter.oldness(of: newest.time, at: context.now) : nil
    }

    /// The place of a frame on the track, 0 for the first to 1 for the last.
    func place(_ time: Date) -> Double {
        guard let first = times.first, let last = times.last, last > first else { return 0 }
        return time.timeIntervalSince(first) / last.timeIntervalSince(first)
    }

    /// Returns the track with its knob at a frame.
    func track(showing index: Int, _ context: SentenceContext) -> RainTrack {
        let offset = TimeInterval(context.zone.secondsFromGMT(for: measured))
        let first = times.first ?? measured
        let start = ((first.timeIntervalSince1970 + offset) / 1800).rounded(.up) * 1800 - offset
        let hours = (0..<8).map { Date(timeIntervalSince1970: start + Double($0) * 1800) }
            .filter { $0 <= times.last ?? first }
        let now =
            isPresentKnown ? [RainTrack.Tick(place: place(samples[present].time), text: tr("Now"), isNow: true)] : []
        return RainTrack(
            frames: times.map { place($0) }, knob: place(samples[index].time), measured: place(measured),
            words: (RadarFrameText.origin(isEstimated: isEstimated), tr("expected", context: "radar picture")),
            ticks: now + hours.map { RainTrack.Tick(place: place($0), text: context.moment($0), isNow: false) })
    }
}
