/// The coming hours of a place as one picture: a curve, rain, its chance and the wind over a common axis of time.
///
/// Numbers lie on scales and words are as they are read; where anything is drawn is `MeteogramLayout`'s to decide.
public struct Meteogram: Sendable, Hashable {
    /// In rising order, hours that are over included.
    public let hours: [MeteogramHour]
    /// Times without sun, as hours from the beginning.
    public let nights: [ClosedRange<Double>]
    /// Midnights, in rising order.
    public let days: [MeteogramDay]
    /// Hours from the beginning to now; nil where now lies outside.
    public let now: Double?
    /// How the curve is scaled, coloured and labelled.
    public let curve: MeteogramCurve
    /// Words that belong to no single hour.
    public let words: MeteogramWords

    public init(
        hours: [MeteogramHour], nights: [ClosedRange<Double>], days: [MeteogramDay], now: Double?,
        curve: MeteogramCurve, words: MeteogramWords
    ) {
        (self.hours, self.nights, self.days) = (hours, nights, days)
        (self.now, self.curve, self.words) = (now, curve, words)
    }

    /// Hours from the beginning to the end of the last row.
    public var length: Double { hours.last?.end ?? 0 }

    /// The rows of which any part lies in the time.
    func hours(in time: ClosedRange<Double>) -> [MeteogramHour] {
        hours.filter { $0.end > time.lowerBound && $0.start < time.upperBound }
    }
}
