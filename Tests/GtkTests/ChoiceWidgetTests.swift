import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

final class ChoiceWidgetTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testADropDownTellsWhatAPersonChoseAndNotWhatTheProgramSet() {
        onMain {
            let choice = DropDown(["km/h", "m/s", "mph"], name: "Wind")
            var chosen: [Int] = []
            choice.onSelect { chosen.append($0) }
            choice.selected = 2
            XCTAssertEqual(chosen, [])
            gtk_drop_down_set_selected(choice.opaque, 1)
            XCTAssertEqual(chosen, [1])
            XCTAssertEqual(choice.selected, 1)
        }
    }

    func testADropDownShowsOtherChoicesAndTellsWhichOfThemAPersonChose() {
        onMain {
            let choice = DropDown(["km/h", "m/s"], name: "Wind")
            let window = Window(width: 300, height: 200)
            window.setChild(choice)
            window.present()
            var chosen: [Int] = []
            choice.onSelect { chosen.append($0) }
            choice.show(["kn", "mph", "Beaufort"], selected: 1)
            XCTAssertEqual(choice.selected, 1)
            XCTAssertTrue(
                GtkTesting.pump(until: { SpokenTree(of: choice).text.contains("“mph”") }),
                SpokenTree(of: choice).text)
            gtk_drop_down_set_selected(choice.opaque, 2)
            XCTAssertEqual(chosen, [2])
            gtk_widget_activate(choice.widget)
            XCTAssertTrue(
                GtkTesting.pump(until: { SpokenTree(of: choice).text.contains("“Beaufort”") }),
                SpokenTree(of: choice).text)
            for popover in WidgetTree.openPopovers(in: window) { WidgetTree.closePopover(popover) }
            choice.show(["kn"], selected: 0)
            XCTAssertEqual(chosen, [2], "a choice that is no longer there is nobody's choice of another one")
            window.destroy()
        }
    }

    func testAShortChoiceIsNotBrokenBesideItsTickAndALongOneIs() {
        onMain {
            let tick = Image(icon: "object-select-symbolic", size: 16)
            let short = MenuLine("7:00 AM", mark: tick).root.request(.horizontal)
            XCTAssertEqual(short.least, short.natural)
            let long = MenuLine("As the weather service of the country gives it", mark: tick).root.request(.horizontal)
            XCTAssertLessThan(long.least, long.natural)
        }
    }

    func testADropDownSaysItsNameThenItsChoiceAndItsListTheSame() throws {
        onMain {
            let choice = DropDown(["km/h", "m/s", "mph"], name: "Wind")
            let window = Window(width: 300, height: 200)
            window.setChild(choice)
            window.present()
            choice.selected = 1
            XCTAssertTrue(
                GtkTesting.pump(until: { SpokenTree(of: choice).text.contains("button “m/s”") }),
                SpokenTree(of: choice).text)
            XCTAssertTrue(WidgetTree.hasAccessible(named: "Wind", in: choice))
            gtk_widget_activate(choice.widget)
            XCTAssertTrue(
                GtkTesting.pump(until: { SpokenTree(of: choice).text.contains("“mph”") }),
                SpokenTree(of: choice).text)
            XCTAssertTrue(SpokenTree(of: choice).text.contains("list “Wind”"), SpokenTree(of: choice).text)
            // An open list keeps the pointer, also from the windows of later tests.
            for popover in WidgetTree.openPopovers(in: window) { WidgetTree.closePopover(popover) }
            window.destroy()
        }
    }

    func testASwitchTellsWhatAPersonChangedAndNotWhatTheProgramSet() {
        onMain {
            let setting = Switch(name: "Background")
            var changes: [Bool] = []
            setting.onChange { changes.append($0) }
            setting.isOn = true
            XCTAssertEqual(changes, [])
            gtk_switch_set_active(setting.opaque, 0)
            XCTAssertEqual(changes, [false])
        }
    }

    func testOfAGroupOfToggleButtonsOneIsOn() {
        onMain {
            let buttons = ToggleButton.choice(of: ["Temperature", "Wind"])
            let (first, second) = (buttons[0], buttons[1])
            var toggles: [String] = []
            first.onToggle { toggles.append("temperature \($0)") }
            second.onToggle { toggles.append("wind \($0)") }
            first.isOn = true
            XCTAssertEqual(toggles, [])
            gtk_toggle_button_set_active(second.pointer(), 1)
            XCTAssertFalse(first.isOn)
            XCTAssertEqual(toggles.sorted(), ["temperature false", "wind true"])
            for button in buttons {
                XCTAssertNotEqual(gtk_test_accessible_has_role(button.opaque, GTK_ACCESSIBLE_ROLE_RADIO), 0)
                XCTAssertNotEqual(gtk_test_accessible_has_state(button.opaque, GTK_ACCESSIBLE_STATE_CHECKED), 0)
            }
        }
    }

    func testLeftAndRightLeadThroughAChoiceThatTakesSeveralRows() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let buttons = ToggleButton.choice(of: ["Temperature", "Feels like", "Wind"])
            let column = Container(.vertical, [Container(.horizontal, [buttons[0], buttons[1]]), buttons[2]])
            let window = Window(width: 300, height: 200)
            window.setChild(column)
            XCTAssertTrue(GtkTesting.paint(window))
            _ = buttons[1].grabFocus()
            Keyboard.press("Right", in: window)
            XCTAssertTrue(buttons[2].containsFocus)
            Keyboard.press("Left Left Left", in: window)
            XCTAssertTrue(buttons[0].containsFocus)
            window.destroy()
        }
    }

    func testATextFieldTellsWhatIsTypedAndWhenEnterIsPressed() {
        onMain {
            let field = TextField(placeholder: "Name", name: "Name")
            var (typed, submissions): ([String], Int) = ([], 0)
            field.onChange { typed.append($0) }
            field.onSubmit { submissions += 1 }
            field.text = "Home"
            XCTAssertEqual(typed, [])
            gtk_editable_set_text(field.opaque, "Cabin")
            XCTAssertEqual(typed.last, "Cabin")
            test_emit(field.raw, "activate")
            XCTAssertEqual(submissions, 1)
        }
    }

    func testASecretFieldShowsNothingOfWhatIsTyped() {
        onMain {
            let field = TextField(name: "Key", isSecret: true)
            field.text = "0123456789abcdef"
            let window = Window(width: 300, height: 80)
            window.setChild(field)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertFalse(WidgetTree.texts(in: window).contains { $0.contains("0123") })
            XCTAssertEqual(field.text, "0123456789abcdef")
            window.destroy()
        }
    }

    func testADialogStaysOverItsWindowAndSaysWhenItIsClosed() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            var closings = 0
            do {
                let window = Window(width: 300, height: 200)
                XCTAssertTrue(GtkTesting.paint(window))
                let dialog = Dialog("Rename", over: window, width: 200, content: Label("name"))
                dialog.onDestroy { closings += 1 }
                dialog.present()
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: dialog).contains("name") }))
                survivors.watch(dialog)
                dialog.close()
                XCTAssertEqual(WidgetTree.texts(in: dialog), [])
                window.destroy()
            }
            GtkTesting.settle()
            XCTAssertEqual(closings, 1)
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    func testAClosedDialogThatIsHeldDoesNotLookForTheWindowItBelongedTo() {
        onMain {
            let window = Window(width: 300, height: 200)
            XCTAssertTrue(GtkTesting.paint(window))
            let dialog = Dialog("Rename", over: window, width: 200, content: Label("name"))
            dialog.present()
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: dialog).contains("name") }))
            XCTAssertNotNil(gtk_window_get_transient_for(dialog.pointer()))
            dialog.close()
            XCTAssertNil(gtk_window_get_transient_for(dialog.pointer()))
            window.destroy()
        }
    }
}
