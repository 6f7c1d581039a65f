/// Compares the names of regions with the positions of their places in another gazetteer.
///
/// A name that the other gazetteer does not have is newer and accepted; a name it has must get most of the votes of the
/// region's places. If several regions have one name, it belongs to the one with most voters. A reviewed name is
/// accepted if the region contains its seat.
public struct RegionCheck {
    /// The contradicted names, by code.
    public let findings: [RegionFinding]
    /// The number of names that were checked.
    public let count: Int

    /// The share of votes from which another name is proposed.
    private static let clearShare = 2.0 / 3

    /// - Parameter witnesses: The places of an independent gazetteer.
    public init(_ source: SourceData, witnesses: [RegionWitness]) {
        let folder = Folder()
        let testimony = RegionTestimony(of: source.places, by: witnesses, folder)
        let places = Dictionary(grouping: source.places) { "\($0.countryCode).\($0.regionCode)" }
        let named = places.keys.filter { source.regions[$0] != nil }.sorted()
        let sharing = Dictionary(grouping: named) { code in
            "\(code.prefix(2)) \(folder.fold(source.regions[code] ?? ""))"
        }
        count = named.count
        findings = named.compactMap { code in
            guard let name = source.regions[code], let members = places[code] else { return nil }
            let votes = (testimony.votes[code] ?? [:]).map { RegionFinding.Vote(region: $0, count: $1) }
                .sorted { ($1.count, $0.region) < ($0.count, $1.region) }
            let isShared = (sharing["\(code.prefix(2)) \(folder.fold(name))"]?.count ?? 0) > 1
            guard
                let reason = Self.reason(
                    name, seat: source.regionSeats[code], members, votes,
                    inCountry: testimony.countryVotes[String(code.prefix(2))] ?? [:], isShared: isShared, folder)
            else { return nil }
            return RegionFinding(
                code: code, name: name, placeCount: members.count, votes: votes, reason: reason,
                proposal: Self.proposal(code, votes, source.regions, folder))
        }
    }

    private static func reason(
        _ name: String, seat: String?, _ members: [SourcePlace], _ votes: [RegionFinding.Vote],
        inCountry all: [String: Int], isShared: Bool, _ folder: Folder
    ) -> RegionFinding.Reason? {
        if let seat {
            let wanted = folder.fold(seat)
            let isThere = members.contains { member in
                ([member.name] + member.otherNames).contains { folder.fold($0) == wanted }
            }
            return isThere ? nil : .seatless
        }
        let own = RegionName(name, folder)
        let here = votes.filter { own.isSame(as: RegionName($0.region, folder)) }.reduce(0) { $0 + $1.count }
        let everywhere = all.filter { own.isSame(as: RegionName($0.key, folder)) }.reduce(0) { $0 + $1.value }
        if isShared, 2 * here <= everywhere { return .shared }
        let others = votes.filter { !own.isSame(as: RegionName($0.region, folder)) }
        return everywhere > 0 && here < others.first?.count ?? 0 ? .elsewhere : nil
    }

    /// Returns the name with a clear majority of votes; nil if there is none or another region of the country has it.
    private static func proposal(
        _ code: String, _ votes: [RegionFinding.Vote], _ names: [String: String], _ folder: Folder
    ) -> String? {
        let count = votes.reduce(0) { $0 + $1.count }
        guard let first = votes.first, Double(first.count) >= clearShare * Double(count) else { return nil }
        let name = RegionName(first.region, folder)
        let isTaken = names.contains { other, taken in
            other != code && other.hasPrefix(code.prefix(3)) && name.isSame(as: RegionName(taken, folder))
        }
        return isTaken ? nil : first.region
    }
}
