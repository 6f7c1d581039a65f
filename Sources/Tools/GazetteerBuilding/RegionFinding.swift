/// A region whose name its places contradict.
public struct RegionFinding: Sendable, Hashable, CustomStringConvertible {
    /// Country and code, "LV.05".
    public let code: String
    let name: String
    let placeCount: Int
    /// Where another gazetteer has its places: region and how many, most first.
    let votes: [Vote]
    /// Why the name cannot stay.
    let reason: Reason
    /// The name the votes agree on; nil where the country alone can be shown.
    public let proposal: String?

    /// How many places lie in a region of that name.
    struct Vote: Sendable, Hashable {
        let region: String
        let count: Int
    }

    /// The evidence against a name.
    enum Reason: String, Sendable {
        case elsewhere = "its places lie elsewhere"
        case shared = "another region's name"
        case seatless = "its seat is not there"
    }

    /// One line: code, name, reason, number of places, votes, proposal, with tabs between.
    public var description: String {
        let votes = votes.prefix(4).map { "\($0.region) \($0.count)" }.joined(separator: ", ")
        return [code, name, reason.rawValue, "\(placeCount)", votes, proposal ?? "(the country alone)"]
            .joined(separator: "\t")
    }
}
