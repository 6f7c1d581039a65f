import Gazetteer
@testable import GazetteerBuilding
import Testing
import WeatherModel

@Suite("Search")
struct SearchTests {
    private let small: SmallIndex

    init() throws {
        small = try SmallIndex()
    }

    @Test("the whole of a name comes before what merely begins so, whatever their size")
    func exactFirst() throws {
        let index = try SmallIndex([
            SourcePlace(1, "Lon", "US", "TX", 1_200), SourcePlace(2, "London", "GB", "ENG", 8_000_000),
        ])
        #expect(index.labels("lon") == ["Lon, Texas, United States", "London, England, United Kingdom"])
        #expect(index.first("lon")?.kind == .exact)
        #expect(index.first("lo")?.location.name == "London")
        #expect(index.first("lo")?.kind == .prefix)
    }

    @Test(
        "of two with the same name the bigger comes first, unless the other is in the user's country and nearly as big")
    func nudge() throws {
        #expect(small.labels("portland") == ["Portland, Oregon, United States", "Portland, Maine, United States"])
        let twins = try SmallIndex([
            SourcePlace(1, "Newport", "US", "OR", 30_000), SourcePlace(2, "Newport", "GB", "ENG", 20_000),
        ])
        #expect(twins.labels("newport").first == "Newport, Oregon, United States")
        #expect(twins.labels("newport", country: "GB").first == "Newport, England, United Kingdom")
        #expect(twins.labels("newport", country: "ZZ").first == "Newport, Oregon, United States")
        #expect(small.labels("lon", country: "US").first == "London, England, United Kingdom")
    }

    @Test("every name of a place finds it, and the name that did is told")
    func otherNames() {
        let match = small.first("münch")
        #expect(match?.location.name == "Munich")
        #expect(match?.kind == .alternateName)
        #expect(match?.matchedName == "München")
        #expect(match?.highlights.isEmpty == true)
        #expect(small.first("東")?.location.name == "Tokyo")
        #expect(small.first("とうき")?.matchedName == "トウキョウ")
        #expect(small.first("붓")?.location.name == "Busan")
        #expect(small.first("munhen")?.kind == .corrected, "a machine's transliteration is no name")
    }

    @Test("later words find a place too, after places that begin so")
    func laterWords() {
        #expect(small.labels("munich") == ["Munich, Bavaria, Germany", "New Munich, Missouri, United States"])
    }

    @Test("saint may be written short")
    func abbreviation() {
        #expect(small.first("saint johns")?.location.name == "St. John's Wood")
        #expect(small.first("st john")?.highlights == [0..<8])
    }

    @Test(
        "several words: a name, then its region or country by name, beginning, code or abbreviation",
        arguments: [
            ("portland maine", 3), ("Portland, ME", 3), ("portland mai", 3), ("portland oregon usa", 2),
            ("paris tx", 9),
            ("paris texas united st", 9), ("london uk", 1), ("london, england, united kingdom", 1),
            ("münchen bayern", 4),
            ("munich deutschland", 4), ("munich deu", 4), ("tokyo 日本", 6),
        ])
    func regions(query: String, id: Int) {
        #expect(small.first(query)?.location.id == "geonames:\(id)")
        #expect(small.first(query)?.kind == .region)
    }

    @Test("in another region it is not found")
    func wrongRegion() {
        #expect(small.labels("portland texas").isEmpty)
        #expect(small.labels("munich maine").isEmpty)
    }

    @Test(
        "one typing error from four letters on, the first letter included; two from eight",
        arguments: [
            ("lndon", 1), ("lonodn", 1), ("gerlin", 5), ("erlin", 5), ("brelin", 5), ("berllin", 5), ("tokio", 6),
            ("portlnd maine", 3), ("portland maien", 3), ("portland omaine", 3), ("londonsx", 1), ("prtlandd", 2),
            ("münhcen", 4),
        ])
    func typingErrors(query: String, id: Int) {
        let match = small.first(query)
        #expect(match?.location.id == "geonames:\(id)")
        #expect(match?.kind == .corrected)
        #expect(match?.highlights.isEmpty == true)
    }

    @Test("three letters are not corrected, and what matches as typed comes before what is corrected")
    func noCorrection() throws {
        #expect(small.labels("lnd").isEmpty)
        let index = try SmallIndex([
            SourcePlace(1, "Merlin", "US", "OR", 1_500), SourcePlace(2, "Berlin", "DE", "16", 3_426_354),
        ])
        #expect(index.labels("merlin").map { $0.prefix(6) } == ["Merlin", "Berlin"])
    }

    @Test("what was typed is marked by characters of the name")
    func highlights() {
        #expect(small.first("lond")?.highlights == [0..<4])
        #expect(small.first("strass")?.highlights == [0..<5])
        #expect(small.first("wood")?.highlights == [11..<15])
        #expect(small.first("portland maine")?.highlights == [0..<8])
        #expect(small.first("london")?.highlights == [0..<6])
    }

    @Test("a place is there once, and never more than asked for")
    func once() {
        for query in ["l", "lon", "london", "m", "portland", "tok"] {
            let ids = small.index.matches(for: query, limit: 10, preferredCountry: nil).map(\.location.id)
            #expect(Set(ids).count == ids.count)
        }
        #expect(small.labels("p", limit: 1).count == 1)
        #expect(small.labels("p", limit: 0).isEmpty)
        #expect(small.labels("p", limit: -1).isEmpty)
        #expect(small.labels("").isEmpty)
    }

    @Test("a match bears all that is known of the place, and lives longer than the index")
    func location() throws {
        var match: PlaceMatch?
        do { match = try SmallIndex().first("london") }
        let expected = Location(
            id: "geonames:1", name: "London", region: "England", country: "United Kingdom", countryCode: "GB",
            coordinates: try #require(Coordinates(latitude: 51.50853, longitude: -0.12574)),
            timeZoneIdentifier: "Europe/London", population: 8_961_989)
        #expect(match?.location == expected)
        #expect(match == small.first("london"))
        #expect(match != small.first("londo"))
    }
}
