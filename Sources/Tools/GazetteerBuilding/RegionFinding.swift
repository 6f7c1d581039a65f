/// A region whose name is contradicted by its places.
public struct RegionFinding: Sendable, Hashable, CustomStringConvertible {
    /// The country and region code, such as "LV.05".
    public let code: String
    let name: String
    let placeCount: Int
    /// The regions in which another gazetteer has its places, the most frequent first.
    let votes: [Vote]
    /// The reason why the name is rejected.
    let reason: Reason
    /// The name that the votes propose; nil if there is none.
    public let proposal: String?

    /// The number of places in a region of that name.
    struct Vote: Sendable, Hashable {
        let region: String
        let count: Int
    }

    /// The reasons against a name.
    enum Reason: String, Sendable {
        case elsewhere = "its places lie elsewhere"
        case shared = "another region's name"
        case seatless = "its seat is not there"
    }

    /// A line with code, name, reason, number of places, votes and proposal, separated by tabs.
    public var description: String {
        let votes = votes.prefix(4).map { "\($0.region) \($0.count)" }.joined(separator: ", ")
        return [code, name, reason.rawValue, "\(placeCount)", votes, proposal ?? "(the country alone)"]
            .joined(separator: "\t")
    }
}
