import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Nominatim's places")
struct NominatimTests {
    private let now = Date(timeIntervalSince1970: 1_768_478_400)

    private func places(_ fixture: String) throws -> [Location] {
        try NominatimDecoder().locations(from: Fixture.data("nominatim/\(fixture)"))
    }

    /// A service with a pace of its own, so that no test waits for another one's.
    private func service(_ transport: any HTTPTransport, server: URL? = nil) -> NominatimService {
        NominatimService(transport: transport, server: server, pace: RequestPace(interval: .zero)) { now }
    }

    @Test("each place comes once, named as people name it, with OpenStreetMap's identity")
    func found() throws {
        let places = try places("search_lighthouse.json")
        #expect(places.map(\.id) == ["osm:way:1234567", "osm:node:42"])
        let lighthouse = places[0]
        #expect(lighthouse.name == "Leuchtturm")
        #expect(lighthouse.region == "Mecklenburg-Vorpommern")
        #expect(lighthouse.country == "Germany")
        #expect(lighthouse.countryCode == "DE")
        #expect(lighthouse.postcode == "18119")
        #expect(lighthouse.coordinates == Coordinates(latitude: 54.1766001, longitude: 12.0848002))
        #expect(lighthouse.fullName == "Leuchtturm, Rostock, Mecklenburg-Vorpommern, Germany")
        #expect(places[1].name == "Wharf Road 7")
        #expect(places[1].fullName == "Wharf Road 7, Waitangi, Chatham Islands, New Zealand")
    }

    @Test("the older format, without a name and an address, gives a place, too")
    func old() throws {
        let hall = try #require(places("search_old_format.json").first)
        #expect(hall.id == "osm:way:4532022")
        #expect(hall.name == "Great Hall")
        #expect(hall.countryCode == nil)
    }

    @Test("no match is an empty list, in either way of saying so; an error in a success is a refusal")
    func none() throws {
        #expect(try places("search_none.json") == [])
        #expect(try places("error_unable.json") == [])
        #expect(throws: FetchError.rejected(status: 400, reason: "Nothing to search for.")) {
            try places("error_bad_request.json")
        }
        for text in ["", "{}", "{\"error\":7}", "7", String(repeating: "[", count: 100_000)] {
            #expect(throws: FetchError.unreadableAnswer) { try NominatimDecoder().locations(from: Data(text.utf8)) }
        }
    }

    @Test("a submitted search is one request in English, with addresses")
    func request() async throws {
        let transport = StubTransport(body: try Fixture.data("nominatim/search_lighthouse.json"))
        #expect(try await service(transport).locations(named: " Leuchtturm & Café ", limit: 100).count == 2)
        #expect(
            transport.requests.map(\.url.absoluteString)
                == [
                    "https://nominatim.openstreetmap.org/search?q=Leuchtturm%20%26%20Caf%C3%A9&format=jsonv2"
                        + "&addressdetails=1&limit=40&accept-language=en"
                ])
        #expect(try await service(transport).locations(named: "\n", limit: 1) == [])
        let own = StubTransport(body: Data("[]".utf8))
        _ = try await service(own, server: address("http://127.0.0.1:8080/maps")).locations(named: "x", limit: 0)
        #expect(own.requests.first?.url.absoluteString.hasPrefix("http://127.0.0.1:8080/maps/search?q=x&") == true)
        #expect(own.requests.first?.url.absoluteString.contains("limit=1&") == true)
    }

    @Test("who asks too often is told so, and when to ask again, in whichever way the server says it")
    func blocked() async throws {
        let page = try Fixture.data("nominatim/error_over_limit.html")
        for (status, headers, error) in [
            (403, [:], FetchError.quotaExceeded(retryAfter: nil)), (429, [:], .quotaExceeded(retryAfter: nil)),
            (509, ["retry-after": "60"], .quotaExceeded(retryAfter: now.addingTimeInterval(60))),
            (200, [:], .webPage), (503, [:], .serverTrouble(status: 503)), (404, [:], .notFound),
        ] as [(Int, [String: String], FetchError)] {
            await #expect(throws: error) {
                try await service(StubTransport(status: status, headers: headers, body: page))
                    .locations(named: "x", limit: 1)
            }
        }
        let body = try Fixture.data("nominatim/error_bad_request.json")
        await #expect(throws: FetchError.rejected(status: 400, reason: "Nothing to search for.")) {
            try await service(StubTransport(status: 400, body: body)).locations(named: "x", limit: 1)
        }
    }
}
