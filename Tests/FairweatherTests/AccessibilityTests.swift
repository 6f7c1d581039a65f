import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather

/// What somebody who does not see the window, or has no pointer, finds in it; wants `GTK_A11Y=test`.
final class AccessibilityTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEverythingThatTakesTheKeyboardHasAName() throws {
        try inEveryScene { XCTAssertEqual(WidgetTree.focusableWithoutName(in: $0.window), [], "\($1)") }
    }

    func testEveryPictureHasWordsOrIsDecoration() throws {
        try inEveryScene { XCTAssertEqual(WidgetTree.picturesWithoutWords(in: $0.window), [], "\($1)") }
    }

    func testAPictureWithoutWordsIsSeen() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            stage.window.setChild(Container(.vertical, [Image(icon: "go-next-symbolic", size: 16), Button(label: "")]))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(WidgetTree.picturesWithoutWords(in: stage.window).count, 1)
        }
    }

    func testTabFollowsTheEyeAndLeavesEverythingItEnters() throws {
        try inEveryScene { stage, scene in
            let walk = FocusWalk(through: stage.window)
            XCTAssertTrue(walk.hasEnd, "\(scene): \(walk.stops.suffix(3))")
            XCTAssertEqual(walk.jumps, [], "\(scene)")
            let visits = Dictionary(grouping: walk.stops, by: { "\($0.path) \($0.pane) \($0.x) \($0.y)" })
            XCTAssertEqual(visits.filter { $0.value.count > 1 }.map(\.key), [], "\(scene)")
        }
    }

    func testTheTreeOfTheMainPageIsAsItWas() throws {
        try onMain {
            let stage = try Stage(Self.picture(.alerts), height: 900)
            let tree = WidgetTree.spokenTree(of: stage.window)
            let file = GoldenPicture.folder.appending(path: "main-page.txt")
            if ProcessInfo.processInfo.environment["FAIRWEATHER_UPDATE_GOLDEN"] != nil {
                try Data(tree.utf8).write(to: file)
            }
            let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
            for (line, expected) in zip(tree.split(separator: "\n"), golden.split(separator: "\n")) {
                XCTAssertEqual(line, expected)
            }
            XCTAssertEqual(tree.count, golden.count)
        }
    }

    private static func picture(_ scene: GalleryScene) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: 1000, language: .english)
    }

    private func inEveryScene(_ body: @MainActor (Stage, GalleryScene) -> Void) throws {
        try onMain {
            for scene in GalleryScene.allCases { body(try Stage(Self.picture(scene), height: 900), scene) }
        }
    }
}
