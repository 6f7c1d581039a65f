import GtkTestSupport
import XCTest

/// Starts the program itself, as its user does, and sees what it shows and how it ends.
final class ProgramStartTests: XCTestCase {
    // For the fonts, which the programs are to have too.
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testSnapshotShowsThePlaceOfALinkAndEndsWell() throws {
        let session = try ProgramSession()
        let lines = try session.run(
            """
            "$program" --source sample --width 900 --height 600 --snapshot there.png geo:52.52,13.405
            echo "ended with $?"
            "$program" --source sample --width 900 --height 600 --snapshot again.png
            echo "ended with $?"
            "$program" --source sample --snapshot no-such-folder/there.png
            echo "ended with $?"
            """)
        XCTAssertEqual(lines, ["ended with 0", "ended with 0", "ended with 1"], session.log)
        try onMain {
            for name in ["there.png", "again.png"] {
                let picture = try XCTUnwrap(Picture(file: session.folder.appending(path: name).path), session.log)
                // Without a window manager, GTK draws a frame of 5 pixels, which belongs to the window.
                XCTAssertEqual([picture.width, picture.height], [900, 600])
                XCTAssertGreaterThan(picture.shrunk(by: 4).colours, 500, "\(name) shows no weather")
            }
        }
        XCTAssertFalse(session.log.contains("CRITICAL"), session.log)
    }

    func testARecordedAnswerIsShownAtItsMomentAndLeavesNothingBehind() throws {
        let session = try ProgramSession()
        let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures").path
        let lines = try session.run(
            """
            "$program" --replay "\(fixtures)/weather-underground/observation.json" --width 900 --height 600 --snapshot then.png
            echo "ended with $?"
            "$program" --replay "\(fixtures)/nws/stations_denver.json" --snapshot none.png 2>refusal
            echo "ended with $?"
            grep -c "is an answer of a source without any weather" refusal
            find "$XDG_DATA_HOME" -name 'fairweather.sqlite' | wc -l
            """)
        XCTAssertEqual(lines, ["ended with 0", "ended with 64", "1", "0"], session.log)
        try onMain {
            let picture = try XCTUnwrap(Picture(file: session.folder.appending(path: "then.png").path), session.log)
            XCTAssertGreaterThan(picture.shrunk(by: 4).colours, 300, "the picture shows no weather")
        }
        XCTAssertFalse(session.log.contains("CRITICAL"), session.log)
    }

    func testASnapshotGoesThroughTheDoorOfAnExport() throws {
        let session = try ProgramSession()
        let lines = try session.run(
            """
            snap() { "$program" --source sample --width 400 --height 300 --snapshot "$1" geo:52.52,13.405; }
            echo precious > victim; ln -s victim link.png
            snap link.png; echo "ended with $?"
            test -h link.png && head -c 4 victim | tail -c 3; echo
            stat -c %a victim; snap new.png; stat -c %a new.png
            mkfifo pipe.png; head -c 4 pipe.png | tail -c 3 > piped & snap pipe.png; wait $!
            test -p pipe.png && cat piped; echo
            ln -s /dev/full full; snap full 2>/dev/null; echo "ended with $?"; test -c /dev/full && echo device
            """)
        XCTAssertEqual(
            lines,
            ["ended with 0", "PNG", "644", "600", "PNG", "ended with 1", "device"], session.log)
    }

    func testSecondStartRaisesTheWindowThereIsAndShowsItsPlaceThere() throws {
        let session = try ProgramSession()
        let lines = try session.run(
            """
            "$program" geo:48.8534,2.3488 &
            first=$!
            see '^Paris — Fairweather$'
            xmessage -name cover -title cover -geometry 400x300+0+0 cover &
            cover=$!
            see '^cover$'
            echo "on top: $(top)"
            "$program" geo:48.2085,16.3721
            echo "second ended with $?"
            see '^Vienna — Fairweather$'
            echo "on top: $(top)"
            kill $cover
            press '^Vienna — Fairweather$' ctrl+q
            wait $first
            echo "first ended with $?"
            """)
        XCTAssertEqual(
            lines,
            [
                "on top: cover", "second ended with 0", "on top: Vienna — Fairweather", "first ended with 0",
            ], session.log)
    }

    func testARequestToQuitEndsItAtOnceAndLeavesNoImageOfItsMemory() throws {
        let session = try ProgramSession()
        let lines = try session.run(
            """
            ulimit -S -c "$(ulimit -H -c)"
            # What a shell starts in the background would ignore the signal.
            perl -e '$SIG{QUIT} = "DEFAULT"; exec @ARGV' "$program" --source sample Paris &
            started=$!
            see '^Paris — Fairweather$'
            sed -n 's/^Max core file size *\\([0-9a-z]*\\) .*/\\1/p' /proc/$started/limits
            kill -QUIT $started
            wait $started
            echo "ended with $?"
            """)
        XCTAssertEqual(lines, ["0", "ended with 131"], session.log)
    }

    func testWindowOpensInTheSizeItWasLeftInWithThePlacesOfBefore() throws {
        let session = try ProgramSession()
        let lines = try session.run(
            """
            "$program" --source sample London Paris &
            left=$!
            window=$(window '^Paris — Fairweather$')
            echo "at first $(size $window)"
            xdotool windowsize --sync $window 840 560
            # What it answers after that, it answers in its new size.
            press '^Paris — Fairweather$' ctrl+Page_Up
            see '^London — Fairweather$'
            xdotool key ctrl+Page_Down
            see '^Paris — Fairweather$'
            press '^Paris — Fairweather$' ctrl+q
            wait $left
            echo "ended with $?"
            "$program" --source sample &
            again=$!
            window=$(window '^London — Fairweather$')
            echo "again $(size $window)"
            press '^London — Fairweather$' ctrl+q
            wait $again
            echo "ended with $?"
            """)
        XCTAssertEqual(
            lines, ["at first 1000x680", "ended with 0", "again 840x560", "ended with 0"], session.log)
    }

    func testWhatAStartAloneHasReadIsLeftWhenItIsOver() throws {
        try Sanitizer.skip(because: "most of the memory is a sanitizer's own")
        let session = try ProgramSession()
        let lines = try session.run(
            """
            memory() { grep "^Vm$1:" "/proc/$running/status" | tr -dc 0-9; }
            "$program" --source sample London &
            running=$!
            see '^London — Fairweather$'
            limit=$(($(date +%s) + 100))
            while [ $(($(memory RSS) * 10)) -gt $(($(memory HWM) * 7)) ] && [ $(date +%s) -lt $limit ]; do :; done
            [ $(date +%s) -lt $limit ] && echo "less than seven tenths of the most"
            press '^London — Fairweather$' ctrl+q
            wait $running
            echo "ended with $?"
            """)
        XCTAssertEqual(lines, ["less than seven tenths of the most", "ended with 0"], session.log)
    }
}
