import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Decoders of warnings, given anything")
struct AlertMutationTests {
    private static let fixtures = [
        "nws/alerts_kansas_city.json", "nws/alerts_aleutians.json", "met-norway/metalerts_bergen.json",
        "bright-sky/alerts_leipzig.json", "openweather/onecall_alerts.json", "openweather/onecall4_alert.json",
        "openweather/onecall4_current_alerts.json", "meteoalarm/feed_netherlands.json", "meteoalarm/index_latvia.xml",
        "meteoalarm/message_latvia.xml", "cap/warning_prefixed.xml", "cap/entity_bomb.xml", "cap/external_entity.xml",
        "cap/latin1.xml", "cap/truncated.xml",
    ]

    /// What came out, or nil for an error; whichever it is, the process is still there.
    private static func decode(_ fixture: String, _ data: Data, _ place: Location) -> [Alert]? {
        let now = AlertSamples.now
        switch fixture.prefix(while: { $0 != "/" }) {
        case "nws": return try? NWSAlertDecoder(place: place, now: now).alerts(from: data)
        case "met-norway": return try? MetAlertsDecoder(place: place, now: now).alerts(from: data)
        case "bright-sky": return try? BrightSkyAlertDecoder(place: place, now: now).alerts(from: data)
        case "openweather":
            _ = try? OneCallAlertDecoder(place: place, now: now).identities(from: data)
            return try? OneCallAlertDecoder(place: place, now: now).alerts(from: data)
        case "meteoalarm" where fixture.hasSuffix("json"):
            return try? MeteoAlarmDecoder(place: place, now: now).alerts(from: data)
        default:
            _ = try? MeteoAlarmFeedDecoder(place: place, now: now).alerts(from: data)
            return try? CAPReader().alerts(from: data, for: place, now: now)
        }
    }

    @Test(
        "hundreds of changed copies of a fixture are decoded or refused, and what comes out is in order",
        arguments: fixtures)
    func mutated(fixture: String) throws {
        let original = try Fixture.data(fixture)
        let place = try AlertSamples.assen
        var mutation = PayloadMutation(seed: 7)
        var decoded = 0
        for _ in 0..<400 {
            let data = mutation.mutated(original)
            guard let alerts = Self.decode(fixture, data, place) else { continue }
            decoded += 1
            // What holds here stands before what perhaps does, and within each the gravest first.
            let here = alerts.prefix { $0.coverage != .country }
            let elsewhere = alerts.dropFirst(here.count)
            #expect(elsewhere.allSatisfy { $0.coverage == .country })
            for graves in [here.map(\.severity), elsewhere.map(\.severity)] {
                #expect(graves == graves.sorted(by: >))
            }
            #expect(Set(alerts.map(\.id)).count == alerts.count)
            #expect(alerts.allSatisfy { !$0.texts.isEmpty && $0.message != .cancel })
            #expect(alerts.allSatisfy { $0.ends.map { $0 > AlertSamples.now } ?? true })
        }
        // The mutations leave most copies well-formed enough to reach the decoder's inside.
        let marks = ["entity", "truncated", "external", "index", "onecall4_current"]
        let isHopeless = marks.contains { fixture.contains($0) }
        #expect(decoded > 13 || isHopeless)
    }

    @Test("a fixture cut anywhere, and texts of noise, which hold no warning", arguments: fixtures)
    func cut(fixture: String) throws {
        let original = try Fixture.data(fixture)
        let place = try AlertSamples.assen
        for length in stride(from: 0, to: original.count, by: max(1, original.count / 100)) {
            _ = Self.decode(fixture, original.prefix(length), place)
        }
        var mutation = PayloadMutation(seed: 11)
        let found = (0..<200).compactMap { _ in Self.decode(fixture, mutation.noise(), place) }
        #expect(found.allSatisfy { $0.isEmpty })
    }
}
