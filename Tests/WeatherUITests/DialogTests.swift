import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class DialogTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheSwitchOfARuleLetsTheDesktopTellOfIt() {
        onMain {
            withPreferences(.notices) { model, window in
                XCTAssertTrue(WidgetTree.texts(in: window).contains("Told once."))
                XCTAssertTrue(WidgetTree.texts(styled: "heading", in: window).contains("Gale"))
                XCTAssertTrue(WidgetTree.toggle("Gale", in: window))
                XCTAssertEqual(model.done, ["hush Gale"])
            }
        }
    }

    func testChoicesCountAtOnceAndAreShownWhenTheyChangeElsewhere() {
        onMain {
            withPreferences { model, dialog in
                XCTAssertTrue(WidgetTree.choose(1, inDropDownNamed: "Temperature", in: dialog))
                XCTAssertEqual(model.done, ["choose temperature 1"])
                model.chosen = 0
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.choice(inDropDownNamed: "Temperature", in: dialog) == 0 }))
                XCTAssertEqual(model.done.count, 1, "showing a choice is none")
            }
        }
    }

    func testAListFollowsItsChoicesSoThatAPositionMeansWhatIsReadThere() {
        onMain {
            withPreferences { model, dialog in
                model.temperatures = ["°C", "K", "°F"]
                model.chosen = 2
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.choice(inDropDownNamed: "Temperature", in: dialog) == 2 }))
                XCTAssertTrue(WidgetTree.texts(in: dialog).contains("°F"), "it shows what is stored")
                XCTAssertEqual(model.done, [], "showing choices is none")
                XCTAssertTrue(WidgetTree.choose(1, inDropDownNamed: "Temperature", in: dialog))
                XCTAssertEqual(model.done, ["choose temperature 1"])
                model.temperatures = ["°C", "°F"]
                model.chosen = 1
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: dialog).contains("°F") }))
                XCTAssertTrue(WidgetTree.choose(0, inDropDownNamed: "Temperature", in: dialog))
                XCTAssertEqual(model.done.last, "choose temperature 0")
            }
        }
    }

    func testARefusedSwitchGoesBackAndSaysWhyBesideIt() {
        onMain {
            for (page, name) in [(PreferencesPage.appearance, "Background"), (.warnings, "Paris")] {
                withPreferences(page) { model, dialog in
                    model.refusal = "Your desktop does not permit that."
                    XCTAssertTrue(WidgetTree.toggle(name, in: dialog))
                    XCTAssertEqual(model.done.count, 1)
                    XCTAssertTrue(
                        GtkTesting.pump(until: { WidgetTree.isOn(switchNamed: name, in: dialog) == true }), name)
                    XCTAssertTrue(WidgetTree.texts(in: dialog).contains("Your desktop does not permit that."), name)
                    XCTAssertEqual(model.done.count, 1, "going back asks nobody")
                }
            }
        }
    }

    func testASourceMovesAndItsButtonsSayWhereTo() {
        onMain {
            withPreferences(.sources) { model, dialog in
                XCTAssertTrue(WidgetTree.press("Move two up", in: dialog))
                XCTAssertEqual(model.done, ["move two by -1"])
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.press("Move one up", in: dialog) }))
                let names = WidgetTree.texts(in: dialog).filter { $0.hasPrefix("Source ") }
                XCTAssertEqual(names, ["Source two", "Source one"])
            }
        }
    }

    func testASectionMovesAndIsHidden() {
        onMain {
            withPreferences(.appearance) { model, dialog in
                XCTAssertTrue(WidgetTree.press("Move details up", in: dialog))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.press("Move days up", in: dialog) }))
                XCTAssertTrue(WidgetTree.toggle("Section days", in: dialog))
                XCTAssertEqual(model.done, ["move details by -1", "move days by -1", "hide days"])
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        WidgetTree.texts(in: dialog).filter { $0.hasPrefix("Section ") }
                            == ["Section days", "Section details"]
                    }))
            }
        }
    }

    func testAKeyIsSavedAndDoesNotStayOnScreen() {
        onMain {
            withPreferences(.keys) { model, dialog in
                XCTAssertTrue(WidgetTree.write("secret", intoFieldNamed: "Key of Keyed", in: dialog))
                XCTAssertTrue(WidgetTree.press("Save, Key of Keyed", in: dialog))
                XCTAssertEqual(model.done, ["save keyed secret"])
                XCTAssertEqual(WidgetTree.text(ofFieldNamed: "Key of Keyed", in: dialog), "")
            }
        }
    }

    func testARefusedServerSaysWhy() {
        onMain {
            withPreferences(.sources) { model, dialog in
                model.serverProblem = "No address."
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: dialog).contains("No address.") }))
                XCTAssertTrue(Self.isRefused("No address.", in: dialog), SpokenTree(of: dialog).text)
                model.serverProblem = nil
                XCTAssertTrue(GtkTesting.pump(until: { !WidgetTree.texts(in: dialog).contains("No address.") }))
                XCTAssertFalse(Self.isRefused("No address.", in: dialog), SpokenTree(of: dialog).text)
            }
        }
    }

    /// Whether a screen reader finds a field that is invalid, and that for this reason.
    @MainActor
    private static func isRefused(_ reason: String, in dialog: Widget) -> Bool {
        SpokenTree(of: dialog).text.split(separator: "\n").contains {
            $0.contains("text-box") && $0.contains("(\(reason))") && $0.contains("invalid")
        }
    }

    func testAChangeThatCouldNotBeSavedIsSaidInTheDialog() {
        onMain {
            for page in [PreferencesPage.general, .sources] {
                withPreferences(page) { model, dialog in
                    model.problem = "The disk is full."
                    XCTAssertTrue(
                        GtkTesting.pump(until: { WidgetTree.texts(in: dialog).contains("The disk is full.") }))
                    model.problem = nil
                    XCTAssertTrue(
                        GtkTesting.pump(until: { !WidgetTree.texts(in: dialog).contains("The disk is full.") }))
                }
            }
        }
    }

    func testEveryWidgetThatTakesTheKeyboardHasANameOnEveryPage() {
        onMain {
            for page in PreferencesPage.allCases {
                withPreferences(page) { _, dialog in
                    XCTAssertEqual(WidgetTree.nameless(in: dialog), [], "\(page)")
                }
            }
        }
    }

    func testWhoPressesEnterTwiceRenamesOnceAndDoesNothingBehindTheDialog() throws {
        try onMain {
            try XCTSkipUnless(Keyboard.isThere, "no keys on this display")
            let settings = Appearance.settings
            let usual = Property.int("gtk-double-click-time", of: settings)
            defer { Property.set("gtk-double-click-time", usual, on: settings) }
            Property.set("gtk-double-click-time", 600_000, on: settings)
            let (window, behind, dialogs) = (Window(width: 400, height: 300), Button(label: "Behind"), OpenDialogs())
            defer { window.destroy() }
            var (names, presses): ([String], Int) = ([], 0)
            behind.onClick { presses += 1 }
            window.setChild(behind)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(behind.grabFocus())
            RenameDialog(
                PlaceRenaming(id: "paris", title: "Rename Paris", note: "Empty.", name: "Work", officialName: "Paris"),
                over: window
            ) {
                names.append($0)
                return nil
            }.present(among: dialogs) {}
            XCTAssertTrue(Keyboard.press("Return Return", in: window))
            XCTAssertEqual(names, ["Work"])
            XCTAssertEqual(presses, 0)
            Property.set("gtk-double-click-time", 0, on: settings)
            XCTAssertTrue(Keyboard.press("Return", in: window))
            XCTAssertTrue(GtkTesting.pump(until: { presses == 1 }))
        }
    }

    func testANameIsTakenByEnter() {
        onMain {
            let window = Window(width: 400, height: 300)
            XCTAssertTrue(GtkTesting.paint(window))
            var (names, closings): ([String], Int) = ([], 0)
            let dialogs = OpenDialogs()
            RenameDialog(
                PlaceRenaming(id: "paris", title: "Rename Paris", note: "Empty.", name: "Work", officialName: "Paris"),
                over: window
            ) {
                // A name can be refused, and the dialog stays with it.
                guard $0 != "taken" else { return "It is taken." }
                names.append($0)
                return nil
            }.present(among: dialogs) { closings += 1 }
            guard let dialog = WidgetTree.topLevels().first(where: { $0.title == "Rename Paris" }) else {
                return XCTFail("no dialog")
            }
            XCTAssertTrue(GtkTesting.paint(dialog))
            XCTAssertEqual(WidgetTree.nameless(in: dialog), [])
            XCTAssertEqual(WidgetTree.text(ofFieldNamed: PlaceWords.newName, in: dialog), "Work")
            let limit = "A name has at most 100 letters."
            XCTAssertFalse(WidgetTree.texts(in: dialog).contains(limit))
            XCTAssertTrue(
                WidgetTree.write(String(repeating: "x", count: 101), intoFieldNamed: PlaceWords.newName, in: dialog))
            XCTAssertEqual(WidgetTree.text(ofFieldNamed: PlaceWords.newName, in: dialog)?.count, 100)
            XCTAssertTrue(WidgetTree.texts(in: dialog).contains(limit), "what is cut says so")
            XCTAssertTrue(WidgetTree.write("Office", intoFieldNamed: PlaceWords.newName, in: dialog))
            XCTAssertTrue(WidgetTree.press(PlaceWords.rename, in: dialog))
            XCTAssertEqual(names, ["Office"])
            GtkTesting.settle()
            XCTAssertEqual(closings, 1)
            XCTAssertFalse(WidgetTree.topLevels().contains { $0.title == "Rename Paris" })
            window.destroy()
        }
    }
}

@MainActor
private func withPreferences(_ page: PreferencesPage = .general, _ body: (StubPreferences, Window) -> Void) {
    let (model, window, dialogs) = (StubPreferences(), Window(width: 400, height: 300), OpenDialogs())
    XCTAssertTrue(GtkTesting.paint(window))
    let preferences = PreferencesDialog(model)
    preferences.present(over: window, among: dialogs)
    preferences.show(page)
    guard let dialog = WidgetTree.topLevels().first(where: { $0.title == WindowWords.preferences }) else {
        return XCTFail("no dialog")
    }
    XCTAssertTrue(GtkTesting.paint(dialog))
    body(model, dialog)
    window.destroy()
    GtkTesting.settle()
}
