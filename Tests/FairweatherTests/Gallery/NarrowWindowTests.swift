import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather

final class NarrowWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEverySceneFitsIntoAPhonesWidth() throws {
        try onMain {
            for language in GalleryLanguage.allCases {
                for scene in GalleryScene.allCases {
                    let stage = try Stage(
                        GalleryPicture(scene: scene, look: .light, width: 360, language: language), height: 700)
                    XCTAssertEqual(WidgetTree.wider(than: 360, in: stage.window), [], "\(scene) \(language)")
                }
            }
        }
    }
}
