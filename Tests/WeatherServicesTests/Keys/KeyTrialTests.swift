import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Checking a key, through a socket")
struct KeyTrialTests {
    private func failure(_ reply: Reply) async throws -> FetchError? {
        try await LoopbackServer.serving({ _, _ in reply }) { server in
            var access = SourceAccess(servers: [WeatherSource.weatherUnderground.id: server])
            access.weatherUndergroundStation = "KMAHANOV10"
            access.weatherUndergroundKey = APIKey("secret")
            let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))
            return await SourceCatalogue.standard(transport: transport, access: access, now: { Date() })
                .failure(ofKeyFor: .weatherUnderground)
        }
    }

    @Test("a key is good wherever its station stands, and while the station is silent")
    func good() async throws {
        let body = try Fixture.data("weather-underground/station_metric.json")
        #expect(try await failure(Reply(body: body)) == nil)
        #expect(try await failure(Reply(body: Data(#"{"observations":[]}"#.utf8))) == nil)
    }

    @Test("a key that is refused is not good", arguments: [401, 404, 500])
    func refused(status: Int) async throws {
        #expect(try await failure(Reply(status: status)) != nil)
    }
}
