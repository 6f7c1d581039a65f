import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

/// A wrapper may go before its widget, which GTK holds in its window, and after that what was made of it goes on.
final class OutlivedWrapperTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testARulerMeasuresWithoutTheWrapperAndKnowsNoSizeWithoutTheWidget() {
        onMain {
            let ruler = Self.inWindow { window in
                let ruler = Self.areaInside(window) { TextRuler($0) }
                XCTAssertGreaterThan(ruler.size(of: "12°", points: 11, weight: .bold).width, 0)
                return ruler
            }
            XCTAssertEqual(ruler.size(of: "13°", points: 11, weight: .bold).width, 0)
        }
    }

    func testAnAnimationRunsWithoutTheWrapperAndIsOverWithTheWidget() {
        onMain {
            let wasAnimated = Appearance.isAnimated
            Appearance.isAnimated = true
            defer { Appearance.isAnimated = wasAnimated }
            var shares: [Double] = []
            let animation = Self.inWindow { window in
                let animation = Self.areaInside(window) { Animation(of: $0) }
                XCTAssertTrue(GtkTesting.paint(window))
                animation.run(milliseconds: 20) { shares.append($0) }
                XCTAssertTrue(animation.isRunning)
                XCTAssertTrue(GtkTesting.pump(until: { shares.last == 1 }))
                animation.run(milliseconds: 1_000_000) { _ in }
                XCTAssertTrue(animation.isRunning)
                return animation
            }
            XCTAssertFalse(animation.isRunning)
            animation.stop()
            shares = []
            animation.run(milliseconds: 1_000_000) { shares.append($0) }
            XCTAssertEqual(shares, [1])
        }
    }

    func testAPopoverThatNobodyHoldsGoesWhenItIsClosedAndGivesTheKeyboardBack() {
        onMain {
            let (window, button) = (Window(width: 300, height: 300), Button(label: "here"))
            let column = Container(.vertical, [button])
            window.setChild(column)
            XCTAssertTrue(GtkTesting.paint(window))
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            button.grabFocus()
            var closings = 0
            do {
                let popover = Popover(Button(label: "one"))
                popover.onClosed { closings += 1 }
                popover.open(in: column, pointingAt: button)
                survivors.watch(popover)
            }
            XCTAssertEqual(WidgetTree.openPopovers(in: window).count, 1)
            WidgetTree.openPopovers(in: window).forEach(WidgetTree.closePopover)
            XCTAssertTrue(GtkTesting.pump(until: { survivors.alive.isEmpty }, limit: 10), "\(survivors.alive)")
            XCTAssertEqual(closings, 1)
            XCTAssertTrue(button.containsFocus)
            XCTAssertEqual(LiveHandlers.count, handlers)
            window.destroy()
        }
    }

    func testWhoListensToAnInputHearsItWithoutTheWrapper() {
        onMain {
            let window = Window(width: 300, height: 300)
            var heard: [String] = []
            do {
                let (toggle, onOff) = (ToggleButton(label: "Wind"), Switch(name: "On"))
                let (choice, field) = (DropDown(["km/h", "m/s"], name: "Wind"), TextField(name: "Name"))
                toggle.onToggle { heard.append("toggle \($0)") }
                onOff.onChange { heard.append("switch \($0)") }
                choice.onSelect { heard.append("choice \($0)") }
                field.onChange { heard.append("field \($0)") }
                window.setChild(Container(.vertical, [toggle, onOff, choice, field]))
            }
            XCTAssertTrue(GtkTesting.paint(window))
            Self.first("GtkToggleButton", in: window) { gtk_toggle_button_set_active($0.pointer(), 1) }
            Self.first("GtkSwitch", in: window) { gtk_switch_set_active($0.opaque, 1) }
            Self.first("GtkDropDown", in: window) { gtk_drop_down_set_selected($0.opaque, 1) }
            Self.first("GtkEntry", in: window) { gtk_editable_set_text($0.opaque, "Cabin") }
            XCTAssertEqual(heard, ["toggle true", "switch true", "choice 1", "field Cabin"])
            window.destroy()
        }
    }

    /// What is made in a window that is gone afterwards.
    @MainActor
    private static func inWindow<Made>(_ make: (Window) -> Made) -> Made {
        let window = Window(width: 200, height: 100)
        let made = make(window)
        window.destroy()
        return made
    }

    /// What is made of an area that is then held by the window alone.
    @MainActor
    private static func areaInside<Made>(_ window: Window, _ make: (DrawingArea) -> Made) -> Made {
        let area = DrawingArea(width: 50, height: 50)
        window.setChild(area)
        return make(area)
    }

    @MainActor
    private static func first(_ type: String, in window: Window, _ body: (Widget) -> Void) {
        let found = WidgetTree.all(type, in: window)
        XCTAssertFalse(found.isEmpty, type)
        if let widget = found.first { body(widget) }
    }
}
