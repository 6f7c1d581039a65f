import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// Somebody who uses the window by the actions that assistive tools have, and keeps what is heard after each.
@MainActor
final class EarsOnly {
    let stage: Stage
    private var told = 0
    private var title = ""
    private(set) var steps = 0
    /// A line for each step, and below it where the focus is and what was told.
    private(set) var heard = ""

    init(_ stage: Stage) {
        self.stage = stage
        note()
    }

    var model: MainViewModel { stage.gallery.model }
    /// The window that has the focus: the newest one.
    var window: Window { WidgetTree.topLevels().last { $0.raw != stage.window.raw } ?? stage.window }

    /// Does something, waits until all that follows from it is done, and keeps what is heard.
    func step(_ words: String, _ action: () -> Bool) {
        steps += 1
        heard += "\(steps). \(words)\n"
        XCTAssertTrue(action(), "\(steps). \(words)")
        settle()
        note()
    }

    func press(_ name: String) { step("press “\(name)”") { WidgetTree.press(name, in: window) } }

    func focus(_ name: String) { step("go to “\(name)”") { WidgetTree.focus(name, in: window) } }

    func open(_ menu: String) { step("open “\(menu)”") { WidgetTree.openPopover(menu, in: window) != nil } }

    func choose(_ line: String, of menu: String) {
        open(menu)
        press(line)
    }

    func activate(_ row: String) { step("activate “\(row)”") { WidgetTree.activateRow(named: row, in: window) } }

    func select(_ index: Int, of list: String) {
        step("select row \(index + 1) of “\(list)”") { WidgetTree.selectRow(index, ofListNamed: list, in: window) }
    }

    func write(_ text: String) {
        step("write “\(text)” into the search field") { WidgetTree.type(text, in: window) }
    }

    func set(_ control: String, to index: UInt32) {
        step("choose \(index + 1) of “\(control)”") {
            WidgetTree.choose(index, inDropDownNamed: control, in: window)
        }
    }

    func switchOver(_ name: String) { step("switch “\(name)”") { WidgetTree.toggle(name, in: window) } }

    func close() { step("close the window above") { window.raw != stage.window.raw && WidgetTree.close(window) } }

    private func settle() {
        var isDone = false
        Task { [model] in
            await model.settled()
            isDone = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isDone }))
        GtkTesting.settle()
        XCTAssertTrue(GtkTesting.paint(window))
    }

    private func note() {
        if stage.window.title != title {
            title = stage.window.title
            heard += "    window: \(title)\n"
        }
        if window.raw != stage.window.raw { heard += "    in: \(window.title)\n" }
        heard += "    focus: \(WidgetTree.spokenFocus(in: window) ?? "nowhere")\n"
        if let news = model.announcement, news.number != told {
            told = news.number
            heard += "    told: \(news.text)\n"
        }
    }
}
