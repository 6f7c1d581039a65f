import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Services that step in for each other in a search for a place")
struct SteppingInGeocodingTests {
    private static let nothing = Data("{}".utf8)

    private func answer(
        _ access: SourceAccess = SourceAccess(), limit: Int = 10, over transport: StubTransport
    ) async throws(FetchError) -> GeocodingAnswer {
        let service = FallbackGeocodingService { CataloguedGeocoder.standard(transport: transport, access: access) }
        return try await service.answer(named: "Portland", limit: limit)
    }

    /// A transport that answers by the host that is asked: a body, or a failure.
    private func transport(_ answers: [String: Result<Data, FetchError>]) -> StubTransport {
        StubTransport { request throws(FetchError) in
            guard let answer = answers[request.url.host() ?? ""] else { throw .notFound }
            return HTTPResponse(status: 200, headers: [:], body: try answer.get())
        }
    }

    @Test("the first that knows the name answers, is credited, and no other one learns what was searched for")
    func first() async throws {
        let transport = transport([
            "geocoding-api.open-meteo.com": .success(try Fixture.data("open-meteo/search_london.json"))
        ])
        let answer = try await answer(over: transport)
        #expect(!answer.locations.isEmpty)
        #expect(answer.credit == "Open-Meteo.com, GeoNames, CC BY 4.0")
        #expect(transport.requests.count == 1)
    }

    @Test("the next one is asked where one knows nothing or fails; one that needs a key is left out without it")
    func next() async throws {
        let place = try Fixture.data("nominatim/search_lighthouse.json")
        for unable in [Result.success(Self.nothing), .failure(FetchError.offline)] {
            let transport = transport([
                "geocoding-api.open-meteo.com": unable, "nominatim.openstreetmap.org": .success(place),
            ])
            let answer = try await answer(over: transport)
            #expect(answer.locations.first?.id == "osm:way:1234567")
            #expect(answer.credit == "© OpenStreetMap contributors")
            #expect(
                transport.requests.map { $0.url.host() } == [
                    "geocoding-api.open-meteo.com", "nominatim.openstreetmap.org",
                ])
        }
    }

    @Test("OpenWeather is asked in between where there is a key for it")
    func withKey() async throws {
        let transport = transport([
            "geocoding-api.open-meteo.com": .success(Self.nothing),
            "api.openweathermap.org": .success(try Fixture.data("openweather/places_portland.json")),
        ])
        let answer = try await answer(SourceAccess(openWeatherKey: APIKey("k")), over: transport)
        #expect(answer.credit == "OpenWeather")
        #expect(answer.locations.first?.name == "Portland")
    }

    @Test("where nobody knows the name, the first failure is told rather than that there is no such place")
    func nobody() async throws {
        let silent = transport([
            "geocoding-api.open-meteo.com": .failure(.timedOut(after: 15)),
            "nominatim.openstreetmap.org": .success(Data("[]".utf8)),
        ])
        await #expect(throws: FetchError.timedOut(after: 15)) { try await answer(over: silent) }
        let clueless = transport([
            "geocoding-api.open-meteo.com": .success(Self.nothing),
            "nominatim.openstreetmap.org": .success(Data("[]".utf8)),
        ])
        #expect(try await answer(over: clueless) == GeocodingAnswer(locations: [], credit: nil))
    }

    @Test("a search that is given up asks nobody else")
    func givenUp() async throws {
        let transport = transport(["geocoding-api.open-meteo.com": .failure(.cancelled)])
        await #expect(throws: FetchError.cancelled) { try await answer(over: transport) }
        #expect(transport.requests.count == 1)
    }

    @Test("who has a server of Open-Meteo's kind asks that alone")
    func ownServer() async throws {
        let own = try #require(URL(string: "https://weather.example.org"))
        let transport = transport(["weather.example.org": .success(Self.nothing)])
        let access = SourceAccess(openWeatherKey: APIKey("k"), servers: ["open-meteo": own])
        #expect(try await answer(access, over: transport).locations.isEmpty)
        #expect(transport.requests.map { $0.url.host() } == ["weather.example.org"])
        #expect(
            CataloguedGeocoder.standard(transport: transport, access: access).map(\.host) == ["weather.example.org"])
    }
}
