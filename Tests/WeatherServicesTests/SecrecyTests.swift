import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("No key, and no point beyond its rounding, in anything that could be shown or stored")
struct SecrecyTests {
    private static let key = "k3y-0f-n0b0dy"
    private static let station = "ISOMEWHERE1"
    private let latitude = 40.71427531
    private let longitude = -74.00597234
    /// What only the exact point has.
    private let decimals = ["7142", "71427", "0059", "00597", "4275", "5972"]

    private func catalogue(
        _ transport: any HTTPTransport, _ product: OpenWeatherProduct, at now: Date = ScriptedSource.moment
    ) -> SourceCatalogue {
        .standard(
            transport: transport,
            access: SourceAccess(
                openWeatherKey: APIKey(Self.key), openWeatherProduct: product,
                weatherUndergroundKey: APIKey(Self.key), weatherUndergroundStation: Self.station),
            now: { now })
    }

    /// Everything that describes a value.
    private func texts(_ value: Any) -> String {
        var dumped = ""
        dump(value, to: &dumped)
        return "\(value)\n\(String(reflecting: value))\n\(dumped)"
    }

    private func expectNothing(of secrets: [String], in text: String, _ what: String) {
        for secret in secrets where text.contains(secret) {
            Issue.record("\(what) has \(secret)")
        }
    }

    private typealias Answer = @Sendable (HTTPRequest) throws(FetchError) -> HTTPResponse

    /// Repeats the whole request in every member that services put their reasons in.
    private static func repeating(status: Int) -> Answer {
        { @Sendable request throws(FetchError) in
            let members = ["message", "reason", "detail", "error", "title"].map {
                "\"\($0)\": \"bad: \(request.url.absoluteString)\""
            }
            let body = "{\"cod\": \"400\", \(members.joined(separator: ", "))}"
            let headers = ["etag": "\"1\"", "cache-control": "max-age=60"]
            return HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
        }
    }

    private static func failing(_ error: FetchError) -> Answer {
        { @Sendable _ throws(FetchError) in throw error }
    }

    /// Servers that fail in each way.
    private static let answers: [Answer] =
        [200, 204, 304, 400, 401, 403, 404, 422, 429, 500, 503].map(repeating) + [
            failing(.offline), failing(.timedOut(after: 15)), failing(.insecure),
        ]

    @Test(
        "every source, with every answer",
        arguments: CoordinatePrecision.allCases, OpenWeatherProduct.allCases)
    func everySource(precision: CoordinatePrecision, product: OpenWeatherProduct) async throws {
        let coordinates = try #require(Coordinates(latitude: latitude, longitude: longitude))
        // Of no country and of those with sources of their own, so that each source is asked.
        let places = [nil, "US", "DE", "NO", "PL"].map {
            Location(id: "place", name: "Somewhere", countryCode: $0, coordinates: coordinates)
        }
        // At four decimals only what goes beyond them may not be seen.
        let hidden = [.twoDecimals, .oneDecimal].contains(precision) ? decimals : ["71427", "00597", "4275", "5972"]
        var asked: Set<String> = []
        for answer in Self.answers {
            let base = StubTransport(answer)
            let transport = ConditionalTransport(base, cache: ResponseCache()) { ScriptedSource.moment }
            let catalogue = catalogue(transport, product)
            let health = SourceHealth(now: { ScriptedSource.moment }) { $0.lowerBound }
            let service = ReportService(
                catalogue: { catalogue }, preferences: { SourcePreferences(precision: precision) }, health: health)
            for place in places {
                let fetched = await service.report(of: Set(WeatherPart.allCases), for: place)
                expectNothing(of: [Self.key] + hidden, in: texts(fetched), "a report")
            }
            expectNothing(of: [Self.key] + hidden, in: texts(health.backoffs), "the list of pauses")
            expectNothing(of: [Self.key] + hidden, in: texts(catalogue) + texts(service), "a service")
            for request in base.requests {
                expectNothing(of: hidden, in: request.url.absoluteString, "an address")
                expectNothing(of: [Self.key] + hidden, in: request.cacheKey, "a name in the cache")
                expectNothing(of: [Self.key] + hidden, in: texts(request), "a request")
                if let host = request.url.host() { asked.insert(host) }
            }
        }
        #expect(
            asked == [
                "api.open-meteo.com", "air-quality-api.open-meteo.com", "ensemble-api.open-meteo.com", "api.met.no",
                "api.weather.gov",
                "api.brightsky.dev", "feeds.meteoalarm.org", "alerts.kde.org", "api.openweathermap.org",
                "api.weather.com",
            ])
    }

    @Test("a success keeps no key either, in what is stored of it and in the cache")
    func success() async throws {
        // A minute after the answer's own time: what is years old is no current weather.
        let now = Date(timeIntervalSince1970: 1_560_350_645 + 60)
        let body = try Fixture.data("openweather/weather_mountain_view.json")
        let base = StubTransport(headers: ["etag": "\"1\"", "cache-control": "max-age=60"], body: body)
        let cache = ResponseCache()
        let transport = ConditionalTransport(base, cache: cache) { now }
        let keyed = catalogue(transport, .free, at: now).sources.filter { $0.source == .openWeather }
        let service = ReportService(
            catalogue: { SourceCatalogue(keyed) }, preferences: { SourcePreferences() },
            health: SourceHealth(now: { now }) { $0.lowerBound })
        let fetched = await service.report(of: [.current], for: try place(latitude, longitude))
        #expect(fetched.report?.current?.source == .openWeather)
        let stored = String(decoding: try JSONEncoder().encode(fetched.report), as: UTF8.self)
        expectNothing(of: [Self.key] + decimals, in: stored + texts(fetched) + texts(cache), "what is kept")
        #expect(base.requests.allSatisfy { $0.url.absoluteString.contains(Self.key) })
    }

    @Test("a search keeps no key")
    func search() async throws {
        for answer in Self.answers {
            let service = OpenWeatherGeocodingService(transport: StubTransport(answer), key: APIKey(Self.key))
            do throws(FetchError) {
                _ = try await service.locations(named: "Berlin", limit: 3)
            } catch {
                expectNothing(of: [Self.key], in: texts(error), "an error")
            }
            expectNothing(of: [Self.key], in: texts(service), "a service")
        }
    }
}
