import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Warnings from Bright Sky")
struct BrightSkyAlertTests {
    private let now = AlertSamples.now

    private func alerts(_ name: String) throws -> [Alert] {
        try BrightSkyAlertDecoder(place: AlertSamples.leipzig, now: now).alerts(
            from: Fixture.data("bright-sky/\(name)"))
    }

    @Test("tests, all clear and the past are left out, the gravest is first")
    func leipzig() throws {
        #expect(AlertSamples.events(try alerts("alerts_leipzig.json")) == ["STURMBÖEN", "FROST"])
        #expect(try alerts("alerts_none.json").isEmpty)
    }

    @Test("a warning is read in German and English, with the municipality's name")
    func whole() throws {
        let alert = try #require(alerts("alerts_leipzig.json").last)
        #expect(alert.id == "2.49.0.0.276.0.DWD.PVW.1")
        #expect(alert.sender == "Deutscher Wetterdienst")
        #expect(alert.severity == .minor)
        #expect(alert.certainty == .likely)
        #expect(alert.urgency == .immediate)
        #expect(alert.sent == (try instant("2026-02-10T08:00:00Z")))
        #expect(alert.onset == (try instant("2026-02-10T18:00:00Z")))
        #expect(alert.ends == (try instant("2026-02-11T06:00:00Z")))
        #expect(alert.coverage == .place)
        let area = "Stadt Leipzig, Leipzig, Sachsen"
        #expect(
            alert.texts == [
                AlertText(
                    language: "de", event: "FROST", headline: "Amtliche WARNUNG vor FROST",
                    description: "Es tritt Frost auf.", area: area),
                AlertText(
                    language: "en", event: "frost", headline: "Official WARNING of FROST",
                    description: "There is a risk of frost.", area: area),
            ])
        let gale = try #require(alerts("alerts_leipzig.json").first)
        #expect(gale.ends == nil && gale.isEndAssumed == true)
        #expect(alert.isEndAssumed == nil, "it has one")
        #expect(gale.texts.map(\.headline) == ["Amtliche WARNUNG vor FROST", nil])
        #expect(gale.texts.map(\.instruction) == ["Türen schließen!", "Close the doors!"])
    }

    @Test("the point is asked for, and one outside of Germany is not found")
    func service() async throws {
        let transport = StubTransport(body: try Fixture.data("bright-sky/alerts_leipzig.json"))
        let answer = try await BrightSkyAlertService(transport: transport) { [now] in now }
            .alerts(for: AlertSamples.leipzig)
        #expect(
            transport.requests.map(\.url.absoluteString) == ["https://api.brightsky.dev/alerts?lat=51.34&lon=12.37"])
        #expect(answer.source == .brightSky)
        #expect(answer.value.count == 2)
        #expect(answer.fetchedAt == now)
        let outside = try Fixture.data("bright-sky/alerts_outside.json")
        let invalid = try Fixture.data("bright-sky/error_validation.json")
        for (status, body, error) in [
            (200, outside, FetchError.notFound), (404, Data(#"{"detail":"x"}"#.utf8), .notFound),
            (422, invalid, .rejected(status: 422, reason: "Input should be less than or equal to 90")),
            (400, Data(#"{"detail":"No."}"#.utf8), .rejected(status: 400, reason: "No.")),
            (200, Data("[]".utf8), .unreadableAnswer), (200, Data(#"{"alerts":7}"#.utf8), .unreadableAnswer),
        ] {
            await #expect(throws: error) {
                try await BrightSkyAlertService(transport: StubTransport(status: status, body: body))
                    .alerts(for: AlertSamples.zurich)
            }
        }
        let none = StubTransport(body: try Fixture.data("bright-sky/alerts_none.json"))
        #expect(try await BrightSkyAlertService(transport: none).alerts(for: AlertSamples.leipzig).value.isEmpty)
    }
}
