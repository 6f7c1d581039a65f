import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Warnings that did not come, through a socket")
struct WarningGapTests {
    private let now = AlertSamples.now

    private func fetched(
        _ part: WeatherPart = .alerts, for place: Location, server: URL
    ) async throws -> FetchedReport {
        let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))
        let sources = [WeatherSource.meteoAlarm, .openMeteoAirQuality]
        let access = SourceAccess(
            servers: Dictionary(sources.map { ($0.id, server) }, uniquingKeysWith: { first, _ in first }))
        let catalogue = SourceCatalogue.standard(transport: transport, access: access, now: { [now] in now })
        let service = ReportService(
            catalogue: { SourceCatalogue(catalogue.sources.filter { sources.contains($0.source) }) },
            preferences: { SourcePreferences() }, health: SourceHealth(now: { [now] in now }))
        return await service.report(of: [part], for: place)
    }

    @Test("a feed that fails, one without warnings and a country without a feed are three things")
    func three() async throws {
        let failing = try await LoopbackServer.serving({ _, _ in Reply(status: 500) }) {
            try await fetched(for: AlertSamples.assen, server: $0)
        }
        #expect(failing.gaps == [.alerts: PartGap(.failed, since: now, source: .meteoAlarm)])
        #expect(failing.failures[.alerts]?.error == .serverTrouble(status: 500))
        let none = try Fixture.data("meteoalarm/feed_none.json")
        let calm = try await LoopbackServer.serving({ _, _ in Reply(body: none) }) {
            try await fetched(for: AlertSamples.assen, server: $0)
        }
        #expect(calm.gaps.isEmpty && calm.report?.alerts?.value.isEmpty == true)
        let nobody = try AlertSamples.place(-33.9, 151.2, "Sydney", country: "AU")
        let unoffered = try await LoopbackServer.serving({ _, _ in Reply(status: 500) }) {
            try await fetched(for: nobody, server: $0)
        }
        #expect(unoffered.gaps == [.alerts: PartGap(.unoffered, since: now)])
        #expect(unoffered.failures.isEmpty)
    }

    @Test("an answer without any values of the air is no failure to be tried again soon")
    func lacking() async throws {
        let empty = Data(
            #"{"latitude":53,"longitude":6.5,"utc_offset_seconds":0,"hourly":{"time":[]},"hourly_units":{}}"#.utf8)
        let lacking = try await LoopbackServer.serving({ _, _ in Reply(body: empty) }) {
            try await fetched(.airQuality, for: AlertSamples.assen, server: $0)
        }
        #expect(lacking.gaps == [.airQuality: PartGap(.lacking, since: now, source: .openMeteoAirQuality)])
        #expect(lacking.failures.isEmpty)
    }

    @Test("a service without keys that forbids the question does not ask for a key", arguments: [401, 403])
    func forbidden(status: Int) async throws {
        let places = try [AlertSamples.kansasCity, AlertSamples.bergen, AlertSamples.leipzig, AlertSamples.riga]
        let services: [(any HTTPTransport) -> any AlertFetching] = [
            { NWSAlertService(transport: $0) }, { MetAlertsService(transport: $0) },
            { BrightSkyAlertService(transport: $0) }, { MeteoAlarmService(transport: $0) },
        ]
        for (place, service) in zip(places, services) {
            await #expect(throws: FetchError.rejected(status: status, reason: nil)) {
                try await service(StubTransport(status: status, body: Data())).alerts(for: place)
            }
        }
    }
}
