import CGtk
import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

/// What a widget showed gives way to what it shows, and nothing is empty between.
final class CrossFadeTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testWhatWasShownLiesOverWhatIsShownUntilTheTimeIsOver() throws {
        try onMain {
            let wasAnimated = Appearance.isAnimated
            Appearance.isAnimated = true
            defer { Appearance.isAnimated = wasAnimated }
            let stage = Stage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(try stage.colour, [255, 0, 0])
            stage.fade.run(milliseconds: 1_000_000)
            stage.change()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let between = try stage.colour
            XCTAssertGreaterThan(between[0], 200, "\(between) is not what it was yet")
            XCTAssertLessThan(between[1], 40, "\(between) is paler than either: something is empty")
            stage.fade.run(milliseconds: 1)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(try stage.colour, [0, 0, 255])
            stage.window.destroy()
        }
    }

    func testWithoutAnimationsTheChangeIsThereAtOnce() throws {
        try onMain {
            let wasAnimated = Appearance.isAnimated
            Appearance.isAnimated = false
            defer { Appearance.isAnimated = wasAnimated }
            let stage = Stage()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            stage.fade.run(milliseconds: 1_000_000)
            stage.change()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(try stage.colour, [0, 0, 255])
            stage.window.destroy()
        }
    }
}

/// A red area in a window, which turns blue.
@MainActor
private final class Stage {
    private final class Paint {
        var colour = RGBA(red: 1, green: 0, blue: 0)
    }

    let window = Window(width: 200, height: 120)
    let fade: CrossFade
    private let area = DrawingArea(width: 200, height: 120)
    private let paint = Paint()

    init() {
        area.draw { [paint] canvas in
            canvas.beginOutline()
            canvas.move(x: 0, y: 0)
            for (x, y) in [(canvas.width, 0), (canvas.width, canvas.height), (0, canvas.height)] {
                canvas.addLine(x: x, y: y)
            }
            canvas.closeOutline()
            canvas.fillOutline(.even(paint.colour))
        }
        fade = CrossFade(over: area)
        window.setChild(fade.root)
    }

    func change() {
        paint.colour = RGBA(red: 0, green: 0, blue: 1)
        area.redraw()
    }

    /// Red, green and blue in the middle of the window's picture.
    var colour: [UInt8] {
        get throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            XCTAssertTrue(window.writeSnapshot(to: file.path))
            let row = try XCTUnwrap(Picture(file: file.path)).rows(80..<81, columns: 100..<101)
            return [row[0][2], row[0][1], row[0][0]]
        }
    }
}
