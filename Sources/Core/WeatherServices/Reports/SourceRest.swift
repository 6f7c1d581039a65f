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

    /// The same failure without a rest.
    var over: SourceRest {
        SourceRest(start: start, end: start, reason: reason, failures: failures, isOrdered: isOrdered)
    }

    /// Whether it has to do with the place that was asked for alone.
    var isOfPlace: Bool {
        switch reason {
        case .notFound, .rejected: true
        default: false
        }
    }
}

extension [String: SourceRest] {
    /// The last failure of the source, whatever it was asked for.
    public func latest(of source: WeatherSource.ID) -> SourceRest? {
        filter { $0.key.hasPrefix(source + "/") }.values.max { $0.start < $1.start }
    }
}
