public import Foundation
public import WeatherModel

/// Why no source gave a part: the failure of the one that can be asked again soonest.
public struct PartFailure: Error, Sendable, Hashable {
    /// Who was asked.
    public var source: WeatherSource
    /// What went wrong.
    public var error: FetchError
    /// The first moment at which a source of the part may be asked again; nil where nobody says.
    public var retryAt: Date?
    /// Whether every source of the part named its moment itself, so that not even a person's wish is heeded before.
    public var isOrdered: Bool

    /// - Parameter retryAt: Left out, the moment the server named counts, where it did.
    public init(source: WeatherSource, error: FetchError, retryAt: Date? = nil, isOrdered: Bool? = nil) {
        self.source = source
        self.error = error
        self.retryAt = retryAt ?? error.orderedMoment
        self.isOrdered = isOrdered ?? (error.orderedMoment != nil)
    }

    /// Of several sources; nil where nobody failed.
    ///
    /// - Parameters:
    ///   - rests: How long each of them rests; nil for one that may be asked at once.
    ///   - later: When a source that answered without the part may have it.
    init?(_ passedOver: [PassedOverSource], rests: [WeatherSource.ID: SourceRest], later: Date) {
        let failed = passedOver.compactMap { source in
            source.failure.map { ($0, end: rests[source.source.id]?.end ?? later) }
        }
        guard let soonest = failed.enumerated().min(by: { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) })
        else {
            // Where every source wants a key, nobody was asked, which is a reason to be told.
            guard let first = passedOver.first, passedOver.allSatisfy({ $0.reason == .missingKey }) else { return nil }
            self.init(source: first.source, error: .keyRefused)
            return
        }
        let (failure, end) = soonest.element
        let areAllOrdered = failed.allSatisfy { rests[$0.0.source.id]?.isOrdered == true }
        self.init(source: failure.source, error: failure.error, retryAt: end, isOrdered: areAllOrdered)
    }

    /// Seconds for which the program does not ask of its own accord.
    ///
    /// - Parameter now: What a named moment is measured from, so that a clock set later does not move it.
    public func pause(at now: Date) -> TimeInterval {
        // A moment that is over says nothing, and asking again at once would bring the same answer for ever.
        guard let retryAt, retryAt > now else { return RestingTime(after: error)?.first ?? 0 }
        // No source keeps anybody away for longer than it is obeyed.
        return min(retryAt.timeIntervalSince(now), SourceHealth.longestOrder + 60)
    }
}
