import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Warnings of MET Norway")
struct MetAlertsTests {
    private let now = AlertSamples.now

    private func alerts(at place: Location) throws -> [Alert] {
        try MetAlertsDecoder(place: place, now: now).alerts(from: Fixture.data("met-norway/metalerts_bergen.json"))
    }

    @Test("what holds at the point: holes, other waters, green, tests, the replaced and the cancelled are left out")
    func bergen() throws {
        let alerts = try alerts(at: AlertSamples.bergen)
        #expect(alerts.map(\.id.last) == ["2", "1", "8"])
        #expect(alerts.map(\.severity) == [.severe, .moderate, .moderate])
        #expect(alerts.allSatisfy { $0.coverage == .place })
    }

    @Test("the hole of one is inside the others, and the second piece of a warning counts")
    func elsewhere() throws {
        #expect(try alerts(at: AlertSamples.place(60.7, 5.8)).map(\.id.last) == ["2", "1", "3", "8"])
        #expect(try alerts(at: AlertSamples.place(62.5, 10.5)).map(\.id.last) == ["2"])
        #expect(try alerts(at: AlertSamples.place(59.9, 10.7)).isEmpty)
    }

    @Test("a warning is read whole, its link without the space around it")
    func whole() throws {
        let alert = try #require(alerts(at: AlertSamples.bergen).dropFirst().first)
        #expect(alert.id == "2.49.0.1.578.0.1")
        #expect(alert.sender == "MET Norway")
        #expect(alert.certainty == .likely)
        #expect(alert.urgency == .unknown)
        #expect(alert.message == .alert)
        #expect(alert.onset == (try instant("2026-02-10T10:00:00Z")))
        #expect(alert.ends == (try instant("2026-02-11T10:00:00Z")))
        #expect(alert.link == "https://www.met.no/en")
        #expect(
            alert.texts == [
                AlertText(
                    language: "en", event: "Wind gusts", headline: "Wind gusts, yellow level, parts of Vestland.",
                    description: "Gale 20 m/s.\nTrees can fall.", instruction: "Fasten what is loose.",
                    area: "Deler av Vestland")
            ])
    }

    @Test("what is not said is missing, or read where else it stands")
    func sparse() throws {
        let alert = try #require(alerts(at: AlertSamples.bergen).last)
        #expect(alert.severity == .moderate)
        #expect(alert.ends == (try instant("2026-02-13T10:00:00Z")))
        #expect(alert.link == nil)
        #expect(alert.texts.first?.description == nil)
        #expect(alert.texts.first?.instruction == nil)
    }

    @Test("the point is asked for in the language given, and the answer's own times are kept")
    func request() async throws {
        let transport = StubTransport(
            headers: ["expires": "Tue, 10 Feb 2026 12:05:00 GMT"],
            body: try Fixture.data("met-norway/metalerts_bergen.json"))
        let answer = try await MetAlertsService(transport: transport) { [now] in now }.alerts(for: AlertSamples.bergen)
        #expect(
            transport.requests.map(\.url.absoluteString)
                == ["https://api.met.no/weatherapi/metalerts/2.0/current.json?lang=en&lat=60.39&lon=5.32"])
        #expect(answer.source == .metNorway)
        #expect(answer.issuedAt == (try instant("2026-02-10T11:30:00Z")))
        #expect(answer.validUntil == now.addingTimeInterval(300))
        await #expect(throws: FetchError.notFound) {
            try await MetAlertsService(transport: StubTransport(status: 422, body: Data("<html>".utf8)))
                .alerts(for: AlertSamples.bergen)
        }
        await #expect(throws: FetchError.rejected(status: 403, reason: nil)) {
            try await MetAlertsService(transport: StubTransport(status: 403, body: Data("<html>".utf8)))
                .alerts(for: AlertSamples.bergen)
        }
        let beta = StubTransport(status: 203, body: try Fixture.data("met-norway/metalerts_bergen.json"))
        let marked = try await MetAlertsService(transport: beta) { [now] in now }.alerts(for: AlertSamples.bergen)
        #expect(marked.value.count == 3)
    }
}
