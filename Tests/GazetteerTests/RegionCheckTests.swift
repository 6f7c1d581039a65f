import Gazetteer
@testable import GazetteerBuilding
import Testing

/// Two regions of Germany and two of Fiji, named by codes that another source may have given to others since.
@Suite("Names of regions")
struct RegionCheckTests {
    private let places = [
        SourcePlace(1, "Munich", "DE", "02", 1_500_000, 48.137, 11.575),
        SourcePlace(2, "Nuremberg", "DE", "02", 500_000, 49.454, 11.077),
        SourcePlace(3, "Berlin", "DE", "16", 3_400_000, 52.524, 13.41),
        SourcePlace(4, "Spandau", "DE", "16", 200_000, 52.536, 13.2),
    ]
    private let witnesses = [
        RegionWitness(name: "Munich", latitude: 48.14, longitude: 11.58, countryCode: "DE", region: "Bavaria"),
        RegionWitness(name: "Nuernberg", latitude: 49.455, longitude: 11.08, countryCode: "DE", region: "Bavaria"),
        RegionWitness(name: "Berlin", latitude: 52.52, longitude: 13.4, countryCode: "DE", region: "Land Berlin"),
        RegionWitness(name: "Spandau", latitude: 52.53, longitude: 13.2, countryCode: "DE", region: "Land Berlin"),
    ]

    private func findings(_ regions: [String: String], seats: [String: String] = [:]) -> [RegionFinding] {
        RegionCheck(data(regions, seats), witnesses: witnesses).findings
    }

    private func data(_ regions: [String: String], _ seats: [String: String] = [:]) -> SourceData {
        var data = SourceData.of(places)
        (data.regions, data.regionSeats) = (regions, seats)
        return data
    }

    @Test("that the places confirm, and those that are newer than the witnesses, stay")
    func confirmed() {
        #expect(findings(["DE.02": "State of Bavaria", "DE.16": "Berlin"]).isEmpty)
        #expect(findings(["DE.02": "Free State", "DE.16": "Spreeland"]).isEmpty)
    }

    @Test("a code that was joined to another region's name is found, with what its places say")
    func contradicted() throws {
        let finding = try #require(findings(["DE.16": "Bavaria"]).first)
        #expect(finding.code == "DE.16")
        #expect(finding.reason == .elsewhere)
        #expect(finding.proposal == "Land Berlin")
        #expect(finding.description.contains("Land Berlin 2"))
    }

    @Test("of two regions with one name, the one whose places vote for it keeps it")
    func shared() {
        let found = findings(["DE.02": "Bavaria", "DE.16": "Bavaria"])
        #expect(found.map(\.code) == ["DE.16"])
        #expect(found.map(\.reason) == [.shared])
    }

    @Test("a reviewed name is believed as long as its seat lies there")
    func seats() {
        #expect(findings(["DE.16": "Bavaria"], seats: ["DE.16": "Spandau"]).isEmpty)
        #expect(findings(["DE.16": "Bavaria"], seats: ["DE.16": "Munich"]).map(\.reason) == [.seatless])
    }

    @Test("no index is built from a join that its places contradict")
    func refused() throws {
        var wrong = IndexBuilder(data(["DE.16": "Bavaria"]), witnesses: witnesses)
        #expect(throws: BuildError.self) { try wrong.build() }
        var right = IndexBuilder(data(["DE.16": "Berlin"]), witnesses: witnesses)
        #expect(throws: Never.self) { try right.build() }
    }
}
