public import Foundation

/// Why a part of a place's weather was not in the last answer; an empty list, as of warnings, is an answer and no gap.
public struct PartGap: Sendable, Hashable, Codable {
    /// The three ways in which a part can be missing.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Who gives it could not be asked, or failed: what is known is no longer renewed.
        case failed
        /// Who gives it answered, without it.
        case lacking
        /// Nobody gives it for this place.
        case unoffered
    }

    /// Which of the three it is.
    public var kind: Kind
    /// When it was first so, in a row of like answers.
    public var since: Date
    /// Who was to give it, the first in order; nil where nobody is.
    public var source: WeatherSource?

    /// A gap found at one moment.
    public init(_ kind: Kind, since: Date, source: WeatherSource? = nil) {
        self.kind = kind
        self.since = since
        self.source = source
    }

    /// The same, since as long as an earlier one of its kind.
    func continuing(_ earlier: PartGap?) -> PartGap {
        guard let earlier, earlier.kind == kind else { return self }
        return PartGap(kind, since: min(since, earlier.since), source: source)
    }
}
