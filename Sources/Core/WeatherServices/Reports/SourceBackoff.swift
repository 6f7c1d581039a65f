public import Foundation
public import WeatherModel

/// A pause during which a source is not asked, and its reason.
public struct SourceBackoff: Sendable, Hashable, Encodable {
    /// The beginning of the pause.
    public let start: Date
    /// The first time at which the source may be asked again.
    public let end: Date
    /// The last failure.
    public let reason: FetchError
    /// The number of failures in a row.
    public let failures: Int
    /// Whether the source named the time itself, so that not even a request by the user shortens the pause.
    public let isOrdered: Bool
    /// The identifier of the source that was asked; nil if it was not recorded.
    public let source: WeatherSource.ID?

    /// Returns the same pause with the source that was asked, unless it is recorded already.
    func signed(by source: WeatherSource.ID) -> SourceBackoff {
        SourceBackoff(
            start: start, end: end, reason: reason, failures: failures, isOrdered: isOrdered,
            source: self.source ?? source)
    }

    /// The same failure with a pause that is over.
    var over: SourceBackoff { ending(at: start, failures: failures) }

    /// The pause after the network has returned: short, but not so short that an unstable network causes many requests.
    var shortened: SourceBackoff {
        guard reason.mayEndWithTheNetwork, !isOrdered else { return self }
        return ending(at: min(end, start.addingTimeInterval(30)), failures: 0)
    }

    private func ending(at end: Date, failures: Int) -> SourceBackoff {
        SourceBackoff(
            start: start, end: end, reason: reason, failures: failures, isOrdered: isOrdered, source: source)
    }
}

extension SourceBackoff: Decodable {
    /// The largest distance in seconds of both times from 2001: a thousand years.
    private static let farthest: TimeInterval = 3.2e10

    /// More failures in a row than any program lives to count.
    private static let mostFailures = 1_000_000

    /// Reads a pause that `SourceHealth` could have made; others are damage, as one that ends before it begins.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        start = try container.decode(Date.self, forKey: .start)
        end = try container.decode(Date.self, forKey: .end)
        reason = try container.decode(FetchError.self, forKey: .reason)
        failures = try container.decode(Int.self, forKey: .failures)
        isOrdered = try container.decode(Bool.self, forKey: .isOrdered)
        source = try container.decodeIfPresent(WeatherSource.ID.self, forKey: .source)
        let isPossible =
            start <= end && (0..<Self.mostFailures).contains(failures)
            && [start, end, reason.orderedMoment ?? start].allSatisfy {
                abs($0.timeIntervalSinceReferenceDate) <= Self.farthest
            }
        guard isPossible else {
            throw DecodingError.dataCorruptedError(
                forKey: .end, in: container, debugDescription: "a pause that no source can have")
        }
    }
}

extension SourceBackoff {
    /// Returns whether the pause applies; if the clock was set back to before its beginning, it does not.
    func holds(at moment: Date) -> Bool {
        start <= moment && moment < end
    }

    /// Returns whether this is a source's own order that holds, and longer than the other.
    func outlasts(_ other: SourceBackoff?, at moment: Date) -> Bool {
        guard isOrdered, holds(at: moment) else { return false }
        guard let other, other.isOrdered, other.holds(at: moment) else { return true }
        return other.end < end
    }
}

extension [String: SourceBackoff] {
    /// Takes over changed states, nil for what works, except where what a source ordered of another program still holds.
    public mutating func take(_ news: [String: SourceBackoff?], at moment: Date) {
        for (subject, backoff) in news where self[subject]?.outlasts(backoff, at: moment) != true {
            self[subject] = backoff
        }
    }

    /// Returns the last failure of the source at its present server, for any of its services, or the rest that this server
    /// ordered of any source and that still holds.
    ///
    /// - Parameter answer: The time of its last answer, after which a failure whose pause is over tells its state no more, even
    ///   if that was of another question; nil if it is not known.
    public func latest(
        of source: CataloguedSource, at moment: Date, answeredAt answer: Date? = nil
    ) -> SourceBackoff? {
        filter { subject, backoff in
            if let answer, backoff.start < answer, !backoff.holds(at: moment) { return false }
            let isServer = subject == source.server
            let isOwn = backoff.source == source.source.id && (isServer || subject.hasPrefix(source.server + " "))
            return isOwn || (isServer && backoff.isOrdered && backoff.holds(at: moment))
        }.values.max { $0.start < $1.start }
    }
}
