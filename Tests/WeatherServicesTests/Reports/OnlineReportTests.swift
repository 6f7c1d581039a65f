import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Reports over the network")
struct OnlineReportTests {
    /// What the user changes in between.
    private final class Access: Sendable {
        private let product = Mutex(OpenWeatherProduct.free)

        var value: SourceAccess { SourceAccess(openWeatherProduct: product.withLock { $0 }) }

        func change(to new: OpenWeatherProduct) {
            product.withLock { $0 = new }
        }
    }

    @Test("what a source remembers lasts from one report to the next, until the user's access changes")
    func memory() async throws {
        let point = try Fixture.data("nws/points_denver.json")
        let hours = try Fixture.data("nws/hourly_denver.json")
        let network = StubTransport { request throws(FetchError) in
            switch request.url.lastPathComponent {
            case "hourly": HTTPResponse(status: 200, body: hours)
            case "39.7392,-104.9849": HTTPResponse(status: 200, body: point)
            default: HTTPResponse(status: 404)
            }
        }
        let now = Date(timeIntervalSince1970: 1_768_947_000)
        let access = Access()
        let service = ReportService.online(
            over: network, only: WeatherSource.nationalWeatherService.id, access: { access.value },
            preferences: { SourcePreferences() }, timeout: nil, now: { now })
        func pointsAsked() async throws -> Int {
            let fetched = await service.report(of: [.hours], for: try place(39.7392, -104.9849))
            #expect(fetched.report?.hours?.source == .nationalWeatherService)
            return network.requests.count { $0.url.path().hasPrefix("/points/") }
        }
        #expect(try await pointsAsked() == 1)
        #expect(try await pointsAsked() == 1)
        access.change(to: .oneCall3)
        #expect(try await pointsAsked() == 2)
    }
}
