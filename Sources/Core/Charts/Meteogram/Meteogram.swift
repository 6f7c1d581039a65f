public import Foundation

/// The coming hours of a place as one picture: a curve, rain, its chance and the wind over a common axis of time.
///
/// Numbers lie on scales and words are as they are read; where anything is drawn is `MeteogramLayout`'s to decide.
public struct Meteogram: Sendable, Hashable {
    /// The moment that hours are counted from; nil for a drawing without a date.
    public let beginning: Date?
    /// The hours in rising order, those that are over included.
    public let hours: [MeteogramHour]
    /// Times without sun, as hours from the beginning.
    public let nights: [ClosedRange<Double>]
    /// Midnights, in rising order.
    public let days: [MeteogramDay]
    /// Times at which clocks change, in rising order.
    public let clockChanges: [MeteogramDay]
    /// Dry times from now on, in rising order.
    public let dry: [MeteogramDryTime]
    /// Hours from the beginning to now; nil where now lies outside.
    public let now: Double?
    /// How the curve is scaled, coloured and labelled.
    public let curve: MeteogramCurve
    /// Words that belong to no single hour.
    public let words: MeteogramWords
    /// The hours from the first midnight to the last one of a meteogram of one day; nil where it is of several days.
    public let day: ClosedRange<Double>?
    /// The whole in a sentence, for a screen reader.
    public let spokenText: String

    /// Takes values and words as they are.
    public init(
        beginning: Date? = nil, hours: [MeteogramHour], nights: [ClosedRange<Double>], days: [MeteogramDay],
        clockChanges: [MeteogramDay] = [],
        dry: [MeteogramDryTime] = [], now: Double?, curve: MeteogramCurve, words: MeteogramWords,
        day: ClosedRange<Double>? = nil, spokenText: String = ""
    ) {
        self.beginning = beginning
        (self.hours, self.nights, self.days, self.clockChanges) = (hours, nights, days, clockChanges)
        (self.dry, self.now, self.curve, self.words) = (dry, now, curve, words)
        (self.day, self.spokenText) = (day, spokenText)
    }

    /// Hours from the beginning to the end of the last row.
    public var length: Double { hours.last?.end ?? 0 }

    /// The rows of which any part lies in the time.
    func hours(in time: ClosedRange<Double>) -> [MeteogramHour] {
        hours.filter { $0.end > time.lowerBound && $0.start < time.upperBound }
    }

    /// The curve's scale for the values in the time.
    public func scale(in time: ClosedRange<Double>) -> ClosedRange<Double> {
        curve.scale(hours(in: time).compactMap(\.value))
    }

    /// "Dry until Sunday morning" where all that is to come in the time is dry; nil where it is not, or may not be.
    func dryText(in time: ClosedRange<Double>) -> String? {
        let start = max(time.lowerBound, dry.first?.time.lowerBound ?? 0)
        guard start < time.upperBound else { return nil }
        return dry.first { $0.time.contains(start) && time.upperBound <= $0.time.upperBound }?.text
    }
}
