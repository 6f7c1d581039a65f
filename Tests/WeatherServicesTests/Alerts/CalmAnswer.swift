import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// What a source answers where there are no warnings, and how it is read.
struct CalmAnswer: Sendable, CustomTestStringConvertible {
    let name: String
    let fixture: String
    /// Members that real answers lack at times.
    var optional: Set<String> = []
    /// Members that are null in real answers at times.
    var nullable: Set<String> = []
    /// The number of warnings that a text is read as.
    let count: @Sendable (Data) throws -> Int

    var testDescription: String { name }

    var data: Data { get throws { try Fixture.data(fixture) } }

    static let all =
        json + [
            CalmAnswer(name: "MeteoAlarm's index", fixture: "meteoalarm/index_empty.xml") {
                try MeteoAlarmFeedDecoder(place: AlertSamples.riga, now: AlertSamples.now).alerts(from: $0).count
            }
        ]

    static let json = [
        CalmAnswer(name: "NWS", fixture: "nws/alerts_none.json") {
            try NWSAlertDecoder(place: AlertSamples.kansasCity, now: AlertSamples.now).alerts(from: $0).count
        },
        CalmAnswer(name: "MetAlerts", fixture: "met-norway/metalerts_none.json") {
            try MetAlertsDecoder(place: AlertSamples.bergen, now: AlertSamples.now).alerts(from: $0).count
        },
        CalmAnswer(name: "Bright Sky", fixture: "bright-sky/alerts_none.json", nullable: ["location"]) {
            try BrightSkyAlertDecoder(place: AlertSamples.leipzig, now: AlertSamples.now).alerts(from: $0).count
        },
        CalmAnswer(name: "MeteoAlarm", fixture: "meteoalarm/feed_none.json") {
            try MeteoAlarmDecoder(place: AlertSamples.assen, now: AlertSamples.now).alerts(from: $0).count
        },
        CalmAnswer(
            name: "One Call 3.0", fixture: "openweather/onecall_no_alerts.json", optional: ["timezone_offset"]
        ) {
            try OneCallAlertDecoder(place: AlertSamples.zurich, now: AlertSamples.now).alerts(from: $0).count
        },
        CalmAnswer(
            name: "One Call 4.0", fixture: "openweather/onecall4_current_no_alerts.json", optional: ["timezone_offset"]
        ) {
            try OneCallAlertDecoder(place: AlertSamples.zurich, now: AlertSamples.now).identities(from: $0).count
        },
    ]
}
