import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Alerts of the US National Weather Service")
struct NWSAlertTests {
    private let now = AlertSamples.now

    private func alerts(_ name: String, at place: Location) throws -> [Alert] {
        try NWSAlertDecoder(place: place, now: now).alerts(from: Fixture.data("nws/\(name)"))
    }

    @Test(
        "tests, exercises, acknowledgements, the replaced, the cancelled, the past and those of elsewhere are left out")
    func kansasCity() throws {
        let alerts = try alerts("alerts_kansas_city.json", at: AlertSamples.kansasCity)
        #expect(AlertSamples.events(alerts) == ["Winter Storm Warning", "Wind Chill Advisory"])
    }

    @Test("a warning is read whole: the event's end, not the message's, and lines joined that were broken")
    func warning() throws {
        let alert = try #require(alerts("alerts_kansas_city.json", at: AlertSamples.kansasCity).first)
        #expect(alert.id == "urn:oid:2.49.0.1.840.0.update")
        #expect(alert.sender == "NWS Kansas City/Pleasant Hill MO")
        #expect(alert.severity == .severe)
        #expect(alert.certainty == .likely)
        #expect(alert.urgency == .expected)
        #expect(alert.message == .update)
        #expect(alert.references == ["urn:oid:2.49.0.1.840.0.watch"])
        #expect(alert.sent == (try instant("2026-02-10T10:00:00Z")))
        #expect(alert.onset == (try instant("2026-02-10T14:00:00Z")))
        #expect(alert.ends == (try instant("2026-02-11T12:00:00Z")))
        #expect(alert.link == "http://www.weather.gov")
        #expect(alert.coverage == .place)
        #expect(
            alert.texts == [
                AlertText(
                    language: "en-US", event: "Winter Storm Warning",
                    headline: "Winter Storm Warning issued February 10 at 4:00AM CST",
                    description: "* WHAT...A thing that is expected.\n\n* WHERE...Here and there.",
                    instruction: "Stay at home.", area: "Jackson, MO; Clay, MO")
            ])
    }

    @Test("without an end of the event the message's counts, and what is not said is missing")
    func sparse() throws {
        let alert = try #require(alerts("alerts_kansas_city.json", at: AlertSamples.kansasCity).last)
        #expect(alert.ends == (try instant("2026-02-10T18:00:00Z")))
        #expect(alert.texts.first?.instruction == nil)
        #expect(alert.texts.first?.language == nil)
        #expect(alert.link == nil)
        #expect(alert.coverage == .place)
    }

    @Test("outlines across the antimeridian, in several pieces, with a hole")
    func aleutians() throws {
        for (latitude, longitude, count) in [
            (52.0, 179.0, 1), (52, -179, 1), (51.6, -179.3, 0), (53, -169, 1), (52, -175, 0), (52, 0, 0),
        ] {
            let alerts = try alerts("alerts_aleutians.json", at: AlertSamples.place(latitude, longitude))
            #expect(alerts.count == count, "\(latitude), \(longitude)")
        }
    }

    @Test("an empty collection is no warning, anything else is unreadable")
    func unreadable() throws {
        #expect(try alerts("alerts_none.json", at: AlertSamples.kansasCity).isEmpty)
        for text in ["", "[]", "{}", #"{"features":{}}"#, #"{"features":null}"#, "<html>"] {
            #expect(throws: FetchError.unreadableAnswer) {
                try NWSAlertDecoder(place: AlertSamples.kansasCity, now: now).alerts(from: Data(text.utf8))
            }
        }
    }

    @Test(
        "features without anything in them are one warning that cannot be read, one that names its event is that warning"
    )
    func hollow() throws {
        let text =
            #"{"type":"FeatureCollection","features":[{},{"properties":null},{"properties":{}},{"properties":{"event":"Wind","geometry":7}}]}"#
        let alerts = try NWSAlertDecoder(place: AlertSamples.kansasCity, now: now).alerts(from: Data(text.utf8))
        #expect(AlertSamples.events(alerts) == ["Wind", nil])
        #expect(alerts.map(\.severity) == [.unknown, .unknown])
    }

    @Test("the point is asked for without zeros at its end, and the time of the answer and its keep are kept")
    func request() async throws {
        let transport = StubTransport(
            headers: ["cache-control": "public, max-age=30, s-maxage=30"],
            body: try Fixture.data("nws/alerts_kansas_city.json"))
        let answer = try await NWSAlertService(transport: transport) { [now] in now }
            .alerts(for: AlertSamples.place(39, -94.61239))
        #expect(
            transport.requests.map(\.url.absoluteString)
                == ["https://api.weather.gov/alerts/active?point=39,-94.6124"])
        #expect(answer.source == .nationalWeatherService)
        #expect(answer.value.count == 2)
        #expect(answer.issuedAt == (try instant("2026-02-10T11:58:00Z")))
        #expect(answer.fetchedAt == now)
        #expect(answer.validUntil == now.addingTimeInterval(30))
    }

    @Test("a point out of bounds is not found; other refusals are told apart")
    func refusals() async throws {
        let outside = try Fixture.data("nws/error_point_out_of_bounds.json")
        for (status, body, error) in [
            (400, outside, FetchError.notFound), (404, outside, .notFound),
            (401, Data(), .rejected(status: 401, reason: nil)), (403, Data(), .rejected(status: 403, reason: nil)),
            (429, Data(), .quotaExceeded(retryAfter: nil)), (503, outside, .serverTrouble(status: 503)),
            (422, outside, .rejected(status: 422, reason: "Parameter \"point\" is invalid: out of bounds")),
            (200, Data(), .emptyAnswer), (200, Data("<html>".utf8), .webPage), (204, Data(), .emptyAnswer),
        ] {
            await #expect(throws: error) {
                try await NWSAlertService(transport: StubTransport(status: status, body: body))
                    .alerts(for: AlertSamples.kansasCity)
            }
        }
    }
}
