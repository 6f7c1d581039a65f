import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

/// Notes which host is asked, and reaches none.
private final class NotingTransport: HTTPTransport {
    let hosts = Mutex<Set<String>>([])

    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        hosts.withLock { _ = $0.insert(request.url.host() ?? "") }
        throw .offline
    }
}

struct UsualServerTests {
    @Test("the server a source is said to have is the one that is asked")
    func servers() async throws {
        let access = SourceAccess(
            openWeatherKey: APIKey("abc"), openWeatherProduct: .oneCall3, weatherUndergroundKey: APIKey("abc"),
            weatherUndergroundStation: "ITEST1")
        let places = try [(52.5, 13.4, "DE"), (40.7, -74, "US"), (59.9, 10.7, "NO")].map {
            Location(
                name: "A", countryCode: $0.2, coordinates: try #require(Coordinates(latitude: $0.0, longitude: $0.1)))
        }
        let sources = SourceCatalogue.standard(transport: NotingTransport(), access: access).sources
        for source in sources where !source.parts.isEmpty {
            let transport = NotingTransport()
            let listed = SourceCatalogue.standard(transport: transport, access: access).sources
                .first { $0.source.id == source.source.id }
            for part in source.parts {
                for place in places where source.gives(part, for: place) {
                    _ = try? await listed?.answer(with: part, for: place)
                }
            }
            let usual = try #require(source.source.defaultServer.flatMap { URL(string: $0)?.host() })
            #expect(transport.hosts.withLock { $0 } == [usual], "\(source.source.id)")
        }
        #expect(WeatherSource.sample.defaultServer == nil)
    }
}
