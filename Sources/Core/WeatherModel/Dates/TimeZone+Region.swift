public import Foundation

extension TimeZone {
    /// Whether the zone has the rules of a region, such as "Europe/Madrid", and is not merely an offset from UTC, which
    /// a change of the clocks makes wrong.
    public var isOfRegion: Bool { !identifier.hasPrefix("GMT") && !identifier.hasPrefix("UTC") }
}
