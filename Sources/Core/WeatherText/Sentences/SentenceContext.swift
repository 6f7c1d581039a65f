public import Foundation

/// The context of a sentence: the present time, the time zone and the formats.
public struct SentenceContext: Sendable {
    /// The formats of numbers, units and dates.
    public let formatter: WeatherFormatter
    /// The time zone of the place.
    public let zone: TimeZone
    /// The present time.
    public let now: Date
    /// The zone of the clock beside which the reader's own is told by; nil where there is one clock only.
    private var otherZone: TimeZone?

    /// Makes a context.
    public init(_ formatter: WeatherFormatter, in zone: TimeZone, at now: Date) {
        self.formatter = formatter
        self.zone = zone
        self.now = now
    }

    /// The same for a sentence that is only spoken, with units as words.
    public var speaking: SentenceContext { SentenceContext(formatter.speaking, in: zone, at: now) }

    /// The same for what this program did, where places of several zones stand beside each other: by the reader's own clock, and
    /// with "your time" where that of the place shows another one.
    package var byOwnClock: SentenceContext {
        var own = SentenceContext(formatter, in: formatter.ownZone, at: now)
        own.otherZone = zone
        return own
    }

    /// Returns "16:00", "until 03:00 tomorrow".
    package func moment(_ date: Date, _ relation: MomentRelation = .plain) -> String {
        let phrase = formatter.moment(date, relation, in: zone, at: now)
        guard let otherZone, otherZone.secondsFromGMT(for: date) != zone.secondsFromGMT(for: date)
        else { return phrase }
        return tr("{moment} your time", ["moment": phrase])
    }

    /// Returns "until about 16:00" within a day, later "until Sunday morning".
    package func untilAbout(_ date: Date) -> String {
        guard date.timeIntervalSince(now) > 86_400 else { return moment(date, .aboutUntil) }
        return formatter.untilPartOfDay(date, in: zone, at: now)
    }
}
