import Charts
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// What is opened again and again must not pile up.
final class RepetitionTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testPagesDialogsAndPopoversOpenedThirtyTimesLeaveNothingBehind() throws {
        try onMain {
            let stage = try Stage(
                GalleryPicture(scene: .alerts, look: .light, width: 1000, language: .english), height: 700)
            // What GTK makes once and keeps comes into being in the first rounds.
            for _ in 0..<3 { RepetitionTests.openEverything(in: stage) }
            let (handlers, widgets) = (LiveHandlers.count, WidgetTree.count(in: stage.window))
            let memory = Memory.bytesInUse
            for _ in 0..<27 { RepetitionTests.openEverything(in: stage) }
            XCTAssertTrue(GtkTesting.handlersFall(to: handlers), "\(LiveHandlers.count) instead of \(handlers)")
            // GTK itself now and then keeps one more, such as the shadow at the end of a list.
            XCTAssertLessThan(WidgetTree.count(in: stage.window), widgets + 27, "one stays each time")
            XCTAssertEqual(WidgetTree.openWindows, 1)
            // A window of a hundred widgets that stayed each time would take tens of megabytes.
            XCTAssertLessThan(Memory.bytesInUse - memory, 12_000_000)
        }
    }

    func testMenusAndFileChoosersOpenedThirtyTimesLeaveNothingBehind() throws {
        try onMain {
            let stage = try Stage(
                GalleryPicture(scene: .rain, look: .light, width: 1000, language: .english), height: 700)
            for round in 0..<3 { try RepetitionTests.openMenusAndAChooser(round, in: stage, Survivors()) }
            let (handlers, widgets) = (LiveHandlers.count, WidgetTree.count(in: stage.window))
            let (memory, survivors) = (Memory.bytesInUse, Survivors())
            for round in 0..<30 { try RepetitionTests.openMenusAndAChooser(round, in: stage, survivors) }
            XCTAssertGreaterThan(survivors.count, 3000, "the dialogs were open")
            XCTAssertEqual(Set(survivors.alive), [])
            XCTAssertTrue(GtkTesting.handlersFall(to: handlers), "\(LiveHandlers.count) instead of \(handlers)")
            XCTAssertEqual(WidgetTree.count(in: stage.window), widgets)
            XCTAssertEqual(WidgetTree.openWindows, 1)
            XCTAssertLessThan(Memory.bytesInUse - memory, 12_000_000)
        }
    }

    func testADialogThatStaysIsSeen() throws {
        try onMain {
            let stage = try Stage(
                GalleryPicture(scene: .alerts, look: .light, width: 1000, language: .english), height: 700)
            XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: WindowWords.shortcuts, in: stage.window))
            GtkTesting.settle()
            XCTAssertGreaterThan(WidgetTree.openWindows, 1)
            WidgetTree.closeWindows(but: stage.window)
        }
    }

    /// The menu at a place's row, every menu of a button, and in turn the desktop's dialogs for a file.
    @MainActor
    private static func openMenusAndAChooser(_ round: Int, in stage: Stage, _ survivors: Survivors) throws {
        let (window, places) = (stage.window, stage.gallery.model.locations)
        let place = try XCTUnwrap(places.rows.last)
        XCTAssertTrue(WidgetTree.openMenu(ofRowNamed: place.spokenText, in: window))
        let popover = try XCTUnwrap(WidgetTree.openPopovers(in: window).first)
        survivors.watch(popover)
        WidgetTree.closePopover(popover)
        for name in [WindowWords.menu, PlaceWords.actions, WindowWords.exportChart] {
            WidgetTree.closePopover(try XCTUnwrap(WidgetTree.openPopover(name, in: window)))
        }
        let lines = [
            (WindowWords.menu, ExchangeWords.importing), (WindowWords.menu, ExchangeWords.export),
            (WindowWords.exportChart, WindowWords.saveAsSVG),
        ]
        XCTAssertTrue(WidgetTree.openMenu(lines[round % 3].0, line: lines[round % 3].1, in: window))
        GtkTesting.settle()
        for chooser in WidgetTree.fileChoosers {
            survivors.watch(chooser)
            WidgetTree.cancelFileChooser(chooser)
        }
        // GTK complains in a dialog of its own where it was still reading the folder.
        WidgetTree.closeWindows(but: window)
    }

    /// Every dialog of the menu, a warning's text, the table, every chart, a day and the search.
    @MainActor
    private static func openEverything(in stage: Stage) {
        let (model, window) = (stage.gallery.model, stage.window)
        for line in [WindowWords.preferences, WindowWords.shortcuts, WindowWords.about] {
            XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: line, in: window))
            GtkTesting.settle()
            WidgetTree.closeWindows(but: window)
        }
        if let warnings = model.page?.warnings {
            for name in [warnings.foremost?.spokenText, warnings.spokenMoreLabel].compactMap({ $0 }) {
                XCTAssertTrue(WidgetTree.press(name, in: window))
                GtkTesting.settle()
                WidgetTree.closeWindows(but: window)
            }
        }
        for metric in ChartMetric.allCases { model.page?.showMetric(metric) }
        model.page?.showMetric(.temperature)
        for isTable in [true, false] { model.page?.showTable(isTable) }
        for day in model.page?.days ?? [] { model.page?.toggleDay(day.id) }
        if let day = model.page?.openDay { model.page?.toggleDay(day) }
        for place in model.locations.rows { model.locations.select(place.id) }
        if let first = model.locations.rows.first { model.locations.select(first.id) }
        for text in ["L", "Lo", "Lon", ""] {
            model.adding.type(text)
            GtkTesting.settle()
        }
        GtkTesting.settle()
    }
}
