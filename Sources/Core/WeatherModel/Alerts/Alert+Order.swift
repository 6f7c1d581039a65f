import Foundation

extension Alert {
    /// Whether the warning is known to apply to the requested place; false does not rule out that it applies.
    public var isHere: Bool { coverage == .place || coverage == .named }

    /// Returns whether this warning is listed before the other: warnings for the place first, then by severity,
    /// certainty of the place, and the soonest end.
    public func comes(before other: Alert) -> Bool {
        if isHere != other.isHere { return isHere }
        if severity != other.severity { return severity > other.severity }
        if coverage != other.coverage { return (coverage ?? .country) < (other.coverage ?? .country) }
        let (end, otherEnd) = (ends ?? .distantFuture, other.ends ?? .distantFuture)
        if end != otherEnd { return end < otherEnd }
        let (start, otherStart) = (onset ?? .distantFuture, other.onset ?? .distantFuture)
        return start != otherStart ? start < otherStart : id < other.id
    }
}
