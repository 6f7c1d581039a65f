import Gazetteer
import Testing
import WeatherModel

@Suite("The shipped index")
struct ShippedIndexTests {
    private let index: PlaceIndex

    init() throws {
        index = try Shipped.index.get()
    }

    @Test("is whole and small enough")
    func whole() throws {
        try index.verify()
        #expect(index.placeCount > 170_000)
        #expect(index.attribution == "GeoNames, CC BY 4.0")
        let size = try #require(try Shipped.file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
        #expect(size <= 17_000_000)
    }

    @Test(
        "finds any town as it is typed",
        arguments: [
            ("sao p", "São Paulo, Brazil"), ("saint etienne", "Saint-Étienne, Auvergne-Rhône-Alpes, France"),
            ("st etienne", "Saint-Étienne, Auvergne-Rhône-Alpes, France"), ("東京", "Tokyo, Japan"),
            ("Москва", "Moscow, Russia"), ("القاهرة", "Cairo, Cairo Governorate, Egypt"),
            ("paris tx", "Paris, Texas, United States"),
            ("portland maine", "Portland, Maine, United States"),
            ("san jose ca", "San Jose, California, United States"),
            ("london uk", "London, England, United Kingdom"), ("london on", "London, Ontario, Canada"),
            ("münchen bayern", "Munich, Bavaria, Germany"), ("vancouver bc", "Vancouver, British Columbia, Canada"),
            ("newcastle nsw", "Newcastle, New South Wales, Australia"), ("Lndon", "London, England, United Kingdom"),
            ("Barcelna", "Barcelona, Catalonia, Spain"),
            ("Reykjavic", "Reykjavík, Capital Region, Iceland"), ("Portlnd Maine", "Portland, Maine, United States"),
            ("springfield missouri usa", "Springfield, Missouri, United States"), ("wien", "Vienna, Austria"),
            ("서울", "Seoul, South Korea"), ("Αθήνα", "Athens, Attica, Greece"),
        ])
    func towns(query: String, label: String) {
        let labels = index.matches(for: query, limit: 10, preferredCountry: nil).map(\.location.fullName)
        #expect(labels.first == label)
    }

    @Test("regions of Czechia bear their English names, and the capital's is not told twice")
    func czechia() {
        let names = ["Praha", "Brno", "Ostrava", "Plzeň", "České Budějovice", "Liberec"].map { name in
            index.matches(for: "\(name) czechia", limit: 1, preferredCountry: nil).first?.location.fullName
        }
        #expect(
            names == [
                "Prague, Czechia", "Brno, South Moravia, Czechia", "Ostrava, Moravia-Silesia, Czechia",
                "Pilsen, Plzeň Region, Czechia", "České Budějovice, South Bohemia, Czechia",
                "Liberec, Liberec Region, Czechia",
            ])
    }

    @Test("a first letter that is wrong leads to the city, after what is called so")
    func firstLetter() {
        let names = index.matches(for: "Gerlin", limit: 10, preferredCountry: nil).map(\.location.name)
        #expect(names.prefix(2) == ["Gerlingen", "Berlin"])
    }

    @Test("knows the zone, the code and the population")
    func details() throws {
        let place = try #require(index.matches(for: "portland maine", limit: 1, preferredCountry: nil).first?.location)
        #expect(place.timeZoneIdentifier == "America/New_York")
        #expect(place.countryCode == "US")
        #expect(place.population == 66_881)
        #expect(place.id == "geonames:4975802")
    }

    @Test("knows the nearest town")
    func nearest() throws {
        let point = try #require(Coordinates(latitude: 64.14, longitude: -21.9))
        #expect(index.nearest(to: point)?.name == "Reykjavík")
    }
}
