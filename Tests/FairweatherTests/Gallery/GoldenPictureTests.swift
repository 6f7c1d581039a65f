import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather

/// Compares pictures of the gallery with those kept in `Golden`; `FAIRWEATHER_UPDATE_GOLDEN=1` writes them anew.
final class GoldenPictureTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    override func tearDown() {
        onMain {
            Appearance.isDark = false
            Appearance.isHighContrast = false
        }
    }

    func testPicturesAreAsTheyWere() throws {
        try onMain {
            for picture in GoldenPicture.all {
                let thumbnail = try GoldenPictureTests.thumbnail(of: picture)
                if ProcessInfo.processInfo.environment["FAIRWEATHER_UPDATE_GOLDEN"] != nil {
                    XCTAssertTrue(thumbnail.write(to: GoldenPicture.file(picture).path))
                }
                let difference = try GoldenPicture.difference(thumbnail, from: picture)
                XCTAssertLessThan(difference, GoldenPicture.tolerance, picture.name)
            }
        }
    }

    func testASectionThatIsMissingIsSeen() throws {
        try onMain {
            let picture = GoldenPicture.all[0]
            let thumbnail = try GoldenPictureTests.thumbnail(of: picture) { stage in
                XCTAssertTrue(WidgetTree.hideSection(headed: "Next two hours", in: stage.window))
            }
            XCTAssertGreaterThan(
                try GoldenPicture.difference(thumbnail, from: picture), GoldenPicture.tolerance * 3)
        }
    }

    @MainActor
    private static func thumbnail(of picture: GalleryPicture, sabotage: (Stage) -> Void = { _ in }) throws -> Thumbnail
    {
        Appearance.isDark = picture.look == .dark
        Appearance.isHighContrast = picture.look == .highContrast
        let stage = try Stage(picture, height: 900)
        sabotage(stage)
        XCTAssertTrue(GtkTesting.paint(stage.window))
        let file = try Files.temporaryFolder().appending(path: "picture.png").path
        XCTAssertTrue(stage.window.writeSnapshot(to: file))
        return try XCTUnwrap(Thumbnail(file: file, blockSize: 6))
    }
}
