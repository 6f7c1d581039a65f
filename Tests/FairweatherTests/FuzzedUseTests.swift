import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk

/// Anything in any order; `scripts/fuzz-use` does it for longer.
final class FuzzedUseTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testWhateverIsDoneNothingWarnsAndNoPlaceIsLost() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let environment = ProcessInfo.processInfo.environment
            let count = environment["FAIRWEATHER_USES"].flatMap(Int.init) ?? 200
            let seed = environment["FAIRWEATHER_SEED"].flatMap(UInt64.init) ?? 1
            let folder = try Files.temporaryFolder()
            let use = try RandomUse(seed: seed, folder: folder)
            defer { Appearance.show(isDark: false, isHighContrast: false) }
            var (done, longest, known): ([String], (Double, String), Int) = ([], (0, ""), WidgetTree.warnings().count)
            for _ in 0..<count {
                let before = Self.processorTime
                done.append(use.step())
                GtkTesting.settle()
                let taken = Self.processorTime - before
                if taken > longest.0 { longest = (taken, done.last ?? "") }
                for warning in WidgetTree.warnings(after: known) {
                    XCTFail("\(warning) after \(done.suffix(12)), seed \(seed), step \(done.count)")
                    known += 1
                }
                let locations = use.run.model.locations
                XCTAssertTrue(
                    locations.rows.isEmpty || locations.rows.contains { $0.id == locations.selectedID },
                    "no place is shown after \(done.suffix(12))")
            }
            use.run.settle()
            WidgetTree.closeWindows(but: use.run.window)
            print(
                "\(count) events of seed \(seed), at most \(Int(longest.0 * 1000)) ms of the processor at “\(longest.1)”"
            )
            let titles = use.run.model.locations.rows.map(\.title)
            let next = try RunningWindow(server: use.server.url, folder: folder, clock: SettableClock(noon))
            XCTAssertEqual(next.model.locations.rows.map(\.title), titles)
        }
    }

    /// Seconds that this thread has computed.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
