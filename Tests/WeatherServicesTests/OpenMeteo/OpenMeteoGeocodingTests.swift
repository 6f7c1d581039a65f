import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Open-Meteo's geocoding service")
struct OpenMeteoGeocodingTests {
    private func name(in request: HTTPRequest) -> String? {
        URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "name" }?.value
    }

    /// Finds four Londons, one of them twice, for "London" and nothing for anything else.
    private func londons() throws -> StubTransport {
        let some = try Fixture.openMeteo("search_london.json")
        let none = try Fixture.openMeteo("search_no_results.json")
        return StubTransport { request throws(FetchError) in
            HTTPResponse(status: 200, body: request.url.absoluteString.contains("name=London&") ? some : none)
        }
    }

    @Test("each place comes once, best first, with all that is known of it")
    func places() async throws {
        let places = try await OpenMeteoGeocodingService(transport: londons()).locations(named: "London", limit: 10)
        #expect(places.map(\.id) == ["geonames:2643743", "geonames:6058560", "geonames:4517009"])
        let london = try #require(places.first)
        #expect(london.name == "London")
        #expect(london.region == "England")
        #expect(london.country == "United Kingdom")
        #expect(london.countryCode == "GB")
        #expect(london.coordinates == Coordinates(latitude: 51.50853, longitude: -0.12574))
        #expect(london.elevation == Distance(25))
        #expect(london.timeZoneIdentifier == "Europe/London")
        #expect(london.population == 8_961_989)
        #expect(london.fullName == "London, England, United Kingdom")
        #expect(london.postcode == nil)
        #expect(places[2].postcode == "43140")
    }

    @Test("members left out are zero where they must be there, and missing where not")
    func leftOut() throws {
        let places = try OpenMeteoGeocodingDecoder()
            .locations(from: Fixture.openMeteo("search_left_out_members.json"))
        #expect(places.map(\.name) == ["On the equator", "On the meridian"])
        #expect(places[0].coordinates == Coordinates(latitude: 0, longitude: 9.5))
        #expect(places[1].coordinates == Coordinates(latitude: 51.5, longitude: 0))
        #expect(places[0].elevation == nil)
        #expect(places[0].population == nil)
        #expect(places[0].country == nil)
        #expect(places[0].countryCode == "GA")
        #expect(places[0].timeZoneIdentifier == nil)
    }

    @Test("no results are an empty list, and no answer at all is not")
    func noResults() throws {
        let decoder = OpenMeteoGeocodingDecoder()
        #expect(try decoder.locations(from: Fixture.openMeteo("search_no_results.json")) == [])
        #expect(throws: FetchError.unreadableAnswer) { try decoder.locations(from: Data("{\"results\":7}".utf8)) }
        #expect(throws: FetchError.unreadableAnswer) { try decoder.locations(from: Data("{\"resul".utf8)) }
        #expect(throws: FetchError.serverTrouble(status: 200)) {
            try decoder.locations(from: Fixture.openMeteo("error_latitude.json"))
        }
    }

    @Test(
        "a country or region after a comma narrows the namesakes, by name, code or abbreviation",
        arguments: [
            ("London, UK", ["geonames:2643743"]), ("London,gb", ["geonames:2643743"]),
            ("london", []), ("London, USA", ["geonames:4517009"]), ("London, ontario", ["geonames:6058560"]),
            ("London, Ohio, United States", ["geonames:4517009"]), ("London, ÓHIO, Nowhere", ["geonames:4517009"]),
            ("London, Nowhere", ["geonames:2643743", "geonames:6058560", "geonames:4517009"]),
            ("London,", ["geonames:2643743", "geonames:6058560", "geonames:4517009"]), ("Lonely, UK", []), (",", []),
        ])
    func comma(typed: String, found: [String]) async throws {
        let transport = try londons()
        let places = try await OpenMeteoGeocodingService(transport: transport).locations(named: typed, limit: 10)
        #expect(places.map(\.id) == found)
        #expect(transport.requests.count <= 2)
    }

    @Test("the limit is obeyed, and kept within what the service allows")
    func limit() async throws {
        let transport = try londons()
        let service = OpenMeteoGeocodingService(transport: transport)
        #expect(try await service.locations(named: "London, Nowhere", limit: 2).count == 2)
        _ = try await service.locations(named: "x", limit: 1000)
        _ = try await service.locations(named: "x", limit: 0)
        let counts = transport.requests.map { $0.url.absoluteString.firstMatch(of: /count=(\d+)/)?.1 }
        #expect(counts == ["2", "100", "100", "1"])
    }

    @Test(
        "what was typed arrives as it was, trimmed",
        arguments: [("  Köln\n", "Köln"), ("São Paulo & co?", "São Paulo & co?"), ("東京 🗼 +#%", "東京 🗼 +#%")])
    func encoding(typed: String, sent: String) async throws {
        let transport = try londons()
        _ = try await OpenMeteoGeocodingService(transport: transport).locations(named: typed, limit: 5)
        let request = try #require(transport.requests.first)
        #expect(request.url.absoluteString.hasPrefix("https://geocoding-api.open-meteo.com/v1/search?name="))
        #expect(name(in: request) == sent)
    }

    @Test("white space asks nothing, and ten thousand characters are cut")
    func lengths() async throws {
        let transport = try londons()
        let service = OpenMeteoGeocodingService(transport: transport)
        #expect(try await service.locations(named: " \n\t", limit: 5) == [])
        #expect(transport.requests.isEmpty)
        let family = "👩‍👩‍👧‍👦"
        _ = try await service.locations(named: String(repeating: family, count: 10_000), limit: 5)
        let sent = try #require(transport.requests.first)
        #expect(sent.url.absoluteString.utf8.count < 2000)
        #expect(name(in: sent)?.hasPrefix(family) == true)
    }

    @Test("another server is asked under its own path")
    func server() async throws {
        let transport = try londons()
        let server = URL(string: "http://127.0.0.1:8080/maps/")
        _ = try await OpenMeteoGeocodingService(transport: transport, server: server).locations(named: "x", limit: 5)
        #expect(
            transport.requests.first?.url.absoluteString
                == "http://127.0.0.1:8080/maps/v1/search?name=x&count=5&language=en&format=json")
    }
}
