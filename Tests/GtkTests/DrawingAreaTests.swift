import CGtk
import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

final class DrawingAreaTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testWhatIsDrawnIsSeenAndRedrawnOnDemand() throws {
        try onMain {
            let paint = Paint()
            let area = DrawingArea(width: 120, height: 80)
            area.draw { canvas in
                canvas.fillAll(paint.colour)
            }
            let window = Window(width: 200, height: 120)
            window.setChild(area)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(try pixel(of: window), [255, 0, 0])
            paint.colour = RGBA(red: 0, green: 0, blue: 1)
            area.redraw()
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(try pixel(of: window), [0, 0, 255])
            window.destroy()
        }
    }

    func testEveryStrokeLeavesAMarkOnlyInsideTheClip() throws {
        try onMain {
            let area = DrawingArea(width: 100, height: 100)
            area.draw { canvas in
                let ink = RGBA(red: 0, green: 0, blue: 0)
                canvas.fillAll(RGBA(red: 1, green: 1, blue: 1))
                canvas.clipped(x: 0, y: 0, width: 1, height: 1) {
                    canvas.fillAll(ink)
                    canvas.beginOutline()
                    canvas.move(x: 0, y: 0)
                    canvas.addLine(x: canvas.width, y: canvas.height)
                    canvas.addCurve((0, 0), (canvas.width, 0), to: (canvas.width, canvas.height))
                    canvas.strokeOutline(.even(ink), width: 90)
                    canvas.beginOutline()
                    canvas.addArc(x: canvas.width / 2, y: canvas.height / 2, radius: 30, from: 0, to: 6)
                    canvas.closeOutline()
                    canvas.fillOutline(.linear(from: (0, 0), to: (0, canvas.height), [(0, ink), (1, ink)]))
                    canvas.drawText("W", x: canvas.width / 2, y: canvas.height / 2, anchor: .middle, scale: 3, ink)
                }
            }
            let window = Window(width: 100, height: 100)
            window.setChild(area)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(try pixel(of: window), [255, 255, 255])
            window.destroy()
        }
    }

    func testTheShortestDashesAreDots() throws {
        try onMain {
            let area = DrawingArea(width: 100, height: 100)
            area.draw { canvas in
                canvas.fillAll(RGBA(red: 1, green: 1, blue: 1))
                canvas.beginOutline()
                canvas.move(x: canvas.width / 2, y: canvas.height / 2)
                canvas.addLine(x: canvas.width, y: canvas.height / 2)
                canvas.strokeOutline(.even(RGBA(red: 1, green: 0, blue: 0)), width: 60, dash: [0.01, 90])
            }
            let window = Window(width: 100, height: 100)
            window.setChild(area)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(try pixel(of: window), [255, 0, 0])
            window.destroy()
        }
    }

    func testALargerScaleTakesMoreRoomAndBoldIsWider() {
        onMain {
            let area = DrawingArea(width: 100, height: 100)
            var (small, large, bold) = ((width: 0.0, height: 0.0), (width: 0.0, height: 0.0), (width: 0.0, height: 0.0))
            area.draw { canvas in
                small = canvas.size(of: "weather")
                large = canvas.size(of: "weather", scale: 2)
                bold = canvas.size(of: "weather", isBold: true)
            }
            let window = Window(width: 100, height: 100)
            window.setChild(area)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertGreaterThan(small.width, 20)
            XCTAssertGreaterThan(large.width, small.width * 1.7)
            XCTAssertGreaterThan(large.height, small.height * 1.5)
            XCTAssertGreaterThan(bold.width, small.width)
            window.destroy()
        }
    }
}

@MainActor
private final class Paint {
    var colour = RGBA(red: 1, green: 0, blue: 0)
}

/// Red, green and blue in the middle of the window's picture.
@MainActor
private func pixel(of window: Window) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertTrue(window.writeSnapshot(to: file.path))
    let pixbuf = try XCTUnwrap(gdk_pixbuf_new_from_file(file.path, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    let offset = height * 2 / 3 * gdk_pixbuf_get_rowstride(pixbuf) + width / 2 * gdk_pixbuf_get_n_channels(pixbuf)
    let start = try XCTUnwrap(gdk_pixbuf_read_pixels(pixbuf)).advanced(by: Int(offset))
    return [start[0], start[1], start[2]]
}

extension Canvas {
    fileprivate func fillAll(_ colour: RGBA) {
        beginOutline()
        move(x: 0, y: 0)
        addLine(x: width, y: 0)
        addLine(x: width, y: height)
        addLine(x: 0, y: height)
        closeOutline()
        fillOutline(.even(colour))
    }
}
