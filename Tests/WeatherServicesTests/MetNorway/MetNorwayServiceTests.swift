import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("MET Norway's service")
struct MetNorwayServiceTests {
    private let now = Date(timeIntervalSince1970: 1_773_062_400)

    private func service(_ transport: any HTTPTransport) -> MetNorwayService {
        MetNorwayService(transport: transport) { now }
    }

    private func answer() throws -> Data { try Fixture.data("met-norway/complete_bergen_march.json") }

    @Test("the place is asked for with four decimals, cut and not rounded, and with its height where known")
    func request() async throws {
        let transport = StubTransport(body: try answer())
        let coordinates = try #require(Coordinates(latitude: 60.391_28, longitude: -5.322_19))
        _ = try await service(transport).forecast(
            for: Location(name: "Bergen", coordinates: coordinates, elevation: Distance(11.6)))
        _ = try await service(transport).forecast(for: Location(name: "Bergen", coordinates: coordinates))
        let path = "https://api.met.no/weatherapi/locationforecast/2.0/complete?lat=60.3912&lon=-5.3221"
        #expect(transport.requests.map(\.url.absoluteString) == [path + "&altitude=12", path])
    }

    @Test(
        "cutting neither loses a digit that is there nor gives −0",
        arguments: [
            (12.3456, "12.3456"), (59.91, "59.91"), (-0.00009, "0.0"), (0.00019, "0.0001"), (-89.99999, "-89.9999"),
            (1.1, "1.1"), (-33.8688, "-33.8688"), (69.9999, "69.9999"), (90, "90.0"),
        ])
    func truncation(degrees: Double, text: String) throws {
        let coordinates = try #require(Coordinates(latitude: degrees, longitude: degrees))
        #expect(coordinates.truncatedLatitudeText == text)
        #expect(coordinates.truncatedLongitudeText == text)
    }

    @Test(
        "the answer says when it was made and until when not to ask again, and 203 is as good as 200",
        arguments: [200, 203])
    func times(status: Int) async throws {
        let headers = ["expires": "Mon, 09 Mar 2026 13:51:12 GMT", "last-modified": "Mon, 09 Mar 2026 13:20:02 GMT"]
        let transport = StubTransport(status: status, headers: headers, body: try answer())
        let forecast = try await service(transport).forecast(for: place(60.39, 5.32))
        #expect(forecast.validUntil == (try instant("2026-03-09T13:51:12Z")))
        #expect(forecast.issuedAt == (try instant("2026-03-09T12:41:17Z")))
        #expect(forecast.fetchedAt == now)
    }

    @Test("without a readable Expires nothing is said about when to ask again", arguments: ["0", "", "soon"])
    func noExpiry(text: String) async throws {
        let transport = StubTransport(headers: ["expires": text], body: try answer())
        #expect(try await service(transport).forecast(for: place(1, 2)).validUntil == nil)
    }

    @Test("a page that forbids the request is no refused key")
    func forbidden() async throws {
        let transport = StubTransport(status: 403, body: try Fixture.data("met-norway/error_forbidden.html"))
        await #expect(throws: FetchError.rejected(status: 403, reason: nil)) {
            try await service(transport).forecast(for: place(1, 2))
        }
    }

    @Test(
        "the zone is the place's, or the nautical one of its longitude",
        arguments: [
            ("Asia/Kathmandu", 85.3, 20700), ("Pacific/Chatham", -176.5, 49500), ("Pacific/Apia", -171.8, 46800),
            (nil, -171.8, -39600), (nil, 179.99, 43200), (nil, -180, -43200), (nil, 7.4, 0),
            ("Mars/Olympus", 85.3, 21600),
        ] as [(String?, Double, Int)])
    func zone(identifier: String?, longitude: Double, offset: Int) async throws {
        let forecast = try await service(StubTransport(body: answer())).forecast(
            for: place(1, longitude, zone: identifier))
        // January is summer in Chatham.
        #expect(forecast.timeZone.secondsFromGMT(for: try instant("2026-01-15T00:00:00Z")) == offset)
        #expect(forecast.hours.first?.time == (try instant("2026-03-09T13:00:00Z")))
    }
}
