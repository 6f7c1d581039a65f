import CGtk
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// A whole day by keys that come from the display, and what each of them leads to, as it is spoken.
final class DayInTheLifeTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEachKeyOfADayLeadsWhereItDid() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            XCTAssertGreaterThanOrEqual(DayOfKeys.steps.count, 200)
            let clock = SettableClock("2026-01-29T20:05:00Z")
            let picture = GalleryPicture(scene: .drawnAlerts, look: .light, width: 1000, language: .english)
            let stage = try Stage(picture, height: 680, clock: clock)
            var lines: [String] = []
            for (number, step) in DayOfKeys.steps.enumerated() {
                Self.take(step, stage, clock)
                // When a display makes a dialog the active window, and its focus one that takes keys, is its own affair.
                let focus = WidgetTree.focus(in: Keyboard.front(of: stage.window))
                    .replacing("\n", with: " / ").replacing(" [focusable, focused]", with: "")
                    .replacing(" [focusable]", with: "")
                XCTAssertNotEqual(focus, "nothing", "step \(number + 1), \(step), lost the keyboard")
                lines.append("\(number + 1). \(step) → \(focus)")
            }
            try Self.compare(lines)
        }
    }

    @MainActor
    private static func take(_ step: String, _ stage: Stage, _ clock: SettableClock) {
        if step.hasPrefix("+"), let seconds = TimeInterval(step.dropFirst()) {
            clock.advance(by: seconds)
            stage.gallery.model.minutePassed()
        } else if step.hasPrefix("\"") {
            XCTAssertTrue(Keyboard.type(String(step.dropFirst().dropLast()), in: stage.window), step)
        } else {
            XCTAssertTrue(Keyboard.press(step, in: stage.window), step)
        }
        var isSettled = false
        Task {
            await stage.gallery.model.settled()
            isSettled = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isSettled }))
        XCTAssertTrue(GtkTesting.paint(stage.window))
        GtkTesting.settle()
    }

    private static func compare(_ lines: [String]) throws {
        let golden = GoldenFolder.file("day-\(gtk_get_major_version()).\(gtk_get_minor_version()).txt")
        if GoldenFolder.isWrittenAnew { try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: golden) }
        guard let kept = try? String(contentsOf: golden, encoding: .utf8) else {
            throw XCTSkip("none is kept for this version of GTK")
        }
        for (old, new) in zip(kept.split(separator: "\n"), lines).filter({ $0 != $1 }).prefix(10) {
            XCTFail("“\(new)” was “\(old)”")
        }
        XCTAssertEqual(kept.split(separator: "\n").count, lines.count)
    }
}
