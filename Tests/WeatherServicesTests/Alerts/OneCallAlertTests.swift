import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Warnings from OpenWeather's One Call")
struct OneCallAlertTests {
    private let now = AlertSamples.now
    private let key = "0123456789abcdef-s3cret"

    private func alerts(_ name: String) throws -> [Alert] {
        try OneCallAlertDecoder(place: AlertSamples.zurich, now: now).alerts(from: Fixture.data("openweather/\(name)"))
    }

    private func service(
        _ transport: any HTTPTransport, _ product: OpenWeatherProduct
    ) throws -> OneCallAlertService {
        let service = OneCallAlertService(transport: transport, key: APIKey(key), product: product) { [now] in now }
        return try #require(service)
    }

    @Test("of 3.0, the languages of a warning are one, the past is left out, and no severity is made up")
    func three() throws {
        let alerts = try alerts("onecall_alerts.json")
        #expect(AlertSamples.events(alerts) == ["Starke Schneefälle", "Wind", nil])
        let snow = try #require(alerts.first)
        #expect(snow.sender == "MeteoSchweiz")
        #expect(snow.severity == .unknown)
        #expect(snow.onset == (try instant("2026-02-10T09:00:00Z")))
        #expect(snow.ends == (try instant("2026-02-11T18:00:00Z")))
        #expect(snow.coverage == .place)
        #expect(
            snow.texts == [
                AlertText(event: "Starke Schneefälle", description: "Es fallen 20 cm."),
                AlertText(event: "Fortes chutes de neige", description: "Il tombera 20 cm."),
            ])
        #expect(Set(alerts.map(\.id)).count == 3)
        #expect(alerts.map(\.isUnreadable) == [false, false, true])
        #expect(try self.alerts("onecall_no_alerts.json").isEmpty)
    }

    @Test("of 4.0, a warning has a text for each language, and its tag where it names no event")
    func four() throws {
        let alert = try #require(alerts("onecall4_alert.json").first)
        #expect(alert.id == "urn:oid:2.49.0.0.756.0/one?a=b")
        #expect(alert.texts.map(\.language) == ["de-CH", "fr-CH"])
        #expect(alert.texts.map(\.event) == ["Snow/Ice", "Snow/Ice"])
        #expect(alert.texts.map(\.description) == ["Es fallen 20 cm.", "Il tombera 20 cm."])
    }

    @Test("3.0 is asked for the warnings alone")
    func requestOfThree() async throws {
        let transport = StubTransport(body: try Fixture.data("openweather/onecall_alerts.json"))
        let answer = try await service(transport, .oneCall3).alerts(for: AlertSamples.zurich)
        #expect(
            transport.requests.map(\.url.absoluteString) == [
                "https://api.openweathermap.org/data/3.0/onecall?lat=47.37&lon=8.54"
                    + "&exclude=current,minutely,hourly,daily&appid=\(key)"
            ])
        #expect(answer.source == .openWeather)
        #expect(answer.value.count == 3)
        #expect(answer.fetchedAt == now)
    }

    @Test("4.0 is asked for each identity once, and one that is gone is passed over")
    func requestsOfFour() async throws {
        let current = try Fixture.data("openweather/onecall4_current_alerts.json")
        let alert = try Fixture.data("openweather/onecall4_alert.json")
        let transport = StubTransport { request throws(FetchError) in
            let url = request.url.absoluteString
            if url.contains("/onecall/current") { return HTTPResponse(status: 200, body: current) }
            return url.contains("gone") ? HTTPResponse(status: 404) : HTTPResponse(status: 200, body: alert)
        }
        let answer = try await service(transport, .oneCall4).alerts(for: AlertSamples.zurich)
        #expect(answer.value.map(\.id) == ["urn:oid:2.49.0.0.756.0/one?a=b"])
        let server = "https://api.openweathermap.org/data/4.0/onecall"
        #expect(
            transport.requests.map(\.url.absoluteString) == [
                "\(server)/current?lat=47.37&lon=8.54&appid=\(key)",
                "\(server)/alert/urn%3Aoid%3A2%2E49%2E0%2E0%2E756%2E0%2Fone%3Fa%3Db?appid=\(key)",
                "\(server)/alert/urn%3Aoid%3A2%2E49%2E0%2E0%2E756%2E0%3Agone?appid=\(key)",
            ])
    }

    @Test("without a key nothing is asked; a refused one, and an error inside a 200, are told")
    func refusals() async throws {
        let silent = StubTransport(body: Data())
        let keyless = try #require(OneCallAlertService(transport: silent, key: APIKey(" ")))
        await #expect(throws: FetchError.keyRefused) {
            try await keyless.alerts(for: AlertSamples.zurich)
        }
        #expect(silent.requests.isEmpty)
        let refused = try Fixture.data("openweather/error_invalid_key.json")
        for (status, body, error) in [
            (401, refused, FetchError.keyRefused), (200, refused, .keyRefused),
            (200, Data("{}".utf8), .unreadableAnswer),
            (400, Data(#"{"message":"no \#(key)"}"#.utf8), .rejected(status: 400, reason: "no …")),
        ] {
            for product in [OpenWeatherProduct.oneCall3, .oneCall4] {
                let service = try service(StubTransport(status: status, body: body), product)
                await #expect(throws: error) {
                    try await service.alerts(for: AlertSamples.zurich)
                }
            }
        }
    }

    @Test("no description gives the key away")
    func secret() throws {
        var dumped = ""
        dump(try service(StubTransport(body: Data()), .oneCall4), to: &dumped)
        #expect(!dumped.contains("s3cret"))
    }

    @Test("a kept answer is as old as its last confirmation, and tells until when not to ask again")
    func kept() async throws {
        let body = try Fixture.data("openweather/onecall_alerts.json")
        let confirmed = now.addingTimeInterval(-1800)
        let transport = StubTransport { _ throws(FetchError) in
            HTTPResponse(status: 200, headers: ["cache-control": "max-age=600"], body: body, confirmedAt: confirmed)
        }
        let answer = try await service(transport, .oneCall3).alerts(for: AlertSamples.zurich)
        #expect(answer.fetchedAt == confirmed)
        #expect(answer.validUntil == confirmed.addingTimeInterval(600))
    }
}
