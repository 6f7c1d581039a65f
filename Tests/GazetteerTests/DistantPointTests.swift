import Gazetteer
import Testing
import WeatherModel

@Suite("Points that are no town")
struct DistantPointTests {
    @Test("a point far from any town does not bear its name, region or country")
    func far() throws {
        let match = try #require(try SmallIndex().first("52.4, 20"))
        #expect(match.location.name == "52.4, 20.0")
        #expect(match.location.region == nil)
        #expect(match.location.country == nil)
        #expect(match.location.timeZoneIdentifier == nil && match.location.assumedTimeZoneIdentifier == "Europe/Berlin")
        #expect(match.distantTown?.town.name == "Berlin")
        let kilometres = try #require(match.distantTown?.kilometres)
        // 6.6 degrees of longitude at 52.5° N.
        #expect(abs(kilometres - 446) < 3)
    }

    @Test("fifty kilometres are near", arguments: [(0.44, "Berlin"), (0.46, nil)])
    func border(degrees: Double, name: String?) throws {
        let match = try #require(try SmallIndex().first("\(52.52437 + degrees), 13.41053"))
        #expect((match.distantTown == nil) == (name != nil))
        #expect((match.location.name == "Berlin") == (name != nil))
    }

    @Test(
        "coordinates of no point say what is wrong with them",
        arguments: [
            ("91, 200", CoordinateFault.outOfRange), ("geo:999,999", .outOfRange), ("0 181", .outOfRange),
            ("-33.9°S 18.4°E", .signAndLetter), ("33.9S -18.4E", .signAndLetter), ("-33.9S 18.4E", .signAndLetter),
        ])
    func faults(text: String, fault: CoordinateFault) {
        #expect(CoordinateQuery.fault(in: text) == fault)
        #expect(CoordinateQuery(text) == nil)
    }

    @Test(
        "a point, and what is no coordinates at all, has no fault",
        arguments: ["33.9°S 18.4°E", "-33.9 18.4", "paris", "10115", "SW1A 1AA", "", "geo:"])
    func faultless(text: String) {
        #expect(CoordinateQuery.fault(in: text) == nil)
    }
}
