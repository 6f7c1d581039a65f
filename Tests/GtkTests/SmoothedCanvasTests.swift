import CGtk
import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

/// What is drawn at a quarter of its size.
final class SmoothedCanvasTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testItReachesBothEdgesAtEverySize() throws {
        try onMain {
            for (width, height) in [(40, 40), (41, 42), (42, 43), (43, 41), (985, 224), (7, 3)] {
                let picture = try Self.picture(width, height)
                for y in [0, height / 2, height - 1] {
                    for x in [0, width / 2, width - 2, width - 1] {
                        XCTAssertEqual(
                            picture.rows(y..<y + 1, columns: x..<x + 1).first, [0, 0, 255, 255],
                            "\(x), \(y) of \(width)×\(height)")
                    }
                }
            }
        }
    }

    @MainActor
    private static func picture(_ width: Int, _ height: Int) throws -> Picture {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let data = PictureFile.png(width: width, height: height, scale: 1, like: Label()) { canvas in
            canvas.smoothed { coarse in
                coarse.beginOutline()
                coarse.move(x: 0, y: 0)
                coarse.addLine(x: coarse.width, y: 0)
                coarse.addLine(x: coarse.width, y: coarse.height)
                coarse.addLine(x: 0, y: coarse.height)
                coarse.closeOutline()
                coarse.fillOutline(.even(RGBA(red: 1, green: 0, blue: 0)))
            }
        }
        try Data(try XCTUnwrap(data)).write(to: file)
        return try XCTUnwrap(Picture(file: file.path))
    }
}
