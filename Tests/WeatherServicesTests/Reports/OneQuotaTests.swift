import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("One source's quota, over real sockets")
struct OneQuotaTests {
    /// While the recordings of the first test were made.
    private let clock = MovableClock(Date(timeIntervalSince1970: 1_773_061_200))
    private let health: SourceHealth

    init() {
        let clock = clock
        health = SourceHealth(now: { clock.now }) { $0.lowerBound }
    }

    private func service(_ servers: [WeatherSource.ID: URL], only source: WeatherSource.ID? = nil) -> ReportService {
        let clock = clock
        return ReportService.online(
            over: AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600)), only: source,
            access: { SourceAccess(servers: servers) }, preferences: { SourcePreferences() }, health: health,
            timeout: nil, now: { clock.now })
    }

    private let quota = Reply(status: 429, headers: ["Retry-After": "21600"], body: Data("{}".utf8))

    @Test("a quota of six hours beside a moment's trouble: it is tried again after the trouble, by hand at once")
    func soonest() async throws {
        let asked = Mutex<[String]>([])
        let forecast = try Fixture.data("met-norway/complete_bergen_march.json")
        let isWell = Mutex(false)
        let quota = quota
        try await LoopbackServer.serving({ path, _ in
            asked.withLock { $0.append(path) }
            guard path != "/v1/forecast" else { return quota }
            return isWell.withLock { $0 } ? Reply(body: forecast) : Reply(status: 503, body: Data("{}".utf8))
        }) { server in
            let servers = [WeatherSource.openMeteo.id: server, WeatherSource.metNorway.id: try server.onLocalhost]
            let service = service(servers)
            let place = try place(-33.92, 18.42)
            let failed = try #require(await service.report(of: [.hours], for: place).failures[.hours])
            #expect(failed.source == .openMeteo)
            #expect(failed.retryAt == clock.now.addingTimeInterval(48))
            #expect(!failed.isOrdered)
            isWell.withLock { $0 = true }
            let insisted = await Freshness.$wanted.withValue(.confirmed) {
                await service.report(of: [.hours], for: place)
            }
            #expect(insisted.report?.hours?.source == .metNorway)
            #expect(asked.withLock { $0 }.count { $0 == "/v1/forecast" } == 1)
        }
    }

    @Test("the rest is the server's: everything it gives rests, and the same source at another server does not")
    func server() async throws {
        let quota = quota
        let recorded = Date(timeIntervalSince1970: 1_784_113_200)
        clock.advance(by: recorded.timeIntervalSince(clock.now))
        let well = try Fixture.data("open-meteo/forecast_london_july.json")
        try await LoopbackServer.serving({ _, _ in quota }) { test in
            try await LoopbackServer.serving({ _, _ in Reply(body: well) }) { real in
                let (air, forecast) = (WeatherSource.openMeteoAirQuality.id, WeatherSource.openMeteo.id)
                let place = try place(51.51, -0.13)
                let testing = service([forecast: test, air: test], only: forecast)
                let failed = await testing.report(of: [.current], for: place).failures[.current]
                #expect(failed?.isOrdered == true)
                #expect(failed?.retryAt == clock.now.addingTimeInterval(21600))
                let neighbour = await testing.report(of: [.airQuality], for: place)
                guard case .backedOff? = neighbour.passedOver[.airQuality]?.first?.reason else {
                    return #expect(Bool(false), "the server was asked again: \(neighbour)")
                }
                let fetched = await service([forecast: real, air: real], only: forecast)
                    .report(of: [.current], for: place)
                #expect(fetched.report?.current != nil)
            }
        }
    }
}

extension URL {
    /// The same server by its other name, which is another server to those who count by name.
    fileprivate var onLocalhost: URL {
        get throws { try address("http://localhost:\(port ?? 0)") }
    }
}
