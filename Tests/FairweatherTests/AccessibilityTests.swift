import CGtk
import Charts
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// What somebody who does not see the window, or has no pointer, finds in it; wants `GTK_A11Y=test`.
final class AccessibilityTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEverySceneCanBeReadAloudAndWalkedThroughByTab() throws {
        try onMain {
            let mirrored = [GalleryScene.rain, .table, .matches].map { Self.picture($0, language: .arabic) }
            let narrow = [GalleryScene.rain, .manyPlaces].map { Self.picture($0, width: 360) }
            for picture in GalleryScene.allCases.map({ Self.picture($0) }) + mirrored + narrow {
                let stage = try Stage(picture, height: 900)
                Self.assertUsable(stage.window, picture.name)
            }
        }
    }

    func testTheMainPageIsReadAloudAsItWas() throws {
        try onMain {
            let stage = try Stage(Self.picture(.alerts), height: 900)
            stage.gallery.main.findPlace()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let found = SpokenTree(of: stage.window).text
            // Which role and which states a widget has is GTK's own affair.
            let golden = GoldenFolder.file("main-page-\(Self.toolkit).txt")
            if GoldenFolder.isWrittenAnew { try Data(found.utf8).write(to: golden) }
            guard let kept = try? Data(contentsOf: golden) else { throw XCTSkip("none is kept for \(Self.toolkit)") }
            let lines = String(decoding: kept, as: UTF8.self).components(separatedBy: "\n")
            for change in found.components(separatedBy: "\n").difference(from: lines).prefix(10) {
                XCTFail("\(change)")
            }
        }
    }

    func testTheTextsKeptForEachToolkitSayTheSame() throws {
        let folder = GoldenFolder.file("main-page-4.8.txt").deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasPrefix("main-page-")
        }
        XCTAssertGreaterThan(names.count, 1)
        let said = try names.sorted().map { try Self.said(in: GoldenFolder.file($0)) }
        for (name, lines) in zip(names.sorted(), said) {
            XCTAssertGreaterThan(lines.count, 100)
            for change in lines.difference(from: said[0]) { XCTFail("\(name): \(change)") }
        }
    }

    /// The names in a kept text, without those of buttons: some GTKs know of these, some do not.
    private static func said(in file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").compactMap { line in
            guard !line.contains("button "), let start = line.firstIndex(of: "“") else { return nil }
            return String(line[start...].prefix { $0 != "”" })
        }
    }

    /// GTK's version, and a word for Wayland, whose compositor says which buttons a title bar has.
    @MainActor
    private static var toolkit: String {
        "\(gtk_get_major_version()).\(gtk_get_minor_version())" + (GtkTesting.isOnWayland ? "-wayland" : "")
    }

    func testEveryDialogCanBeReadAloudAndWalkedThroughByTab() throws {
        try onMain {
            let stage = try Stage(Self.picture(.alerts), height: 700)
            for line in [WindowWords.preferences, WindowWords.shortcuts, WindowWords.about] {
                XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: line, in: stage.window))
                try Self.withDialog(over: stage.window) { dialog in
                    Self.assertUsable(dialog, line)
                    guard line == WindowWords.preferences else { return }
                    for page in PreferencesPage.allCases.map(\.title) where WidgetTree.press(page, in: dialog) {
                        XCTAssertTrue(GtkTesting.paint(dialog))
                        Self.assertUsable(dialog, page)
                    }
                }
            }
            let alert = try XCTUnwrap(stage.gallery.model.page?.alerts.first)
            XCTAssertTrue(WidgetTree.press(alert.spokenText, in: stage.window))
            try Self.withDialog(over: stage.window) { Self.assertUsable($0, alert.title) }
            let place = try XCTUnwrap(stage.gallery.model.locations.selectedID)
            let rename = stage.gallery.model.locations.commands(for: place).first { $0.kind == .rename }
            XCTAssertTrue(
                WidgetTree.openMenu(PlaceWords.actions, line: try XCTUnwrap(rename).label, in: stage.window))
            GtkTesting.settle()
            try Self.withDialog(over: stage.window) { Self.assertUsable($0, "rename") }
        }
    }

    func testInTheDialogsForAFileTabComesToTheButtonThatTakesIt() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 700)
            for (line, button) in [
                (ExchangeWords.importing, ExchangeWords.open), (ExchangeWords.export, ExchangeWords.save),
            ] {
                XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: line, in: stage.window))
                let chooser = try XCTUnwrap(WidgetTree.fileChoosers.first)
                XCTAssertTrue(GtkTesting.paint(chooser))
                let walk = FocusWalk(through: chooser)
                XCTAssertTrue(walk.stops.contains { $0.description.contains("“\(button)”") }, "\(walk.stops)")
                WidgetTree.cancelFileChooser(chooser)
                WidgetTree.closeWindows(but: stage.window)
            }
        }
    }

    func testEveryMenuCanBeWalkedThroughByTab() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 700)
            for name in [WindowWords.menu, PlaceWords.actions, WindowWords.exportChart] {
                let menu = try XCTUnwrap(WidgetTree.openPopover(name, in: stage.window))
                XCTAssertTrue(GtkTesting.paint(stage.window))
                let walk = FocusWalk(through: stage.window)
                XCTAssertTrue(walk.isRound, "\(walk.stops)")
                XCTAssertEqual(walk.jumps, [])
                XCTAssertEqual(walk.missed(in: menu), [])
                XCTAssertGreaterThan(walk.stops.count, 1)
                WidgetTree.closePopover(menu)
            }
        }
    }

    @MainActor
    private static func withDialog(over window: Window, _ body: (Window) -> Void) throws {
        let dialog = try XCTUnwrap(WidgetTree.topLevels().first { $0.raw != window.raw })
        // So high that nothing scrolls: what has been scrolled away would seem to come before the rest.
        gtk_window_set_default_size(dialog.pointer(), 560, 1800)
        XCTAssertTrue(GtkTesting.paint(dialog))
        body(dialog)
        WidgetTree.closeWindows(but: window)
    }

    /// All has words; Tab comes to everything in the order of the eye and back to where it began, and so does Shift+Tab.
    @MainActor
    private static func assertUsable(_ window: Window, _ what: String) {
        XCTAssertEqual(WidgetTree.focusableWithoutName(in: window), [], what)
        XCTAssertEqual(WidgetTree.picturesWithoutWords(in: window), [], what)
        let panes = ["sidebar", "title-row", "forecast", "page", "quantity-page"]
        let walk = FocusWalk(through: window, panes: panes)
        let back = FocusWalk(through: window, panes: panes, backwards: true)
        XCTAssertTrue(walk.isRound, "\(what): \(walk.stops)")
        XCTAssertTrue(back.isRound, "\(what): \(back.stops)")
        XCTAssertEqual(walk.jumps, [], what)
        XCTAssertEqual(walk.missed(in: window), [], what)
        XCTAssertEqual(back.missed(in: window), [], what)
    }

    func testNoNameIsThatOfAWidgetTypeAndNothingIsReadThatIsNotShown() throws {
        try onMain {
            for scene in [GalleryScene.alerts, .table, .matches, .firstRun, .openDay] {
                let stage = try Stage(Self.picture(scene), height: 900)
                XCTAssertEqual(WidgetTree.namesOfTypes(in: stage.window), [], scene.rawValue)
                XCTAssertEqual(WidgetTree.pagesReadThoughHidden(in: stage.window), [], scene.rawValue)
            }
        }
    }

    func testTheTopRowIsReadBeforeThePage() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            let said = SpokenTree(of: stage.window).text
            let time = try XCTUnwrap(stage.gallery.model.page?.heading.detail)
            let row = try XCTUnwrap(said.range(of: "“\(time)”"))
            let page = try XCTUnwrap(said.range(of: "“\(WindowWords.forecast)”"))
            let places = try XCTUnwrap(said.range(of: "“\(WindowWords.places)”"))
            XCTAssertLessThan(row.lowerBound, page.lowerBound)
            XCTAssertLessThan(places.lowerBound, row.lowerBound)
        }
    }

    func testMenusHoldMenuItemsDialogsAreWindowsAndAnOpenDayIsExpanded() throws {
        try onMain {
            let stage = try Stage(Self.picture(.openDay), height: 900)
            let said = SpokenTree(of: stage.window).text
            let days = said.components(separatedBy: "\n").filter { $0.contains(" November") || $0.contains(" January") }
            XCTAssertEqual(days.filter { $0.contains("expanded") }.count, 1, said)
            for name in [WindowWords.menu, PlaceWords.actions, WindowWords.exportChart] {
                let menu = try XCTUnwrap(WidgetTree.openPopover(name, in: stage.window))
                XCTAssertTrue(GtkTesting.paint(stage.window))
                let lines = SpokenTree(of: menu).text
                XCTAssertTrue(lines.contains("menu-item “"), lines)
                XCTAssertFalse(lines.contains("button “"), lines)
                WidgetTree.closePopover(menu)
            }
            XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: WindowWords.shortcuts, in: stage.window))
            try Self.withDialog(over: stage.window) { dialog in
                // As a dialog it is neither shown nor active on the bus, and Orca is silent until Tab is pressed.
                guard gtk_check_version(4, 10, 0) != nil else { return }
                XCTAssertTrue(SpokenTree(of: dialog).text.hasPrefix("window"), SpokenTree(of: dialog).text)
            }
        }
    }

    func testAPictureWithoutWordsAndAControlWithoutANameAreSeen() {
        onMain {
            let window = Window(width: 300, height: 200)
            let nameless = Widget(new: gtk_switch_new())
            window.setChild(Container(.vertical, [Image(icon: "go-next-symbolic", size: 16), nameless]))
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(WidgetTree.picturesWithoutWords(in: window).count, 1)
            XCTAssertEqual(WidgetTree.focusableWithoutName(in: window).count, 1)
            window.destroy()
        }
    }

    private static func picture(
        _ scene: GalleryScene, width: Int = 1000, language: GalleryLanguage = .english
    ) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: width, language: language)
    }
}
