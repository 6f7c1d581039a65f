import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// What can be done with a saved place at its row, by pointer and by keyboard.
final class PlaceRowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThePointerOpensAMenuThatIsWalkedThroughByTabAndDoesWhatItSays() throws {
        try onMain {
            let stage = try Self.stage()
            let (model, paris) = (stage.gallery.model.locations, try Self.row("Paris", stage))
            XCTAssertTrue(WidgetTree.openMenu(ofRowNamed: paris.spokenText, in: stage.window))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let walk = FocusWalk(through: stage.window)
            XCTAssertEqual(walk.stops.count, model.commands(for: paris.id).filter(\.isEnabled).count)
            XCTAssertTrue(walk.isRound)
            XCTAssertTrue(WidgetTree.press(try Self.label(.remove, paris.id, stage), in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: { !model.rows.contains { $0.id == paris.id } }))
            XCTAssertEqual(model.rows.count, 5)
        }
    }

    func testTheKeysForAMenuOpenItAtTheRowTheKeyboardIsOn() throws {
        try onMain {
            let stage = try Self.stage()
            let rename = try Self.label(.rename, try Self.row("Vancouver", stage).id, stage)
            for keys in ["Menu", "<Shift>F10"] {
                stage.gallery.main.present()
                XCTAssertFalse(WidgetTree.press(rename, in: stage.window), "no menu is open")
                XCTAssertTrue(WidgetTree.pressKeys(keys, in: stage.window), keys)
                XCTAssertTrue(WidgetTree.press(rename, in: stage.window), keys)
                GtkTesting.settle()
                XCTAssertTrue(WidgetTree.topLevels().contains { $0.title == "Rename Vancouver" }, keys)
                WidgetTree.closeWindows(but: stage.window)
            }
        }
    }

    func testF2RenamesThePlaceTheKeyboardIsOn() throws {
        try onMain {
            let stage = try Self.stage()
            stage.gallery.main.present()
            XCTAssertTrue(WidgetTree.pressKeys("F2", in: stage.window))
            GtkTesting.settle()
            let dialog = try XCTUnwrap(WidgetTree.topLevels().first { $0.title == "Rename Vancouver" })
            XCTAssertTrue(GtkTesting.paint(dialog))
            XCTAssertTrue(WidgetTree.write("Mum’s house", intoFieldNamed: PlaceWords.newName, in: dialog))
            XCTAssertTrue(WidgetTree.press(PlaceWords.rename, in: dialog))
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: stage.window).contains("Mum’s house") }))
            XCTAssertEqual(stage.gallery.model.locations.rows.first?.title, "Mum’s house")
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.openWindows == 1 }))
        }
    }

    func testARowIsDraggedAboveOrBelowAnother() throws {
        try onMain {
            let stage = try Self.stage()
            let model = stage.gallery.model.locations
            XCTAssertEqual(
                model.rows.map(\.title), ["Vancouver", "New York City", "London", "Paris", "Cape Town", "Sydney"])
            try Self.drag("Sydney", to: "New York City", isBelow: false, stage)
            XCTAssertTrue(GtkTesting.pump(until: { model.rows[1].title == "Sydney" }))
            try Self.drag("Vancouver", to: "Paris", isBelow: true, stage)
            XCTAssertTrue(GtkTesting.pump(until: { model.rows[4].title == "Vancouver" }))
            XCTAssertEqual(
                model.rows.map(\.title), ["Sydney", "New York City", "London", "Paris", "Vancouver", "Cape Town"])
        }
    }

    func testTheRowThatIsMovedByKeyKeepsTheKeyboard() throws {
        try onMain {
            let stage = try Self.stage()
            stage.gallery.main.present()
            for _ in 0..<2 { XCTAssertTrue(WidgetTree.pressKeys("<Alt>Down", in: stage.window)) }
            let model = stage.gallery.model.locations
            XCTAssertTrue(GtkTesting.pump(until: { model.rows[2].title == "Vancouver" }))
            GtkTesting.settle()
            XCTAssertTrue(WidgetTree.pressKeys("Delete", in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: { model.rows.count == 5 }))
            XCTAssertFalse(model.rows.contains { $0.title == "Vancouver" })
        }
    }

    @MainActor
    private static func stage() throws -> Stage {
        try Stage(GalleryPicture(scene: .rain, look: .light, width: 1000, language: .english), height: 700)
    }

    @MainActor
    private static func row(_ title: String, _ stage: Stage) throws -> any PlaceCellItem & Identifiable<String> {
        try XCTUnwrap(stage.gallery.model.locations.rows.first { $0.title == title })
    }

    @MainActor
    private static func label(_ kind: PlaceCommand.Kind, _ id: String, _ stage: Stage) throws -> String {
        try XCTUnwrap(stage.gallery.model.locations.commands(for: id).first { $0.kind == kind }).label
    }

    @MainActor
    private static func drag(_ title: String, to other: String, isBelow: Bool, _ stage: Stage) throws {
        let (name, target) = (try row(title, stage).spokenText, try row(other, stage).spokenText)
        XCTAssertTrue(WidgetTree.drag(rowNamed: name, toRowNamed: target, isBelow: isBelow, in: stage.window))
    }
}
