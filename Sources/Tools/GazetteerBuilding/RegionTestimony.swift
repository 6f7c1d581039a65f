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
