import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("OpenWeather's geocoding")
struct OpenWeatherGeocodingTests {
    private let key = "0123456789abcdef-s3cret"

    private func service(_ transport: any HTTPTransport) -> OpenWeatherGeocodingService {
        OpenWeatherGeocodingService(transport: transport, key: APIKey(key))
    }

    @Test("each place comes once, with its region and its country in words")
    func places() async throws {
        let transport = StubTransport(body: try Fixture.data("openweather/places_portland.json"))
        let places = try await service(transport).locations(named: " Portland, US ", limit: 10)
        #expect(
            places.map(\.fullName)
                == [
                    "Portland, Oregon, United States", "Portland, Maine, United States", "Portland Parish, Jamaica",
                ])
        #expect(places.map(\.countryCode) == ["US", "US", "JM"])
        #expect(places[1].coordinates == Coordinates(latitude: 43.6610277, longitude: -70.2548596))
        #expect(places[0].timeZoneIdentifier == nil && places[0].population == nil)
        #expect(
            transport.requests.map(\.url.absoluteString)
                == ["https://api.openweathermap.org/geo/1.0/direct?q=Portland,%20US&limit=5&appid=\(key)"])
    }

    @Test("no match is an empty list; white space and a missing key ask nothing")
    func nothing() async throws {
        let none = StubTransport(body: try Fixture.data("openweather/places_none.json"))
        #expect(try await service(none).locations(named: "Nowhere", limit: 0) == [])
        #expect(none.requests.first?.url.absoluteString.contains("limit=1&") == true)
        #expect(try await service(none).locations(named: " \n", limit: 5) == [])
        let keyless = OpenWeatherGeocodingService(transport: none, key: APIKey(""))
        await #expect(throws: FetchError.keyRefused) { try await keyless.locations(named: "Paris", limit: 5) }
        #expect(none.requests.count == 1)
    }

    @Test("a refusal, an error inside a success and no list are errors, none of which shows the key")
    func errors() async throws {
        for (status, body, error) in [
            (401, "{\"cod\":401}", FetchError.keyRefused),
            (400, "{\"message\":\"appid=\(key)\"}", .rejected(status: 400, reason: "appid=…")),
            (200, "{\"cod\":\"404\"}", .notFound), (200, "{}", .unreadableAnswer), (200, "[[", .unreadableAnswer),
            (200, "", .emptyAnswer),
        ] {
            await #expect(throws: error) {
                try await service(StubTransport(status: status, body: Data(body.utf8))).locations(named: "x", limit: 1)
            }
        }
    }
}
