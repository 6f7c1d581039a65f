import Foundation
import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import fairweather

/// What offices abroad send, from a socket through the file to the window and to the desktop, each change in its turn.
final class PublicAlertsInWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// Lets an hour pass in which the server lists the messages; the events on the page.
    @MainActor
    private static func pass(
        _ messages: [TokyoWarning], _ server: WeatherServer, _ clock: SettableClock, _ run: RunningWindow
    ) -> [String] {
        TokyoWarning.list(messages, at: server)
        clock.advance(by: 3600)
        run.model.page?.refresh()
        run.settleNotices()
        return (run.model.page?.alerts ?? []).map { "\($0.title), \($0.severityText ?? ""), \($0.sender ?? "")" }
    }

    func testEachChangeIsSeenAndToldOnceAndWhatIsNoneOfTheWeatherIsNot() throws {
        try onMain {
            let (folder, clock) = (try Files.temporaryFolder(), SettableClock("2026-02-10T12:10:00Z"))
            let (server, desktop) = (WeatherServer(), NotedDesktop())
            XCTAssertTrue(GtkTesting.pump(until: { server.isReady }))
            TokyoWarning.list([], at: server)
            server.answer(
                "/sources/area_status",
                WeatherServer.Answer(#"{"results": [{"name": "JMA", "cap_alert_feed_status": "operating"}]}"#))
            try TokyoWarning.save(folder)
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            run.notices.begin(desktop)
            run.model.settings.change { $0.notices.tellsWarnings = true }
            run.settle()
            var messages = [TokyoWarning(identifier: "1")]
            @MainActor func seen() -> [String] { Self.pass(messages, server, clock, run) }

            XCTAssertEqual(seen(), ["Storm, Moderate, JMA"], "new")
            run.waitFor("Storm")
            XCTAssertEqual(desktop.shown.values.map(\.text.title), ["Storm in Tokyo"])
            messages.append(
                TokyoWarning(
                    identifier: "2", sent: "2026-02-10T13:30:00Z", type: "Update", former: "1", severity: "Severe"))
            XCTAssertEqual(seen(), ["Storm, Severe, JMA"], "raised")
            XCTAssertTrue(desktop.told[0].hasPrefix("Storm in Tokyo: Raised at 23:10: severe instead of moderate"))
            messages.append(
                TokyoWarning(
                    identifier: "3", sent: "2026-02-10T14:30:00Z", type: "Update", former: "2", severity: "Severe",
                    expires: "2026-02-12T06:00:00Z"))
            XCTAssertEqual(seen(), ["Storm, Severe, JMA"], "extended")
            XCTAssertEqual(desktop.told.count, 1)
            XCTAssertTrue(
                run.model.page?.alerts.first?.changeText?.hasPrefix("Extended at 00:10") == true,
                run.model.page?.alerts.first?.changeText ?? "")
            messages.append(
                TokyoWarning(
                    identifier: "4", sent: "2026-02-10T15:30:00Z", type: "Update", former: "3", severity: "Minor",
                    expires: "2026-02-12T06:00:00Z"))
            XCTAssertEqual(seen(), ["Storm, Minor, JMA"], "lowered")
            XCTAssertTrue(
                run.model.page?.alerts.first?.changeText?.hasPrefix("Lowered at 01:10: minor instead of severe") == true
            )

            let calls = desktop.calls
            messages.append(
                TokyoWarning(
                    identifier: "5", sent: "2026-02-10T16:30:00Z", type: "Update", former: "4", severity: "Minor",
                    expires: "2026-02-12T06:00:00Z", texts: [("ja", "暴風"), ("en", "Storm")]))
            XCTAssertEqual(seen(), ["Storm, Minor, JMA"], "in another language, too")
            XCTAssertEqual(desktop.calls, calls, "another language is no news")
            messages.append(TokyoWarning(identifier: "6", category: "Geo", texts: [("en", "Earthquake")]))
            XCTAssertEqual(seen(), ["Storm, Minor, JMA"], "of another kind")
            XCTAssertEqual(desktop.calls, calls, "it is none of the weather")
            run.model.settings.change { $0.alertChoice.hiddenTopics.remove(.other) }
            run.waitFor("Earthquake")
            XCTAssertEqual(
                run.model.page?.alerts.map(\.title), ["Earthquake", "Storm"],
                "a kind that is switched on is shown at once")
            run.settleNotices()
            XCTAssertEqual(desktop.calls, calls + 1, "and told, as it was not yet")
            messages.append(
                TokyoWarning(identifier: "9", category: "Geo", severity: "Extreme", texts: [("en", "Eruption")]))
            XCTAssertEqual(seen().first, "Eruption, Extreme, JMA", "another kind")
            XCTAssertTrue(desktop.shown.values.contains { $0.text.title == "Eruption in Tokyo" })
            run.model.settings.change { $0.alertChoice.hiddenTopics.insert(.other) }
            run.settleNotices()
            XCTAssertEqual(run.model.page?.alerts.map(\.title), ["Storm"], "a kind that is switched off is gone")
            XCTAssertFalse(desktop.shown.values.contains { $0.text.title == "Eruption in Tokyo" })
            XCTAssertTrue(
                run.model.preferences.placeSwitches[0].note?.contains("\nJMA · FOSS Public Alert Server, fetched")
                    == true,
                run.model.preferences.placeSwitches[0].note ?? "")
            let others = desktop.calls
            messages.append(
                TokyoWarning(identifier: "7", severity: "Severe", office: "Tokyo Fire", texts: [("en", "Flood")]))
            XCTAssertEqual(seen(), ["Flood, Severe, Tokyo Fire", "Storm, Minor, JMA"], "a second publisher")
            XCTAssertEqual(desktop.calls, others + 1)
            XCTAssertTrue(desktop.shown.values.contains { $0.text.title == "Flood in Tokyo" })
            messages.append(TokyoWarning(identifier: "8", sent: "2026-02-10T19:30:00Z", type: "Cancel", former: "5"))
            XCTAssertEqual(seen(), ["Flood, Severe, Tokyo Fire"], "cancelled")
            XCTAssertEqual(desktop.shown.values.map(\.text.title), ["Flood in Tokyo"])
            XCTAssertFalse(run.texts.contains("Storm"))
        }
    }
}
