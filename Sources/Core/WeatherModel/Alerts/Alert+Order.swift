import Foundation

extension Alert {
    /// Whether it is known to hold at the place asked for; of any other nobody can say.
    public var isHere: Bool { coverage == .place || coverage == .named }

    /// Whether it is told before the other: what holds here comes first, then what is graver, surer of the place, sooner.
    public func comes(before other: Alert) -> Bool {
        if isHere != other.isHere { return isHere }
        if severity != other.severity { return severity > other.severity }
        if coverage != other.coverage { return (coverage ?? .country) < (other.coverage ?? .country) }
        let (start, otherStart) = (onset ?? .distantFuture, other.onset ?? .distantFuture)
        return start != otherStart ? start < otherStart : id < other.id
    }
}
