import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// Looks at one state of the window after another, and keeps what is wrong with their texts.
@MainActor
final class WindowWalk {
    /// How many states have been looked at.
    private(set) var count = 0
    private var found: [String] = []

    /// Goes through states in the font of a desktop, and fails with what was found.
    nonisolated static func through(_ states: @MainActor (WindowWalk) throws -> Void) throws {
        try onMain {
            try XCTSkipUnless(SeenTexts.areRead, SeenTexts.notRead)
            let walk = WindowWalk()
            try TextFont.with("Noto Sans 11") { try states(walk) }
            XCTAssertTrue(walk.found.isEmpty, "\n" + walk.found.joined(separator: "\n"))
            print("walked through", walk.count, "states")
        }
    }

    /// Measures every text of the window, or of what is open over it, on the picture of it.
    ///
    /// - Parameter isScrolled: Whether texts fade into the row at the top.
    func look(_ state: String, at root: Widget? = nil, in window: Window, isScrolled: Bool = false) {
        count += 1
        let before = found
        // A loaded machine paints what fades in or goes away later: a state at rest is looked at, not the way to it.
        for _ in 0..<Self.looks {
            found = before
            lookOnce(state, at: root, in: window, isScrolled: isScrolled)
            if found == before { return }
            var isPainted = false
            window.afterPaint(count: 10) { isPainted = true }
            _ = GtkTesting.pump(until: { isPainted })
        }
    }

    private func lookOnce(_ state: String, at root: Widget?, in window: Window, isScrolled: Bool) {
        let file = ProcessInfo.processInfo.environment["FAIRWEATHER_PICTURES"].map { "\($0)/walk-\(state).png" }
        let texts = SeenTexts(of: root ?? window, in: window, keepingPictureAs: file)
        XCTAssertFalse(texts.all.isEmpty, "\(state) shows no text")
        for text in texts.all where !(isScrolled && Self.fades(text)) { check(text, state) }
        for (one, other) in texts.touching where !isScrolled || !(Self.fades(one) || Self.fades(other)) {
            note(state, "“\(one.words)” lies on “\(other.words)”", one.path + " " + other.path)
        }
        for lost in texts.lost { note(state, "shortened, and told nowhere: \(lost)", lost) }
    }

    /// Whether it is scrolled under the row at the top, on the way into which it is hardly seen and then not at all.
    private static func fades(_ text: SeenText) -> Bool {
        text.hidden > 0.05 && text.rows.lowerBound < fadeEnd
    }

    private func check(_ text: SeenText, _ state: String) {
        // A control that cannot be used is exempt, as WCAG 2.1 has it (1.4.3).
        let needed = text.isLarge ? 3 : 4.5
        if text.isEnabled, text.contrast < needed - 0.005 {
            note(state, "\(Self.rounded(text.contrast)):1 for “\(text.words)”", text.path)
        }
        // Names on a map lie over its coasts and rings, with a rim of the ground.
        if text.isDrawn, text.unevenness > Self.line, !text.path.contains("map-layers") {
            note(state, "“\(text.words)” lies on a line (\(Self.rounded(text.unevenness)):1)", text.path)
        }
        if text.hidden > 0.3 { note(state, "something is painted over “\(text.words)”", text.path) }
        if text.isCut { note(state, "“\(text.words)” is cut", text.path) }
    }

    private func note(_ state: String, _ what: String, _ path: String) {
        let finding = "\(state): \(what) (\(path))"
        if !found.contains(finding) { found.append(finding) }
    }

    /// How often a state is looked at before what is wrong counts as wrong.
    private static let looks = 4
    /// The contrast within the ground of a text from which it is that of a line or an edge, not of a shade or of the faint
    /// grid, around which letters have a rim.
    private static let line = 1.7
    /// The row at the top and the 16 pixels below it.
    private static let fadeEnd = 48 + 17

    private static func rounded(_ number: Double) -> String { String(format: "%.2f", number) }
}

extension GalleryPicture {
    /// The scene in English.
    static func walked(_ scene: GalleryScene, _ look: GalleryLook, _ width: Int = 1000) -> GalleryPicture {
        GalleryPicture(scene: scene, look: look, width: width, language: .english)
    }
}
