public import Foundation
public import WeatherModel

/// A source that comes before the one that gave a part, or should have given it, and did not.
public struct PassedOverSource: Sendable, Hashable {
    /// Why it did not.
    public enum Reason: Sendable, Hashable {
        /// It was asked and failed.
        case failed(FetchError)
        /// It answered, without this part.
        case lacking
        /// It was not asked: it failed lately, or named the moment itself.
        case resting(until: Date, because: FetchError)
        /// It was not asked: it wants a key, and there is none.
        case missingKey
    }

    /// Who it is.
    public var source: WeatherSource
    /// Why it gave nothing.
    public var reason: Reason

    /// Both are told to the user.
    public init(source: WeatherSource, reason: Reason) {
        self.source = source
        self.reason = reason
    }

    /// The failure to tell; nil for a source that has no key, which nobody counts on.
    var failure: PartFailure? {
        switch reason {
        case .failed(let error): PartFailure(source: source, error: error)
        case .lacking: PartFailure(source: source, error: .emptyAnswer)
        case .resting(let moment, .quotaExceeded(nil)):
            PartFailure(source: source, error: .quotaExceeded(retryAfter: moment))
        case .resting(_, let error): PartFailure(source: source, error: error)
        case .missingKey: nil
        }
    }
}
