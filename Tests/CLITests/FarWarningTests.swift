import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import fairweather_cli

/// A country's feed has the warnings of all its regions, through real sockets and a real store.
struct FarWarningTests {
    private let feed = "/api/v1/warnings/feeds-france"
    private let fixture = "meteoalarm/feed_france.json"
    private let doubt = "Applies somewhere in the country, perhaps not here."

    @Test("in Lille a red warning of the Alps stands behind a yellow one of its region, and says perhaps not here")
    func commandLine() async throws {
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        _ = try await home.run("places", "add", "Lille")
        let asked = try await FixtureServer.serving([feed: fixture]) { server in
            try await home.run("alerts", "Lille", "--server", "meteoalarm=\(server)")
        }
        #expect(asked.code == 0)
        // A restart, and nothing but what is stored.
        let remembered = try await home.run("alerts", "Lille", "--offline")
        for text in [asked.output, remembered.output] {
            let own = try #require(text.range(of: "Yellow wind warning"), "\(text)")
            let far = try #require(text.range(of: "Red avalanches warning"))
            #expect(own.lowerBound < far.lowerBound)
            #expect(text[far.upperBound...].contains(doubt))
            #expect(!text[..<far.lowerBound].contains(doubt))
        }
    }

    @Test("a calm list names the offices of the country, and where nobody publishes that is said instead")
    func offices() async throws {
        let played = PlayedServer()
        played.answer("/alert/area", .init(body: Data("[]".utf8)))
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        for (country, status, words) in [
            ("Tokyo", #"[{"name": "Japan: JMA", "cap_alert_feed_status": "operating"}]"#, "No warnings."),
            ("Nairobi", "[]", "No source has warnings for this place."),
        ] {
            played.answer("/sources/area_status", .init(body: Data(#"{"results": \#(status)}"#.utf8)))
            let asked = try await played.serving { server in
                try await home.run("alerts", country, "--server", "public-alerts=\(server)")
            }
            #expect(asked.output.contains(words), "\(asked)")
            #expect(
                asked.output.contains("\nWarnings here: JMA · FOSS Public Alert Server, fetched at ")
                    == (country == "Tokyo"), "\(asked)")
        }
    }

    @Test("a document that one run has read is not asked for again by the next, until the store is cleared")
    func documents() async throws {
        let (played, id) = (PlayedServer(), "00000000-0000-4000-8000-000000000001")
        played.answer("/alert/area", .init(body: Data(#"["\#(id)"]"#.utf8)))
        played.answer(
            "/sources/area_status",
            .init(body: Data(#"{"results": [{"name": "JMA", "cap_alert_feed_status": "operating"}]}"#.utf8)))
        played.answer(
            "/alert/\(id)",
            .init(
                body: Data(
                    """
                    <alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>1</identifier><sender>jma</sender>
                    <sent>2026-02-10T10:00:00Z</sent><status>Actual</status><msgType>Alert</msgType><scope>Public</scope>
                    <info><category>Met</category><event>Storm</event><urgency>Expected</urgency>
                    <severity>Severe</severity><certainty>Likely</certainty><expires>2026-02-11T00:00:00Z</expires>
                    <area><areaDesc>Kanto</areaDesc><polygon>35,139 36,139 36,140 35,140 35,139</polygon></area></info>
                    </alert>
                    """.utf8)))
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        try await played.serving { server in
            let command = ["alerts", "Tokyo", "--server", "public-alerts=\(server)", "--max-age", "1m"]
            var counts: [Int] = []
            for isCleared in [false, false, true] {
                if isCleared { _ = try await home.run("cache", "clear") }
                let before = played.requests.count
                let asked = try await home.run(command)
                #expect(asked.output.contains("Severe: Storm"), "\(asked)")
                counts.append(played.requests.count - before)
                home.clock.advance(by: 1800)
            }
            #expect(counts == [3, 1, 3], "\(played.requests)")
        }
    }

    @Test("near the Alps, whose warning does not name the place, it is told as one that perhaps holds here")
    func near() async throws {
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        let asked = try await FixtureServer.serving([feed: fixture]) { server in
            try await home.run("alerts", "Chambéry", "--server", "meteoalarm=\(server)")
        }
        #expect(asked.output.contains("Red avalanches warning") && asked.output.contains(doubt))
    }

    @Test("a warning that perhaps does not hold here is neither red nor the class of a status bar")
    func bar() async throws {
        let home = try TestHome(at: "2026-02-10T12:00:00Z")
        home.pause = { _ in throw CancellationError() }
        home.screen = Screen(isTerminal: true, width: 200, hasColour: true)
        _ = try await home.run("places", "add", "Chambéry")
        _ = try await FixtureServer.serving([feed: fixture]) { server in
            try await home.run("alerts", "Chambéry", "--server", "meteoalarm=\(server)")
        }
        let printed = try await home.run("alerts", "Chambéry", "--offline").output
        #expect(printed.contains("Red avalanches warning") && !printed.contains("\u{1B}[31m"), "\(printed)")
        let line = try #require(
            try PanelLines.waybar(await home.run("watch", "Chambéry", "--offline", "--format", "waybar")).first)
        #expect(!line.class.contains { $0.hasPrefix("warning") }, "\(line.class)")
    }

    @MainActor
    @Test("the window says the same of both, before and after a restart")
    func window() async throws {
        let (folder, clock) = (try TemporaryFolder(), try StillClock("2026-02-10T12:00:00Z"))
        let lille = Location(
            name: "Lille", region: "Hauts-de-France", countryCode: "FR",
            coordinates: try #require(Coordinates(latitude: 50.63, longitude: 3.06)))
        let played = PlayedServer()
        played.answer(feed, try .fixture(fixture))
        try await played.serving { server in
            let servers = [
                WeatherSource.openMeteo.id: server, WeatherSource.openMeteoAirQuality.id: server,
                WeatherSource.metNorway.id: server, WeatherSource.meteoAlarm.id: server,
            ]
            let first = try PlacesDesk(folder, clock, source: .automatic, servers: servers)
            try await first.add(lille)
            await first.start()
            let second = try PlacesDesk(folder, clock, source: .automatic, servers: servers)
            second.locations.select(lille.id)
            for desk in [first, second] {
                let page = try #require(desk.locations.selectedPage)
                #expect(page.alerts.map(\.title) == ["Yellow wind warning", "Red avalanches warning"])
                #expect(page.alerts.map { $0.detail?.contains("Might not apply here") } == [false, true])
                #expect(page.alerts.map(\.coverageText).last == doubt)
            }
        }
    }
}
