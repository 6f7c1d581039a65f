public import Foundation
public import WeatherModel

/// Why a source is not asked for a while.
public struct SourceRest: Sendable, Hashable, Codable {
    /// When it went to rest.
    public let start: Date
    /// The first moment at which it may be asked again.
    public let end: Date
    /// Its last failure.
    public let reason: FetchError
    /// Failures in a row.
    public let failures: Int
    /// Whether the source named the moment itself, so that not even a person's wish shortens the rest.
    public let isOrdered: Bool
    /// The identity of the source that was asked.
    public let source: WeatherSource.ID?

    /// The same failure without a rest.
    var over: SourceRest { ending(at: start, failures: failures) }

    /// The network is back: what may have ended with it is tried again soon, but a flapping network makes no storm.
    var shortened: SourceRest {
        guard reason.mayEndWithTheNetwork, !isOrdered else { return self }
        return ending(at: min(end, start.addingTimeInterval(30)), failures: 0)
    }

    private func ending(at end: Date, failures: Int) -> SourceRest {
        SourceRest(
            start: start, end: end, reason: reason, failures: failures, isOrdered: isOrdered, source: source)
    }
}

extension [String: SourceRest] {
    /// The last failure of the source at the server it is asked at now, whatever it was asked for.
    public func latest(of source: CataloguedSource) -> SourceRest? {
        filter { subject, rest in
            rest.source == source.source.id && (subject == source.server || subject.hasPrefix(source.server + " "))
        }.values.max { $0.start < $1.start }
    }
}
