import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Recorded warnings", .enabled(if: RecordedPayloads.folder != nil))
struct RecordedAlertTests {
    /// A file, the place and the moment it is asked for, and what must come out: warnings, or an error.
    private struct Case {
        var source: String
        var file: String
        var place: (Double, Double)
        var now: String
        var outcome: Result<Int, FetchError>
    }

    private static let cases = [
        Case(
            source: "nws", file: "alerts_hilo", place: (19.7, -155.09), now: "2026-08-16T01:30:00Z",
            outcome: .success(5)),
        Case(
            source: "nws", file: "alerts_empty", place: (40.71, -74), now: "2026-02-28T14:00:00Z", outcome: .success(0)),
        Case(
            source: "nws", file: "alerts_anchorage", place: (61.2, -149.9), now: "2026-01-18T15:00:00Z",
            outcome: .success(0)),
        Case(
            source: "nws", file: "alerts_status_test", place: (40.71, -74), now: "2026-03-24T14:00:00Z",
            outcome: .success(1)),
        Case(
            source: "nws", file: "alerts_active_zone_2019", place: (45.5, -122.6), now: "2019-12-20T22:00:00Z",
            outcome: .success(1)),
        // It says the same twice, under two identifiers.
        Case(
            source: "nws", file: "alerts_active_zone_second", place: (45.5, -122.6), now: "2019-12-20T22:00:00Z",
            outcome: .success(1)),
        Case(
            source: "nws", file: "error_400_alerts", place: (25, -77.3), now: "2026-08-15T00:00:00Z",
            outcome: .failure(.unreadableAnswer)),
        Case(
            source: "met-norway", file: "metalerts_current", place: (78.5, -5), now: "2026-03-07T21:00:00Z",
            outcome: .success(1)),
        Case(
            source: "met-norway", file: "metalerts_current", place: (59.91, 10.75), now: "2026-03-07T12:00:00Z",
            outcome: .success(0)),
        Case(
            source: "brightsky", file: "alerts_berlin", place: (52.52, 13.4), now: "2026-03-06T12:00:00Z",
            outcome: .success(1)),
        Case(
            source: "brightsky", file: "dwd_cap_update", place: (51.4377, 13.325), now: "2022-08-26T20:30:00Z",
            outcome: .success(1)),
        Case(
            source: "openweather", file: "onecall_scottsdale", place: (33.5, -111.9), now: "2023-12-31T12:00:00Z",
            outcome: .success(1)),
        Case(
            source: "openweather", file: "onecall_excl", place: (41.9, -87.6), now: "2020-07-01T12:00:00Z",
            outcome: .success(0)),
        Case(
            source: "openweather", file: "onecall4_alert", place: (35.7, 139.7), now: "2026-08-02T09:00:00Z",
            outcome: .success(1)),
        Case(
            source: "openweather", file: "onecall4_current", place: (-38.4, -71.6), now: "2026-08-02T11:00:00Z",
            outcome: .failure(.unreadableAnswer)),
        Case(
            source: "meteoalarm", file: "json_feed_netherlands", place: (53, 6.56), now: "2026-03-06T12:00:00Z",
            outcome: .success(0)),
        Case(
            source: "meteoalarm", file: "cap_ireland", place: (53.35, -6.26), now: "2025-04-14T10:00:00Z",
            outcome: .success(1)),
        Case(
            source: "meteoalarm", file: "cap_kazakhstan", place: (48.7, 82.3), now: "2025-03-06T14:00:00Z",
            outcome: .success(1)),
        Case(
            source: "meteoalarm", file: "cap_kazakhstan", place: (43.2, 76.9), now: "2025-03-06T14:00:00Z",
            outcome: .success(0)),
        Case(
            source: "meteoalarm", file: "cap_macau", place: (22.2, 113.55), now: "2025-04-13T00:00:00Z",
            outcome: .success(0)),
        Case(
            source: "meteoalarm", file: "cap_polygon_trailing", place: (-5.15, -35.6), now: "2022-08-13T00:00:00Z",
            outcome: .success(1)),
        Case(
            source: "meteoalarm", file: "cap_russia", place: (66.5, 171), now: "2025-03-02T00:00:00Z",
            outcome: .success(1)),
        Case(
            source: "meteoalarm", file: "cap_russia", place: (71.2, -179), now: "2025-03-02T00:00:00Z",
            outcome: .success(1)),
        Case(
            source: "meteoalarm", file: "cap_russia", place: (55.75, 37.6), now: "2025-03-02T00:00:00Z",
            outcome: .success(0)),
        Case(
            source: "meteoalarm", file: "metno_ie", place: (53.35, -6.26), now: "2026-03-07T00:00:00Z",
            outcome: .failure(.unreadableAnswer)),
        Case(
            source: "meteoalarm", file: "rss_australia", place: (-20.3, 118.6), now: "2026-01-01T12:00:00Z",
            outcome: .failure(.unreadableAnswer)),
    ]

    private func decode(_ source: String, _ name: String, _ data: Data, _ place: Location, _ now: Date)
        throws(FetchError) -> [Alert]
    {
        switch source {
        case "nws": try NWSAlertDecoder(place: place, now: now).alerts(from: data)
        case "met-norway": try MetAlertsDecoder(place: place, now: now).alerts(from: data)
        case "openweather": try OneCallAlertDecoder(place: place, now: now).alerts(from: data)
        case "brightsky" where name.hasSuffix("json"):
            try BrightSkyAlertDecoder(place: place, now: now).alerts(from: data)
        case "meteoalarm" where name.hasSuffix("json"):
            try MeteoAlarmDecoder(place: place, now: now).alerts(from: data)
        case _ where name.hasPrefix("rss"): try MeteoAlarmFeedDecoder(place: place, now: now).alerts(from: data)
        default: try CAPReader().alerts(from: data, for: place, now: now)
        }
    }

    @Test("each file gives its warnings, or the error it is")
    func files() throws {
        for one in Self.cases {
            let file = try #require(RecordedPayloads.files(one.source, one.file).first)
            let place = try AlertSamples.place(one.place.0, one.place.1)
            let moment = try instant(one.now)
            let outcome = Result { () throws(FetchError) in
                try decode(one.source, file.name, file.data, place, moment)
            }
            #expect(outcome.map(\.count) == one.outcome, "\(one.source)/\(file.name)")
            print(one.source, file.name, Self.row(outcome), separator: "\t")
        }
    }

    @Test("no file of warnings is left out")
    func all() throws {
        let folder = try #require(RecordedPayloads.folder)
        for (source, marks) in [
            "nws": ["alerts"], "met-norway": ["alerts"], "brightsky": ["alerts_", "cap"], "meteoalarm": [""],
        ] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: source).path())
            for name in names where marks.contains(where: { $0.isEmpty || name.contains($0) }) {
                #expect(Self.cases.contains { $0.source == source && name.hasPrefix($0.file) }, "\(source)/\(name)")
            }
        }
    }

    /// What came out and what was missing in it.
    private static func row(_ outcome: Result<[Alert], FetchError>) -> String {
        switch outcome {
        case .failure(let error): return "\(error)"
        case .success(let alerts):
            let described = alerts.map { alert in
                let missing = [
                    ("sender", alert.sender == nil), ("severity", alert.severity == .unknown),
                    ("certainty", alert.certainty == .unknown), ("urgency", alert.urgency == .unknown),
                    ("sent", alert.sent == nil), ("onset", alert.onset == nil), ("ends", alert.ends == nil),
                    ("link", alert.link == nil), ("language", alert.texts.contains { $0.language == nil }),
                    ("headline", alert.texts.contains { $0.headline == nil }),
                    ("description", alert.texts.contains { $0.description == nil }),
                    ("instruction", alert.texts.contains { $0.instruction == nil }),
                    ("area", alert.texts.contains { $0.area == nil }),
                ].filter(\.1).map(\.0)
                let words = alert.texts.map { "\($0.event ?? "—") (\($0.language ?? "—"))" }.joined(separator: ", ")
                let coverage = alert.coverage?.rawValue ?? "—"
                return "\(alert.severity) \(words), \(coverage); nil: \(missing.joined(separator: " "))"
            }
            return (["\(alerts.count)"] + described).joined(separator: " | ")
        }
    }
}
