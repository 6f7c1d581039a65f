import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("A warning that is repeated under new identifiers is one, whichever source repeats it")
struct AlertRepetitionTests {
    /// A warning as a source lists it.
    private struct Said {
        var minute: Int
        var onset = "14"
        var ends = "20"
        var area = "Somewhere"
        /// The western edge of its outline, in degrees from the place.
        var west = -1
        var said: String?

        var id: String { "2.49.0.1.\(minute)" }
        var sent: String { "2026-02-10T11:\(minute):00Z" }
        var span: [String] { [onset, ends].map { "2026-02-10T\($0):00:00Z" } }
        var text: String { said ?? "Snow, as of 11:\(minute)." }

        func outline(around place: Location) -> [String: Any] {
            let (latitude, longitude) = (place.coordinates.latitude, place.coordinates.longitude)
            let (west, east) = (longitude + Double(west), longitude + 1)
            let ring = [
                [west, latitude - 1], [east, latitude - 1], [east, latitude + 1], [west, latitude + 1],
                [west, latitude - 1],
            ]
            return ["type": "Polygon", "coordinates": [ring]]
        }
    }

    private func alerts(
        _ service: (any HTTPTransport) -> any AlertFetching, _ root: [String: Any], at place: Location
    ) async throws -> [String] {
        let body = try JSONSerialization.data(withJSONObject: root)
        return try await service(StubTransport(body: body)).alerts(for: place).value.map(\.id).sorted()
    }

    private func national(_ said: [Said]) async throws -> [String] {
        let place = try AlertSamples.kansasCity
        let features: [[String: Any]] = said.map { said in
            [
                "type": "Feature", "geometry": said.outline(around: place),
                "properties": [
                    "id": said.id, "areaDesc": said.area, "sent": said.sent, "effective": said.sent,
                    "onset": said.span[0], "ends": said.span[1], "status": "Actual", "messageType": "Alert",
                    "severity": "Severe", "event": "Winter Storm Warning",
                    "senderName": "NWS Kansas City/Pleasant Hill MO",
                    "headline": "Winter storm warning", "description": said.text,
                ],
            ]
        }
        return try await alerts(
            { NWSAlertService(transport: $0) { AlertSamples.now } },
            [
                "@context": [String](), "type": "FeatureCollection", "title": "Current",
                "updated": "2026-02-10T11:58:00Z",
                "features": features,
            ], at: place)
    }

    private func brightSky(_ said: [Said]) async throws -> [String] {
        let listed: [[String: Any]] = said.map { said in
            [
                "alert_id": said.id, "effective": said.sent, "onset": said.span[0], "expires": said.span[1],
                "severity": "severe", "event_de": "SCHNEE", "event_en": "snow", "headline_de": "Schnee",
                "description_de": said.text, "status": "actual",
            ]
        }
        return try await alerts(
            { BrightSkyAlertService(transport: $0) { AlertSamples.now } },
            ["alerts": listed, "location": ["warn_cell_id": 714_713_000, "name": "Leipzig"] as [String: Any]],
            at: AlertSamples.leipzig)
    }

    private func metNorway(_ said: [Said], events: [String] = []) async throws -> [String] {
        let place = try AlertSamples.bergen
        let features: [[String: Any]] = said.enumerated().map { index, said in
            [
                "type": "Feature", "geometry": said.outline(around: place), "when": ["interval": said.span],
                "properties": [
                    "id": said.id, "area": said.area, "severity": "Severe", "status": "Actual", "type": "Alert",
                    "event": events.indices.contains(index) ? events[index] : "snow", "eventAwarenessName": "Snow",
                    "title": "Snow", "description": said.text,
                ],
            ]
        }
        return try await alerts(
            { MetAlertsService(transport: $0) { AlertSamples.now } },
            [
                "type": "FeatureCollection", "lang": "en", "lastChange": "2026-02-10T11:58:00Z", "features": features,
            ], at: place)
    }

    /// Asks each source that is asked for a list of warnings.
    private func read(_ said: [Said]) async throws -> [[String]] {
        [try await national(said), try await brightSky(said), try await metNorway(said)]
    }

    @Test("the one that was sent last counts, in any order of the list")
    func everyTenMinutes() async throws {
        let repeats = [10, 20, 30, 40].map { Said(minute: $0) }
        for list in [repeats, repeats.reversed()] {
            #expect(try await national(list) == ["2.49.0.1.40"])
            #expect(try await brightSky(list) == ["2.49.0.1.40"])
            // Where nobody says when each was sent, only what says the very same is one.
            #expect(try await metNorway(list).count == 4)
            #expect(try await metNorway(list.map { Said(minute: $0.minute, said: "Snow.") }).count == 1)
        }
    }

    @Test("of two levels that were sent at once, or nobody knows when, none is taken for the other")
    func levels() throws {
        for sent in [nil, AlertSamples.now] {
            let both = ["Rain, level 3 of 4", "Rain, level 1 of 4"].map { headline in
                AlertEntry(
                    alert: Alert(
                        id: headline, sender: "Office", sent: sent, onset: AlertSamples.now,
                        ends: AlertSamples.now + 3600, texts: []),
                    words: [LocalizedAlertText(text: AlertText(language: "en", event: "Rain", headline: headline))])
            }
            #expect(try chosen(both).count == 2)
        }
    }

    @Test("of other times it is another warning")
    func otherTimes() async throws {
        let later = [Said(minute: 10, onset: "13", ends: "16"), Said(minute: 20, onset: "16", ends: "20")]
        let overlapping = [Said(minute: 10, onset: "13", ends: "17"), Said(minute: 20, onset: "16", ends: "20")]
        for list in [later, overlapping] {
            #expect(try await read(list).map(\.count) == [2, 2, 2])
        }
    }

    @Test("of another area it is another warning, by its name or its outline, and so is another kind of the same name")
    func otherAreas() async throws {
        let named = [Said(minute: 10, area: "Jackson, MO"), Said(minute: 20, area: "Clay, MO")]
        let outlined = [Said(minute: 10), Said(minute: 20, west: -2)]
        for list in [named, outlined] {
            #expect(try await national(list).count == 2)
            #expect(try await metNorway(list).count == 2)
        }
        let repeats = [Said(minute: 10, said: "Snow."), Said(minute: 20, said: "Snow.")]
        #expect(try await metNorway(repeats, events: ["snow", "ice"]).count == 2)
    }

    private func entry(
        _ id: String, _ sent: TimeInterval, _ message: AlertMessage = .alert, _ references: [String] = [],
        event: String = "Storm", isAllClear: Bool = false
    ) -> AlertEntry {
        let text = AlertText(language: "en", event: event, headline: event)
        return AlertEntry(
            alert: Alert(
                id: id, sender: "Office", severity: .severe, references: references, sent: AlertSamples.now + sent,
                onset: AlertSamples.now, ends: AlertSamples.now + 3600, texts: []),
            message: message, isAllClear: isAllClear, words: [LocalizedAlertText(text: text)])
    }

    private func chosen(_ entries: [AlertEntry]) throws -> [String] {
        AlertSelection(place: try AlertSamples.assen, now: AlertSamples.now, isAskedByPoint: true)
            .alerts(from: entries).map(\.id)
    }

    @Test("what an earlier version replaced stays replaced")
    func replaced() throws {
        let entries = [entry("old", 0, event: "Watch"), entry("a", 60, .update, ["old"]), entry("b", 120)]
        #expect(try chosen(entries) == ["b"])
    }

    @Test("that it is over counts where it was sent after the warning, and not where it was sent with it")
    func over() throws {
        #expect(try chosen([entry("a", 0), entry("b", 60, isAllClear: true)]).isEmpty)
        #expect(try chosen([entry("a", 0), entry("b", 0, isAllClear: true)]) == ["a"])
        #expect(try chosen([entry("b", 0), entry("a", 0, isAllClear: true)]) == ["b"])
    }
}
