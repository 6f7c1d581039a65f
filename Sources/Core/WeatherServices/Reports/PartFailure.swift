public import Foundation
public import WeatherModel

/// The failure of a part that no source gave: that of the first of its sources that failed, and beside it those of others.
public struct PartFailure: Error, Sendable, Hashable {
    /// The source that failed.
    public var source: WeatherSource
    /// The error of the source.
    public var error: FetchError
    /// The first time at which a source of the part may be asked again; nil if it is not known.
    public var retryAt: Date?
    /// Whether all sources of the part named that time themselves, so that it holds even for a request by the user.
    public var isOrdered: Bool
    /// The time that `source` itself named, before which it is not asked though another source may be; nil for none.
    public var sourceRetryAt: Date?
    /// Whether the source answered, but without the part.
    public var isLacking: Bool
    /// The other sources of the part that failed as well or answered without it, in order.
    public var others: [PassedOverSource] = []

    /// - Parameter retryAt: The time of the next try; by default the one the server named, if any.
    public init(
        source: WeatherSource, error: FetchError, retryAt: Date? = nil, isOrdered: Bool? = nil,
        sourceRetryAt: Date? = nil, isLacking: Bool = false
    ) {
        self.isLacking = isLacking
        self.source = source
        self.error = error
        self.retryAt = retryAt ?? error.orderedMoment
        self.isOrdered = isOrdered ?? (error.orderedMoment != nil)
        self.sourceRetryAt = sourceRetryAt ?? error.orderedMoment
    }

    /// Summarises the failures of several sources; nil if none failed.
    ///
    /// - Parameters:
    ///   - backoffs: The pause of each source; a source without one may be asked at once.
    ///   - later: The time of the next try for a source that answered without the part.
    init?(_ passedOver: [PassedOverSource], backoffs: [WeatherSource.ID: SourceBackoff], later: Date) {
        let failed = passedOver.compactMap { source in
            source.failure.map { ($0, end: backoffs[source.source.id]?.end ?? later) }
        }
        // A person is told of the source that was to give the part, whichever of those that stepped in failed as well.
        guard let foremost = passedOver.first(where: \.isFailureHere) ?? passedOver.first(where: { $0.failure != nil }),
            let failure = foremost.failure
        else {
            // If none was asked, the user is told what would help.
            guard let first = passedOver.first,
                passedOver.allSatisfy({ [.missingKey, .switchedOff].contains($0.reason) })
            else { return nil }
            let areAllOff = passedOver.allSatisfy { $0.reason == .switchedOff }
            self.init(source: first.source, error: areAllOff ? .switchedOff : .keyRefused)
            return
        }
        let areAllOrdered = failed.allSatisfy { backoffs[$0.0.source.id]?.isOrdered == true }
        let ownBackoffEnd = backoffs[foremost.source.id].flatMap { $0.isOrdered ? $0.end : nil }
        self.init(
            source: failure.source, error: failure.error, retryAt: failed.map(\.end).min(), isOrdered: areAllOrdered,
            sourceRetryAt: ownBackoffEnd, isLacking: failure.isLacking)
        others = passedOver.filter { $0.isToldOf && $0.source.id != foremost.source.id }
    }

    /// Returns the seconds to wait before the next automatic request.
    ///
    /// - Parameter now: The time from which a named moment is measured, so that a change of the clock does not move it.
    public func pause(at now: Date) -> TimeInterval {
        // A time that has passed is ignored, as asking at once would give the same answer again and again.
        guard let retryAt, retryAt > now else { return BackoffTime(after: error)?.first ?? 0 }
        // A source's wish is not followed for longer than a day.
        return min(retryAt.timeIntervalSince(now), SourceHealth.longestOrder + 60)
    }
}
