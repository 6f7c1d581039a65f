public import Foundation
public import WeatherModel

/// A pause during which a source is not asked, and its reason.
public struct SourceRest: Sendable, Hashable, Codable {
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

    /// The same failure with a pause that is over.
    var over: SourceRest { ending(at: start, failures: failures) }

    /// The pause after the network has returned: short, but not so short that an unstable network causes many requests.
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
    /// Returns the last failure of the source at its present server, for any of its services.
    public func latest(of source: CataloguedSource) -> SourceRest? {
        filter { subject, rest in
            rest.source == source.source.id && (subject == source.server || subject.hasPrefix(source.server + " "))
        }.values.max { $0.start < $1.start }
    }
}
