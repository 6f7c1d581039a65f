package import Foundation
package import RainMap
package import WeatherModel

/// What radar frames tell of the rain at a place, in two sentences and one about what the radars do not see.
///
/// Times are told only where a frame gives them, and a motion only where it could be measured.
package struct RainSentence: Equatable {
    /// The sentence that answers whether rain comes: "Rain 45 km to the west is moving towards you".
    package let first: String
    /// The sentence with the times: "It arrives about 14:20 and lasts until about 16:00."; nil if none can be told.
    package let second: String?
    /// The sentence about an edge of the radars' sight that is near: "The radar ends 55 km to the west: rain beyond it is not
    /// seen".
    package let edge: String?

    /// The sentence that it is no measurement alone: "Estimated from radar, satellites and models"; nil for radar.
    package let estimate: String?

    /// The rain whose motion the first sentence speaks of; nil if it speaks of none.
    package private(set) var approach: Approach?

    /// A piece of rain and where it goes.
    package struct Approach: Equatable {
        /// The piece's nearest edge.
        package let rain: NearbyRain
        /// Its motion.
        package let motion: RainMotion
    }

    /// The speed in metres an hour under which rain hardly moves.
    private static let slow = 5_000.0
    /// The metres within which rain that goes nowhere may reach the place.
    private static let close = 30_000.0
    /// The metres within which an edge of the radars' sight is told.
    private static let nearEdge = 60_000.0
    /// The metres around where arriving rain should be now, within which it is looked for.
    private static let search = 20_000.0
    /// The metres by which rain that passes misses the place at least, after the last frame and before it.
    private static let (missed, missedInFrames) = (10_000.0, 2_000.0)
    /// The seconds of frames that count as two hours: they end a little before.
    private static let twoHours: TimeInterval = 6900

    /// - Parameters:
    ///   - frames: The frames that the outlook was made from.
    ///   - temperature: Returns the temperature at a time, which tells snow from rain; nil if it is not known.
    package init?(
        _ outlook: RainOutlook, of frames: RadarFrames, at place: Location,
        temperature: @escaping (Date) -> Temperature?, _ context: SentenceContext
    ) {
        guard let frame = frames.frames.last(where: { $0.time == outlook.samples[0].time }) else { return nil }
        let point = place.coordinates
        estimate = frames.isEstimated ? tr("Estimated from radar, satellites and models.") : nil
        let edge = RadarEdge(of: frame, frames.grid, around: point)
        self.edge = edge.flatMap { edge in
            guard edge.distance <= Self.nearEdge else { return nil }
            return tr(
                "The radar ends {where}: rain beyond it is not seen.",
                ["where": context.formatter.whereabouts(edge.distance, bearing: edge.bearing)])
        }
        if outlook.isWetNow {
            let now = outlook.samples[0]
            let condition = WeatherCondition(
                hourlyAmount: Precipitation(now.rate), temperature: temperature(now.time))
            let values = ["weather": condition.words, "at": context.moment(now.time, .at)]
            first =
                (outlook.isPresentKnown ? tr("{weather} now.", values) : tr("{weather} {at}.", values))
                .capitalizedFirst
            second = PhraseList.sentences([
                Self.ending(outlook, temperature, context), Self.following(outlook, temperature, context),
            ])
            return
        }
        let motion = RainMotion(frames, around: point)
        if let arrival = outlook.arrival {
            // What hardly moves, or forms where it falls, comes from nowhere.
            let origin = motion.flatMap { motion -> NearbyRain? in
                guard motion.speed >= Self.slow else { return nil }
                let hours = arrival.time.timeIntervalSince(frame.time) / 3600
                let source = point.point(metresEast: -motion.east * hours, north: -motion.north * hours)
                return NearbyRain(in: frame, frames.grid, around: point, near: source, within: Self.search)
            }
            first = Self.kind(at: arrival.time, temperature).approaching(
                from: origin.map { context.formatter.whereabouts($0.distance, bearing: $0.bearing) })
            second = PhraseList.sentences([
                Self.arriving(arrival, outlook, temperature, context), Self.following(outlook, temperature, context),
            ])
            approach = motion.flatMap { motion in origin.map { Approach(rain: $0, motion: motion) } }
            return
        }
        let present = Self.kind(at: outlook.samples[0].time, temperature)
        guard let near = NearbyRain(in: frame, frames.grid, around: point) else {
            first = present.none(
                within: context.formatter.roughDistance(NearbyRain.reach), isEdgeNear: edge != nil)
            second = Self.dry(outlook, present, context)
            return
        }
        let whereabouts = context.formatter.whereabouts(near.distance, bearing: near.bearing)
        if let motion, motion.speed >= Self.slow {
            // What is heading here, but slower than the frames reach, does not pass by; nor what ends on its way by them.
            let ways = near.ways(to: point, by: motion, in: frame, frames.grid)
            let earliest = ways.filter { $0.missing <= Self.missed }.map(\.seconds).min()
            let isLate = earliest.map { $0 > outlook.lastTime.timeIntervalSince(frame.time) } ?? false
            let isComing = isLate || ways.contains { $0.missing <= Self.missedInFrames }
            first = isComing ? present.approaching(from: whereabouts) : present.passing(whereabouts)
            approach = Approach(rain: near, motion: motion)
            second = Self.dry(outlook, present, context)
        } else if near.distance <= Self.close {
            first =
                motion == nil
                ? present.seen(whereabouts)
                : present.resting(within: context.formatter.roughDistance(Self.close))
            second = tr("It may reach you.")
        } else {
            first = present.seen(whereabouts)
            second = Self.dry(outlook, present, context)
        }
    }

    /// All sentences in order.
    package var text: String { PhraseList.sentences([first, second, edge, estimate]) ?? first }

    private static func kind(at time: Date, _ temperature: (Date) -> Temperature?) -> PrecipitationKind {
        PrecipitationKind(WeatherCondition(hourlyAmount: nil, temperature: temperature(time))) ?? .liquid
    }

    /// Returns "It ends about 13:40, heavy from 13:10" or "It lasts beyond 15:00".
    private static func ending(
        _ outlook: RainOutlook, _ temperature: (Date) -> Temperature?, _ context: SentenceContext
    ) -> String {
        if outlook.isPresentAlone { return invitation }
        guard outlook.end != nil || outlook.reachesBeyond(context.now) else { return silence }
        var values = rise(in: outlook, temperature, context)
        guard let end = outlook.end else {
            if let last = outlook.lastWetTime {
                return tr("It lasts {until}.", ["until": context.moment(last, .atLeastUntil)])
            }
            values["beyond"] = context.moment(outlook.lastTime, .beyond)
            return values["change"] == nil
                ? tr("It lasts {beyond}.", values) : tr("It lasts {beyond}, {change}.", values)
        }
        values["end"] = words(end, context)
        return values["change"] == nil
            ? tr("It ends {end}.", values) : tr("It ends {end}, {change}.", values)
    }

    /// Returns "It arrives about 14:20 and lasts until about 16:00, moderate from 14:45".
    private static func arriving(
        _ arrival: RainOutlook.Moment, _ outlook: RainOutlook, _ temperature: (Date) -> Temperature?,
        _ context: SentenceContext
    ) -> String {
        var values = rise(in: outlook, temperature, context)
        values["start"] = words(arrival, context)
        guard let end = outlook.end else {
            if let last = outlook.lastWetTime {
                values["until"] = context.moment(last, .atLeastUntil)
                return tr("It arrives {start} and lasts {until}.", values)
            }
            values["beyond"] = context.moment(outlook.lastTime, .beyond)
            return values["change"] == nil
                ? tr("It arrives {start} and lasts {beyond}.", values)
                : tr("It arrives {start} and lasts {beyond}, {change}.", values)
        }
        guard !end.isLatest else {
            values["end"] = words(end, context)
            return values["change"] == nil
                ? tr("It arrives {start} and ends {end}.", values)
                : tr("It arrives {start} and ends {end}, {change}.", values)
        }
        values["until"] = context.moment(end.time, .aboutUntil)
        return values["change"] == nil
            ? tr("It arrives {start} and lasts {until}.", values)
            : tr("It arrives {start} and lasts {until}, {change}.", values)
    }

    /// Returns "Heavy rain follows about 12:50", after it the first that is stronger; nil if the frames have no more rain.
    private static func following(
        _ outlook: RainOutlook, _ temperature: (Date) -> Temperature?, _ context: SentenceContext
    ) -> String? {
        func condition(_ rain: RainOutlook.LaterRain) -> WeatherCondition {
            WeatherCondition(hourlyAmount: Precipitation(rain.rate), temperature: temperature(rain.start.time))
        }
        guard let next = outlook.later.first else { return nil }
        let least = PrecipitationIntensity(condition(next))
        let stronger = outlook.later.dropFirst().filter { PrecipitationIntensity(condition($0)) > least }
            .max { $0.rate < $1.rate }
        return PhraseList.sentences(
            [next, stronger].compactMap(\.self).map { rain in
                let values = ["weather": condition(rain).words, "start": words(rain.start, context)]
                return tr("{weather} follows {start}.", values).capitalizedFirst
            })
    }

    /// Returns the first higher intensity of the spell and its time, "heavy from 13:10", for the name "change"; nothing if it
    /// does not get stronger.
    private static func rise(
        in outlook: RainOutlook, _ temperature: (Date) -> Temperature?, _ context: SentenceContext
    ) -> [String: String] {
        let spell = outlook.spell.filter(\.isWet)
        let steps = spell.map { sample in
            PrecipitationIntensity(
                WeatherCondition(hourlyAmount: Precipitation(sample.rate), temperature: temperature(sample.time)))
        }
        guard let first = steps.first, let index = steps.firstIndex(where: { $0 > first }) else { return [:] }
        return ["change": steps[index].change(from: context.moment(spell[index].start, .from))]
    }

    /// Returns "about 14:20", or "by 14:20" where frames are missing before.
    private static func words(_ moment: RainOutlook.Moment, _ context: SentenceContext) -> String {
        context.moment(moment.time, moment.isLatest ? .by : .about)
    }

    /// What stands for times that no picture tells.
    private static var silence: String { tr("The radar pictures do not tell what comes.") }

    /// What stands for times while only the newest picture was asked for.
    private static var invitation: String { tr("Move the time to see what is expected.") }

    /// Returns what is expected at the place while it stays dry.
    private static func dry(
        _ outlook: RainOutlook, _ kind: PrecipitationKind, _ context: SentenceContext
    ) -> String {
        if outlook.isPresentAlone { return invitation }
        if outlook.samples.contains(where: \.isWet) {
            return kind.shortSpell
        }
        // Pictures that end with the present, or before it, tell nothing of what comes.
        guard outlook.reachesBeyond(context.now) else { return silence }
        if outlook.hasGap { return tr("Some radar pictures of the next two hours are missing.") }
        if outlook.lastTime.timeIntervalSince(context.now) >= twoHours {
            return tr("None is expected here in the next two hours.")
        }
        return tr("None is expected here {until}.", ["until": context.moment(outlook.lastTime, .until)])
    }
}
