import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("A recorded answer of warnings is read by its content alone")
struct RecordedWarningTests {
    @Test(
        "of every format that has warnings it holds those of its area, at its time, from its source",
        arguments: [
            ("nws/alerts_kansas_city.json", WeatherSource.nationalWeatherService),
            ("met-norway/metalerts_bergen.json", .metNorway), ("bright-sky/alerts_leipzig.json", .brightSky),
            ("openweather/onecall4_alert.json", .openWeather), ("openweather/onecall_alerts.json", .openWeather),
            ("cap/warning_prefixed.xml", .publicAlerts),
            ("meteoalarm/feed_netherlands.json", .meteoAlarm), ("meteoalarm/index_latvia.xml", .meteoAlarm),
        ])
    func formats(_ fixture: String, _ source: WeatherSource) throws {
        let answer = try RecordedAnswer(Fixture.data(fixture))
        let alerts = try #require(answer.report.alerts)
        #expect(alerts.source.id == source.id)
        #expect(!alerts.value.isEmpty)
        #expect(alerts.value.allSatisfy { $0.ends.map { $0 > answer.moment } ?? true })
        #expect(answer.moment == alerts.fetchedAt && answer.moment > Date(timeIntervalSince1970: 1_000_000_000))
        #expect(answer.report.hours == nil && answer.report.days == nil, "nothing is known of the weather")
    }

    @Test("its place lies in the outline and bears the name of the area; without an outline no place is claimed")
    func place() throws {
        let inside = try RecordedAnswer(Fixture.data("met-norway/metalerts_bergen.json"))
        let decoder = MetAlertsDecoder(place: inside.place, now: inside.moment)
        #expect(try !decoder.alerts(from: Fixture.data("met-norway/metalerts_bergen.json")).isEmpty)
        #expect(abs(inside.place.coordinates.latitude) > 50 && !inside.place.name.contains("."))
        let unplaced = try RecordedAnswer(Fixture.data("bright-sky/alerts_leipzig.json")).place
        #expect(unplaced.coordinates == Coordinates(clampingLatitude: 0, longitude: 0))
        #expect(unplaced.name == "0.0, 0.0", "its sun would pass for that of Leipzig")
    }

    @Test("of several outlines it takes a point that the most hold, and the clock of the place")
    func overlapping() throws {
        func feature(_ id: String, _ severity: String, _ size: Double) -> String {
            let corners = [[0, 0], [size, 0], [size, size], [0, size], [0, 0]].map {
                "[\(-155 + $0[0]), \(19 + $0[1])]"
            }
            return """
                {"id": "\(id)", "geometry": {"type": "Polygon", "coordinates": [[\(corners.joined(separator: ","))]]},
                "properties": {"id": "\(id)", "event": "\(id)", "severity": "\(severity)", "status": "Actual",
                "messageType": "Alert", "areaDesc": "Hilo; Puna", "sent": "2026-08-15T15:08:00-10:00",
                "ends": "2026-08-16T02:00:00-10:00"}}
                """
        }
        // The first corner of the large outline would lie outside the small one.
        let features = [
            feature("Flood", "Moderate", -2), feature("Hurricane", "Extreme", 1), feature("Surf", "Minor", 2),
        ]
        let answer = try RecordedAnswer(
            Data(
                """
                {"@context": [], "type": "FeatureCollection", "title": "Warnings", "updated": "2026-08-16T01:48:00+00:00",
                "features": [\(features.joined(separator: ","))]}
                """.utf8))
        #expect(answer.report.alerts?.value.map(\.id) == ["Hurricane", "Flood", "Surf"])
        #expect(answer.place.name == "Hilo")
        #expect(answer.forecast.timeZone.secondsFromGMT() == -36000)
    }

    @Test("a document whose urgency is past warns of nothing, as it does where it is fetched")
    func past() throws {
        var document = CAPDocument()
        #expect(try RecordedAnswer(document.data).report.alerts?.value.count == 1)
        document.urgency = "Past"
        #expect(try RecordedAnswer(document.data).report.alerts?.value == [])
    }

    @Test("a calm answer says that there are no warnings")
    func calm() throws {
        #expect(try RecordedAnswer(Fixture.data("nws/alerts_none.json")).report.alerts?.value == [])
        #expect(try RecordedAnswer(Fixture.data("met-norway/metalerts_none.json")).report.alerts?.value == [])
    }

    @Test("an observation of a station is read, and One Call's warnings stand beside its weather")
    func observation() throws {
        let denver = try RecordedAnswer(Fixture.data("nws/observation_denver.json"))
        #expect(denver.forecast.current?.kind == .observed)
        #expect(denver.moment == denver.forecast.current?.time)
        #expect(abs(denver.place.coordinates.longitude) > 90)
        #expect(denver.report.alerts == nil)
        let apia = try RecordedAnswer(Fixture.data("openweather/one_call_apia.json")).report
        #expect(apia.hours != nil && apia.alerts?.value.isEmpty == false)
    }
}
