import Foundation
import GtkTestSupport
import WeatherModel
import WeatherStore
import XCTest

/// The real program, from its file to what shows a desktop's notices, and back to its window.
final class NoticesOnDesktopTests: XCTestCase {
    // For the fonts, which the program is to have too.
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// What the scripts begin with: the program's start and end, its actions, and a wait for a call of the service.
    private static let calls = """
        export DBUS_SESSION_BUS_ADDRESS
        begin() { "$program" & see '— Fairweather$'; }
        # A key may come before the window has the keyboard.
        end() { while [ "$(owner)" = "(true,)" ]; do xdotool key ctrl+q; sleep 0.2; done; }
        shut() { while xdotool search --onlyvisible --name "$1" >/dev/null; do xdotool key Escape; sleep 0.2; done; }
        tell() {
            method=$1
            shift
            gdbus call --session --dest \(Program.id) --object-path /\(Program.id.replacing(".", with: "/")) \\
                --method "org.freedesktop.Application.$method" "$@" >/dev/null
        }
        owner() {
            gdbus call --session --dest org.freedesktop.DBus --object-path / \\
                --method org.freedesktop.DBus.NameHasOwner \(Program.id)
        }
        heard() {
            tries=0
            while ! grep -q "$1" calls && [ $tries -lt 600 ]; do sleep 0.1; tries=$((tries + 1)); done
        }

        """

    /// The settings of whoever wants to be told of gusts in Paris.
    private static func gusts(told: Bool) -> String {
        """
        {"rules": {"Gusts": {"quantity": "gusts", "comparison": "over", "threshold": 16, "withinHours": 24, \
        "place": "geonames:2988507", "told": \(told)}}}
        """
    }

    private func lines(
        _ script: String, serverNamed name: String, settings text: String = #"{"notices": {"warnings": true}}"#
    ) throws -> (lines: [String], log: String) {
        let session = try ProgramSession()
        try store(in: session)
        let settings = session.folder.appending(path: "config/fairweather/settings.json")
        try FileManager.default.createDirectory(
            at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: settings)
        let calls = session.folder.appending(path: "calls")
        let server = try onMain { try PlayedNotificationServer(name, noting: calls) }
        defer { onMain { server.down() } }
        let address = onMain { server.address }
        return (try session.run("DBUS_SESSION_BUS_ADDRESS='\(address)'\n" + Self.calls + script), session.log)
    }

    /// Two places, and at the second one a warning for two hours from now on.
    private func store(in session: ProgramSession) throws {
        let stored = expectation(description: "the places are stored")
        let file = session.folder.appending(path: "data/fairweather/fairweather.sqlite")
        let places = [
            try place("London", "geonames:2643743", 51.51, -0.13), try place("Paris", "geonames:2988507", 48.85, 2.35),
        ]
        let alert = Alert(
            id: "wind", sender: "Météo-France", severity: .severe, ends: Date(timeIntervalSinceNow: 7200),
            texts: [
                AlertText(
                    language: "en", event: "Wind gusts", description: "Gusts of 90 km/h & <b>hail</b>.",
                    area: "<i>Paris</i>")
            ],
            coverage: .place)
        let source = WeatherSource(id: "meteoalarm", name: "MeteoAlarm", attribution: "", homepage: "")
        let hours = (0...36).map { index in
            var hour = Hour(time: Date(timeIntervalSinceNow: Double(index) * 3600))
            hour.conditions.windGust = Speed(index == 20 ? 25 : 5)
            return hour
        }
        Task.detached {
            let store = try SQLiteStore.open(at: file).store
            for place in places { try await store.add(place) }
            try await store.save(
                WeatherReport(
                    timeZone: .gmt, hours: Sourced(hours, source: source, fetchedAt: Date()),
                    alerts: Sourced([alert], source: source, fetchedAt: Date())),
                for: places[1].id)
            stored.fulfill()
        }
        wait(for: [stored], timeout: 60)
    }

    private func place(_ name: String, _ id: String, _ latitude: Double, _ longitude: Double) throws -> Location {
        Location(
            id: id, name: name, coordinates: try XCTUnwrap(Coordinates(latitude: latitude, longitude: longitude)),
            timeZoneIdentifier: "Europe/London")
    }

    func testAWarningIsToldOnceOpensItsPlaceAndDialogAndIsWithdrawnWhenItIsNotWantedAnyMore() throws {
        let (lines, log) = try lines(
            """
            begin
            heard AddNotification
            grep -o "'title': <'[^']*'>" calls
            grep -o "'priority': <'[^']*'>" calls
            grep -o "Severe · [^']* · Until" calls
            target=$(grep -o "'default-action-target': <'[^']*'>" calls | grep -o "[0-9]*@[^']*")
            tell ActivateAction "$(grep -o "app.open-notice" calls | sed s/app.//)" "[<'$target'>]" "{}"
            see '^Paris — Fairweather$'
            see '^Warnings$'
            shut '^Warnings$'
            end
            begin
            tell ActivateAction home "[]" "{}"
            see '^London — Fairweather$'
            end
            echo "told $(grep -c AddNotification calls), withdrawn $(grep -c RemoveNotification calls)"
            echo '{"notices": {"warnings": false}}' > config/fairweather/settings.json
            begin
            heard RemoveNotification
            grep -o "RemoveNotification .*" calls
            end
            """, serverNamed: "org.gtk.Notifications")
        XCTAssertEqual(
            lines,
            [
                "'title': <'Wind gusts in Paris'>", "'priority': <'high'>", "Severe · ‹i›Paris‹/i› · Until",
                "told 1, withdrawn 0", "RemoveNotification ('\(Program.id)', 'warning/1')",
            ], log)
    }

    func testARuleIsToldOnceAlsoOverARestartAndIsWithdrawnWithItsSwitch() throws {
        let (lines, log) = try lines(
            """
            begin
            heard AddNotification
            grep -o "'title': <'[^']*'>" calls
            end
            begin
            tell ActivateAction home "[]" "{}"
            see '^London — Fairweather$'
            end
            echo "told $(grep -c AddNotification calls), withdrawn $(grep -c RemoveNotification calls)"
            echo '\(Self.gusts(told: false))' > config/fairweather/settings.json
            begin
            heard RemoveNotification
            grep -o "RemoveNotification .*" calls
            end
            """, serverNamed: "org.gtk.Notifications", settings: Self.gusts(told: true))
        XCTAssertEqual(
            lines,
            [
                "'title': <'Gusts in Paris'>", "told 1, withdrawn 0",
                "RemoveNotification ('\(Program.id)', 'rule/Gusts@geonames:2988507')",
            ], log)
    }

    func testADesktopWithTheOtherServiceIsToldTheSame() throws {
        let (lines, log) = try lines(
            """
            begin
            heard Notify
            grep -o "'Wind gusts in Paris'" calls
            grep -o "'desktop-entry': <'[^']*'>" calls
            end
            begin
            tell ActivateAction home "[]" "{}"
            see '^London — Fairweather$'
            end
            echo "told $(grep -c Notify calls)"
            """, serverNamed: "org.freedesktop.Notifications")
        XCTAssertEqual(
            lines, ["'Wind gusts in Paris'", "'desktop-entry': <'\(Program.id)'>", "told 1"], log)
    }
}
