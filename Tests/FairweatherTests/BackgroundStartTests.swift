import GtkTestSupport
import XCTest

/// The program itself without a window: what it shows, what becomes of it when a window opens and closes, and how it ends.
final class BackgroundStartTests: XCTestCase {
    // For the fonts, which the programs are to have too.
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheWindowIsThatOfTheSameProcessWhichGoesOnWhenItCloses() throws {
        let session = try ProgramSession()
        let lines = try session.run(
            """
            owner() {
                gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus \\
                    --method org.freedesktop.DBus.GetConnectionUnixProcessID io.github.fairweather.Fairweather |
                    tr -dc '0-9 ' | awk '{ print $NF }'
            }
            "$program" --background &
            first=$!
            gdbus wait --session --timeout 60 io.github.fairweather.Fairweather
            [ "$(owner)" = $first ] && echo "it bears the name"
            xdotool search --name 'Fairweather$' >/dev/null || echo "no window"
            "$program" --background
            echo "second ended with $?"
            "$program" geo:48.8534,2.3488
            echo "third ended with $?"
            see '^Paris — Fairweather$'
            [ "$(owner)" = $first ] && echo "still it"
            press '^Paris — Fairweather$' ctrl+q
            gone() { ! xdotool search --onlyvisible --name 'Fairweather$' >/dev/null; }
            for _ in $(seq 600); do gone && break; sleep 0.1; done
            gone && echo "closed"
            [ "$(owner)" = $first ] && echo "it goes on"
            "$program"
            see '^Paris — Fairweather$'
            [ "$(owner)" = $first ] && echo "and opens again"
            kill $first
            wait $first
            echo "ended with $?"
            """)
        XCTAssertEqual(
            lines,
            [
                "it bears the name", "no window", "second ended with 0", "third ended with 0", "still it", "closed",
                "it goes on", "and opens again", "ended with 143",
            ], session.log)
        XCTAssertFalse(session.log.contains("CRITICAL"), session.log)
    }
}
