import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// Compares pictures of the gallery with those kept in `Golden`; `FAIRWEATHER_UPDATE_GOLDEN=1` writes them anew.
final class GoldenPictureTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testPicturesAreAsTheyWere() throws {
        try onMain {
            try GoldenPicture.checkConditions()
            for picture in GoldenPicture.all {
                let found = try GoldenPicture.draw(picture) { _ in }.picture.shrunk(by: GoldenPicture.scale)
                let golden = GoldenFolder.file(picture.name + ".png")
                if GoldenFolder.isWrittenAnew { XCTAssertTrue(found.write(to: golden.path)) }
                let kept = try XCTUnwrap(Picture(file: golden.path), "no \(golden.lastPathComponent)")
                let difference = GoldenPicture.difference(found, kept)
                guard !difference.isSmall else { continue }
                let file = try Files.temporaryFolder().appending(path: golden.lastPathComponent)
                XCTAssertTrue(found.write(to: file.path))
                XCTFail("\(picture.name) differs by \(difference); it looks like \(file.path) now")
            }
        }
    }

    func testWhatIsMovedRecolouredOrMissingIsSeenAndOtherSmoothingIsNot() throws {
        try onMain {
            try GoldenPicture.checkConditions()
            let (scene, scale) = (GoldenPicture.all[0], GoldenPicture.scale)
            let (drawn, (card, icon)) = try GoldenPicture.draw(scene) { window in
                (
                    try XCTUnwrap(PictureArea.ofRow({ $0.hasPrefix("Humidity,") }, in: window)),
                    try XCTUnwrap(PictureArea.ofImage(inRow: { $0.hasPrefix("New York City") }, in: window))
                )
            }
            let wrong = [
                "a missing icon": drawn.emptied(icon), "an icon of another colour": drawn.recoloured(icon),
                "a missing card": drawn.emptied(card), "a card moved down": drawn.moved(card, right: 0, down: 4),
                "a card moved aside": drawn.moved(card, right: 8, down: 0), "another shade": drawn.shaded(by: 6),
            ]
            for (what, picture) in wrong {
                let difference = GoldenPicture.difference(picture.shrunk(by: scale), drawn.shrunk(by: scale))
                XCTAssertFalse(difference.isSmall, "\(what): \(difference)")
            }
            for (setting, value) in [("gtk-xft-hintstyle", "hintnone"), ("gtk-xft-rgba", "rgb")] {
                Property.set(setting, value, on: Appearance.settings)
                let other = try GoldenPicture.draw(scene) { _ in }.picture
                let difference = GoldenPicture.difference(other.shrunk(by: scale), drawn.shrunk(by: scale))
                XCTAssertTrue(difference.isSmall, "\(value): \(difference)")
            }
            Property.set("gtk-xft-hintstyle", "hintslight", on: Appearance.settings)
            Property.set("gtk-xft-rgba", "none", on: Appearance.settings)
        }
    }
}
