import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk

/// Anything in any order; `scripts/attacks/fuzz-use` does it for longer.
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
            var (done, known): ([String], Int) = ([], WidgetTree.warnings().count)
            var longest: [(seconds: Double, after: ArraySlice<String>)] = []
            var taken = 0.0
            LoopTurns.watch { taken = max(taken, $0) }
            defer { LoopTurns.watch(nil) }
            for _ in 0..<count {
                LoopTurns.leaveOut()
                taken = 0
                done.append(use.step())
                GtkTesting.settle()
                // GTK makes it; the desktop's own one comes from another process.
                if !WidgetTree.fileChoosers.isEmpty { done.append("a file chooser") }
                longest.append((taken, done.suffix(4)))
                longest = Array(longest.sorted { $0.seconds > $1.seconds }.prefix(5))
                for warning in WidgetTree.warnings(after: known) {
                    let focus = WidgetTree.focus(in: use.run.window)
                    XCTFail("\(warning) after \(done.suffix(30)), step \(done.count) of seed \(seed), at \(focus)")
                    known += 1
                }
                let locations = use.run.model.locations
                XCTAssertTrue(
                    locations.rows.isEmpty || locations.rows.contains { $0.id == locations.selectedID },
                    "no place is shown after \(done.suffix(12))")
            }
            use.run.settle()
            WidgetTree.closeWindows(but: use.run.window)
            print("\(count) events of seed \(seed); the longest turns of the loop, in processor's time:")
            for (seconds, after) in longest {
                print("\(Int(seconds * 1000)) ms after \(after.joined(separator: ", "))")
            }
            let titles = use.run.model.locations.rows.map(\.title)
            let next = try RunningWindow(server: use.server.url, folder: folder, clock: SettableClock(noon))
            XCTAssertEqual(next.model.locations.rows.map(\.title), titles)
        }
    }
}
