public import Foundation

/// The reason why a part of a place's weather was not in the last answer; an empty list, as of warnings, is no gap.
public struct PartGap: Sendable, Hashable, Codable {
    /// The reasons for which a part can be missing.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// The source could not be asked or failed; the known values grow old.
        case failed
        /// The source answered, but without the part.
        case lacking
        /// No source offers the part for this place.
        case unoffered
        /// The user has switched off every source that offers the part for this place.
        case switchedOff
    }

    /// The reason the part is missing.
    public var kind: Kind
    /// The time of the first of an unbroken series of answers with a gap of the same kind.
    public var since: Date
    /// The first of the sources that should have given the part; nil if there is none.
    public var source: WeatherSource?

    /// Makes a gap found at one moment.
    public init(_ kind: Kind, since: Date, source: WeatherSource? = nil) {
        self.kind = kind
        self.since = since
        self.source = source
    }

    /// Returns the gap with the beginning of an earlier one if that is of the same kind.
    func continuing(_ earlier: PartGap?) -> PartGap {
        guard let earlier, earlier.kind == kind else { return self }
        return PartGap(kind, since: min(since, earlier.since), source: source)
    }
}
