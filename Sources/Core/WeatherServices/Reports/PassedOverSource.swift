public import Foundation
public import WeatherModel

/// A source that did not give a part, and precedes the one that gave it or should have given it.
public struct PassedOverSource: Sendable, Hashable {
    /// The reasons why a source does not give a part.
    public enum Reason: Sendable, Hashable {
        /// The source was asked and failed.
        case failed(FetchError)
        /// The source answered without the part.
        case lacking
        /// The source was not asked as it failed lately or named a time for the next request.
        case backedOff(until: Date, because: FetchError)
        /// The source was not asked as its key is missing.
        case missingKey
        /// The source was not asked as the user has switched it off.
        case switchedOff
    }

    /// The source that was passed over.
    public var source: WeatherSource
    /// The reason why it gave nothing.
    public var reason: Reason

    /// Makes an entry.
    public init(source: WeatherSource, reason: Reason) {
        self.source = source
        self.reason = reason
    }

    /// The failure to report; nil for a source without a key or one that is switched off.
    public var failure: PartFailure? {
        switch reason {
        case .failed(let error): PartFailure(source: source, error: error)
        case .lacking: PartFailure(source: source, error: .emptyAnswer, isLacking: true)
        case .backedOff(let moment, .quotaExceeded(nil)):
            PartFailure(source: source, error: .quotaExceeded(retryAfter: moment))
        case .backedOff(_, let error): PartFailure(source: source, error: error)
        case .missingKey, .switchedOff: nil
        }
    }
}
