import Gazetteer

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

/// A region's name without title, diacritics and spaces, for comparing two gazetteers.
struct RegionName {
    private static let titles: Set<String> = [
        "administrative", "apskritis", "atoll", "autonomous", "canton", "city", "commune", "county", "de",
        "department",
        "district", "division", "emirate", "governorate", "grad", "huyen", "kraj", "marz", "mintaqat", "muhafazat",
        "municipality", "novada", "novads", "oblast", "oblysy", "of", "opstina", "parish", "prefecture", "province",
        "qalasy", "rajons", "rayon", "region", "republic", "special", "state", "the", "town", "voblasc", "wilaya",
    ]
    private static let fewestLetters = 4
    private static let ending = 3

    /// The letters without spaces, as "Ha Noi" equals "Hanoi".
    private let letters: String

    init(_ name: String, _ folder: Folder) {
        let words = String(decoding: folder.fold(name), as: UTF16.self).split(separator: " ").map(String.init)
        let bare = words.filter { !Self.titles.contains($0) }
        letters = (bare.isEmpty ? words : bare).joined()
    }

    /// Returns whether the names are equal except for an ending, such as "Valmiera" and "Valmieras".
    func isSame(as other: RegionName) -> Bool {
        if letters == other.letters { return true }
        let (short, long) = letters.count < other.letters.count ? (self, other) : (other, self)
        guard short.letters.count >= Self.fewestLetters, long.letters.count - short.letters.count <= Self.ending else {
            return false
        }
        return long.letters.hasPrefix(short.letters.prefix(max(Self.fewestLetters, short.letters.count - Self.ending)))
    }
}

/// The regions in which another gazetteer has the places of each region.
struct RegionTestimony {
    private struct Cell: Hashable {
        let country: String
        let row: Int
        let column: Int
    }

    private static let cellsPerDegree = 5.0
    /// The distance in kilometres within which a place of the same name is the same place.
    private static let namesakeKilometres = 10.0
    /// The distance in kilometres within which another place is assumed to lie in the same region.
    private static let neighbourKilometres = 3.0

    /// The number of places of each region code ("LV.05") by the name of the region they lie in.
    private(set) var votes: [String: [String: Int]] = [:]
    /// The same numbers for each country.
    private(set) var countryVotes: [String: [String: Int]] = [:]

    init(of places: [SourcePlace], by witnesses: [RegionWitness], _ folder: Folder) {
        let cells = Dictionary(grouping: witnesses) {
            Cell(country: $0.countryCode, row: Self.cell($0.latitude), column: Self.cell($0.longitude))
        }.mapValues { $0.map { (witness: $0, name: folder.fold($0.name)) } }
        for place in places {
            let name = folder.fold(place.name)
            var best: (isOther: Int, distance: Double, region: String)?
            for row in Self.cell(place.latitude) - 1...Self.cell(place.latitude) + 1 {
                for column in Self.cell(place.longitude) - 1...Self.cell(place.longitude) + 1 {
                    for other in cells[Cell(country: place.countryCode, row: row, column: column)] ?? [] {
                        let distance = Neighbourhood.kilometres(
                            (place.latitude, place.longitude), (other.witness.latitude, other.witness.longitude))
                        let isSame = other.name == name
                        guard distance <= (isSame ? Self.namesakeKilometres : Self.neighbourKilometres) else {
                            continue
                        }
                        let vote = (isOther: isSame ? 0 : 1, distance: distance, region: other.witness.region)
                        if best.map({ vote < $0 }) ?? true { best = vote }
                    }
                }
            }
            guard let best, !best.region.isEmpty else { continue }
            votes["\(place.countryCode).\(place.regionCode)", default: [:]][best.region, default: 0] += 1
            countryVotes[place.countryCode, default: [:]][best.region, default: 0] += 1
        }
    }

    private static func cell(_ degrees: Double) -> Int { Int((degrees * cellsPerDegree).rounded(.down)) }
}
