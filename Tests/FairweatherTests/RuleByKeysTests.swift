import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather

/// The form of a rule, by keys alone.
final class RuleByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheFormOpensInViewAndEscapeEndsItBeforeThePreferences() throws {
        try onMain {
            let stage = try Self.stage()
            let dialog = Keyboard.front(of: stage.window)
            XCTAssertEqual(dialog.title, WindowWords.preferences)
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.add, in: dialog))
            stage.press("Return")
            XCTAssertNotNil(stage.model.preferences.ruleForm)
            XCTAssertTrue(stage.focus.contains(RuleFormWords.name), stage.focus)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.visibleShareOfFocus(in: dialog) > 0.9 }, limit: 3),
                "\(WidgetTree.visibleShareOfFocus(in: dialog)) of the name is seen")
            stage.type("Frost")
            stage.press("Escape")
            XCTAssertNil(stage.model.preferences.ruleForm)
            XCTAssertEqual(Keyboard.front(of: stage.window).title, WindowWords.preferences)
            XCTAssertTrue(stage.focus.contains(RuleFormWords.add), stage.focus)
            stage.press("Escape")
            XCTAssertEqual(Keyboard.front(of: stage.window).raw, stage.window.raw)
        }
    }

    func testEscapeBesideTheFormEndsItFirstAndShowsItWhereItIsNotSeen() throws {
        try onMain {
            let stage = try Self.stage()
            let dialog = Keyboard.front(of: stage.window)
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.add, in: dialog))
            stage.press("Return")
            stage.type("Frost")
            XCTAssertTrue(WidgetTree.focus(PreferencesPage.notices.title, in: dialog))
            stage.press("Escape")
            XCTAssertNil(stage.model.preferences.ruleForm)
            XCTAssertEqual(Keyboard.front(of: stage.window).title, WindowWords.preferences)
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.add, in: dialog))
            stage.press("Return")
            stage.type("Frost")
            XCTAssertTrue(WidgetTree.press(PreferencesPage.privacy.title, in: dialog))
            XCTAssertTrue(WidgetTree.focus(PreferencesPage.privacy.title, in: dialog))
            stage.press("Escape")
            XCTAssertEqual(stage.model.preferences.ruleForm?.name, "Frost", "nothing is lost out of sight")
            XCTAssertTrue(stage.focus.contains(RuleFormWords.name), stage.focus)
            stage.press("Escape")
            XCTAssertNil(stage.model.preferences.ruleForm)
        }
    }

    func testWhatIsRefusedIsToldBelowItsFieldWhichTakesTheKeyboardAndIsSeen() throws {
        try onMain {
            let stage = try Self.stage()
            let dialog = Keyboard.front(of: stage.window)
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.add, in: dialog))
            stage.press("Return")
            stage.model.preferences.writeThreshold("")
            stage.settle()
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.save, in: dialog))
            stage.press("Return")
            let problem = try XCTUnwrap(stage.model.preferences.ruleForm?.problem)
            XCTAssertTrue(stage.focus.contains(RuleFormWords.threshold), stage.focus)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.visibleShareOfFocus(in: dialog) > 0.9 }, limit: 3),
                "\(WidgetTree.visibleShareOfFocus(in: dialog)) of the threshold is seen")
            XCTAssertTrue(WidgetTree.texts(in: dialog).contains(problem))
        }
    }

    func testEnterPressedTwiceOpensOneFormAndSavesNothing() throws {
        try onMain {
            let stage = try Self.stage()
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.add, in: Keyboard.front(of: stage.window)))
            stage.press("Return")
            stage.press("Return")
            XCTAssertNotNil(stage.model.preferences.ruleForm)
            XCTAssertEqual(stage.model.preferences.rules.map(\.id), [])
            XCTAssertTrue(stage.focus.contains(RuleFormWords.name), stage.focus)
        }
    }

    func testTheFormOfARuleLeadsBackToIt() throws {
        try onMain {
            let stage = try Self.stage()
            let dialog = Keyboard.front(of: stage.window)
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.add, in: dialog))
            stage.press("Return")
            stage.type("Frost")
            stage.press("Return")
            let opening = try XCTUnwrap(stage.model.preferences.rules.first).openingText
            XCTAssertTrue(WidgetTree.focus(opening, in: dialog))
            stage.press("Return")
            XCTAssertEqual(stage.model.preferences.ruleForm?.id, "Frost")
            stage.press("Escape")
            XCTAssertNil(stage.model.preferences.ruleForm)
            XCTAssertTrue(stage.focus.contains(opening), stage.focus)
        }
    }

    func testAKeyBringsBackARuleThatWasDeleted() throws {
        try onMain {
            let stage = try Self.stage()
            let dialog = Keyboard.front(of: stage.window)
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.add, in: dialog))
            stage.press("Return")
            stage.type("Frost")
            stage.press("Return")
            XCTAssertEqual(stage.model.preferences.rules.map(\.id), ["Frost"])
            stage.model.preferences.deleteRule("Frost")
            stage.settle()
            XCTAssertEqual(stage.model.preferences.rules.map(\.id), [])
            XCTAssertTrue(WidgetTree.focus(RuleFormWords.add, in: dialog))
            stage.press("<Control>z")
            XCTAssertEqual(stage.model.preferences.rules.map(\.id), ["Frost"])
        }
    }

    /// The preferences at the page of notifications, opened by keys.
    @MainActor
    private static func stage() throws -> KeyboardStage {
        let stage = try KeyboardStage(allSources: try startServer())
        stage.press("<Control>comma")
        XCTAssertTrue(WidgetTree.press(PreferencesPage.notices.title, in: Keyboard.front(of: stage.window)))
        stage.settle()
        return stage
    }
}
