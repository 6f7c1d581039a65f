import Foundation
import GtkTestSupport
import WeatherModel
import WeatherStore
import XCTest

/// Has a bus start the program, and asks it what GNOME Shell asks, in its order.
final class SearchProviderTests: XCTestCase {
    // For the fonts, which the programs are to have too.
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// Runs the script on a bus that knows how the program is started, with its calls at hand.
    private func lines(_ script: String, of session: ProgramSession) throws -> [String] {
        let id = Program.id
        let services = session.folder.appending(path: "services")
        try FileManager.default.createDirectory(at: services, withIntermediateDirectories: true)
        let configuration = """
            <busconfig><type>session</type><listen>unix:dir=\(session.folder.path)</listen>
            <servicedir>\(services.path)</servicedir>
            <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
            </busconfig>
            """
        try Data(configuration.utf8).write(to: session.folder.appending(path: "own.conf"))
        let calls = """
            ask() {
                method=$1
                shift
                gdbus call --session --dest \(id) --object-path /\(id.replacing(".", with: "/"))/SearchProvider \\
                    --method "org.gnome.Shell.SearchProvider2.$method" "$@"
            }
            tell() {
                method=$1
                shift
                gdbus call --session --dest \(id) --object-path /\(id.replacing(".", with: "/")) \\
                    --method "org.freedesktop.Application.$method" "$@"
            }
            owner() {
                gdbus call --session --dest org.freedesktop.DBus --object-path / \\
                    --method org.freedesktop.DBus.NameHasOwner \(id)
            }

            """
        try Data((ProgramSession.preparations + calls + script).utf8)
            .write(to: session.folder.appending(path: "inner"))
        return try session.run(
            """
            printf '[D-BUS Service]\\nName=\(id)\\nExec=%s --gapplication-service\\n' "$program" > services/\(id).service
            dbus-run-session --config-file=own.conf -- sh inner
            """)
    }

    private func store(_ report: WeatherReport?, of places: [Location], in session: ProgramSession) throws {
        let stored = expectation(description: "the places are stored")
        let file = session.folder.appending(path: "data/fairweather/fairweather.sqlite")
        Task.detached {
            let store = try SQLiteStore.open(at: file).store
            for place in places { try await store.add(place) }
            if let report, let first = places.first { try await store.save(report, for: first.id) }
            stored.fulfill()
        }
        wait(for: [stored], timeout: 60)
    }

    private func place(_ name: String, _ id: String, _ latitude: Double, _ longitude: Double) throws -> Location {
        Location(
            id: id, name: name, country: "France",
            coordinates: try XCTUnwrap(Coordinates(latitude: latitude, longitude: longitude)),
            timeZoneIdentifier: "Europe/Paris")
    }

    private func report(_ temperature: Double) -> WeatherReport {
        var conditions = Conditions()
        (conditions.condition, conditions.temperature) = (.lightRain, Temperature(temperature))
        let source = WeatherSource(id: "open-meteo", name: "Open-Meteo", attribution: "", homepage: "")
        let now = Date()
        return WeatherReport(
            timeZone: .gmt,
            current: Sourced(CurrentConditions(time: now, conditions: conditions), source: source, fetchedAt: now))
    }

    func testServiceAnswersFromTheStoreWithoutAWindow() throws {
        let session = try ProgramSession()
        try store(report(13), of: [place("Paris", "geonames:2988507", 48.85341, 2.3488)], in: session)
        let lines = try lines(
            """
            ask GetInitialResultSet "['par']" | grep -o "saved/geonames:[0-9]*"
            ask GetResultMetas "['saved/geonames:2988507']" > metas
            grep -o "'name': <'[^']*'>" metas
            grep -o "13° Light rain · Updated [^']*" metas
            grep -o "'icon': <('bytes'" metas
            ask GetSubsearchResultSet "['saved/geonames:2988507']" "['paris', 'fra']" | grep -o "'saved/[^']*'"
            xdotool search --onlyvisible --name Fairweather || echo no window
            """, of: session)
        XCTAssertEqual(
            lines,
            [
                "saved/geonames:2988507", "'name': <'Paris'>", "13° Light rain · Updated just now", "'icon': <('bytes'",
                "'saved/geonames:2988507'", "no window",
            ], session.log)
    }

    func testResultOpensInTheWindowOfTheSameProcess() throws {
        let session = try ProgramSession()
        try store(nil, of: [place("Paris", "geonames:2988507", 48.85341, 2.3488)], in: session)
        let lines = try lines(
            """
            town=$(ask GetInitialResultSet "['vienna']" | grep -o "town/[^']*" | head -n 1)
            ask ActivateResult "$town" "['vienna']" 1
            see '^Vienna — Fairweather$'
            ask ActivateResult "saved/geonames:2988507" "['paris']" 2
            see '^Paris — Fairweather$'
            ask GetInitialResultSet "['vienna']" | grep -o "saved/geonames:2761369"
            tell Open "['geo:52.52,13.405']" "{}"
            see '^Mitte — Fairweather$'
            tell ActivateAction home "[]" "{}"
            see '^Paris — Fairweather$'
            ask LaunchSearch "['san', 'francisco']" 3
            tell Activate "{}"
            echo "windows: $(xdotool search --onlyvisible --name 'Fairweather$' | wc -l)"
            press 'Fairweather$' ctrl+q
            while [ "$(owner)" = "(true,)" ]; do sleep 0.1; done
            echo gone
            """, of: session)
        XCTAssertEqual(
            lines.filter { $0 != "()" }, ["saved/geonames:2761369", "windows: 1", "gone"], session.log)
    }
}
