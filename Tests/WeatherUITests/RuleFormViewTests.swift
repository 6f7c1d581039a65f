import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class RuleFormViewTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheFormIsSeenWholeWithItsButtonsInTheDialogAsItOpens() {
        onMain {
            let (model, window, dialogs) = (StubPreferences(), Window(width: 400, height: 300), OpenDialogs())
            defer { window.destroy() }
            XCTAssertTrue(GtkTesting.paint(window))
            let preferences = PreferencesDialog(model)
            preferences.present(over: window, among: dialogs)
            preferences.show(.notices)
            guard let dialog = WidgetTree.topLevels().first(where: { $0.title == WindowWords.preferences }) else {
                return XCTFail("no dialog")
            }
            XCTAssertTrue(GtkTesting.paint(dialog))
            model.ruleForm = Self.form(trial: nil)
            XCTAssertTrue(GtkTesting.pump(until: { Self.isSeen("suggested-action", in: dialog) }))
            model.ruleForm = Self.form(trial: "This rule would have told you 3 times in the days that are stored (14).")
            XCTAssertTrue(GtkTesting.pump(until: { Self.isSeen("suggested-action", in: dialog) }))
            XCTAssertTrue(Self.isSeen("form-card", in: dialog), "its beginning is seen as well")
        }
    }

    func testTheButtonsStandApartAndWhatDeletesBeginsAtTheEdgeOfTheCard() throws {
        try onMain {
            let window = Window(width: 676, height: 620)
            defer { window.destroy() }
            let form = RuleFormView(StubPreferences())
            form.show(Self.form(id: "gale", trial: nil))
            let page = Container(.vertical, [form.root]).styled("dialog-page")
            window.setChild(page)
            XCTAssertTrue(GtkTesting.paint(window))
            let save = try XCTUnwrap(WidgetTree.bounds(styled: "suggested-action", in: page).first)
            let others = WidgetTree.bounds(named: "button", in: page).filter { $0.y == save.y && $0.x < save.x }
            let end = try XCTUnwrap(others.map { $0.x + $0.width }.max())
            XCTAssertTrue((8...12).contains(save.x - end), "\(save.x - end)")
            let card = try XCTUnwrap(WidgetTree.bounds(styled: "form-card", in: page).first)
            XCTAssertEqual(save.x + save.width, card.x + card.width)
            let deletion = try XCTUnwrap(WidgetTree.bounds(styled: "delete-command", in: page).first)
            XCTAssertEqual(deletion.x, card.x)
        }
    }

    func testTheTimesOfQuietHoursStandInASentenceThatGoesWithThem() {
        onMain {
            let window = Window(width: 676, height: 620)
            defer { window.destroy() }
            let view = RuleFormView(StubPreferences())
            @MainActor func show(_ choices: [RuleForm.Choice]) {
                view.show(
                    RuleForm(
                        id: nil, title: "New rule", name: "", usualName: "", threshold: "60", choices: choices,
                        words: "",
                        problem: nil, trialText: nil, picture: nil, suggestion: nil))
            }
            window.setChild(view.root)
            let night = RuleForm.Choice(.quiet, ["none", "every day"], selected: 1)
            show([night, .init(.quietFrom, ["22:00"], selected: 0), .init(.quietUntil, ["07:00"], selected: 0)])
            XCTAssertTrue(GtkTesting.paint(window))
            let texts = WidgetTree.texts(in: window)
            let words = ["between", "22:00", "and", "07:00"]
            XCTAssertEqual(texts.filter(words.contains), words, "\(texts)")
            show([.init(.quiet, ["none", "every day"], selected: 0)])
            XCTAssertFalse(WidgetTree.texts(in: window).contains("between"))
        }
    }

    func testQuietHoursThatAreNotInUseCannotBeChosen() {
        onMain {
            let window = Window(width: 676, height: 200)
            defer { window.destroy() }
            func row(isInUse: Bool) -> PreferenceRow {
                PreferenceRow(
                    id: .quietStart, page: .notices, title: "Quiet from", note: nil,
                    control: .choice(["22:00"], selected: 0), isInUse: isInUse)
            }
            let view = PreferenceRowView(row(isInUse: false)) { _ in }
            window.setChild(view.root)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertFalse(WidgetTree.focusWithin("Quiet from", in: window))
            view.show(row(isInUse: true))
            XCTAssertTrue(WidgetTree.focusWithin("Quiet from", in: window))
        }
    }

    /// Whether what has a style class is wholly within the page that the dialog shows.
    @MainActor
    private static func isSeen(_ style: String, in dialog: Window) -> Bool {
        guard let frame = WidgetTree.frames(styled: style, in: dialog).first,
            let tabs = WidgetTree.frames(styled: "dialog-tabs", in: dialog).first
        else { return false }
        return frame.y >= tabs.y + tabs.height && frame.y + frame.height <= Int(gtk_widget_get_height(dialog.widget))
    }

    private static func form(id: String? = nil, trial: String?) -> RuleForm {
        let choices = RuleForm.Field.allCases.filter { ![.from, .until, .days, .toldFrom].contains($0) }
            .map { RuleForm.Choice($0, ["one", "two"], selected: 0) }
        return RuleForm(
            id: id, title: "New rule", name: "", usualName: "Gusts over 60 km/h", threshold: "60", unit: "km/h",
            choices: choices, words: "Gusts over 60 km/h · next 24 hours · your home (Hamburg)", problem: nil,
            trialText: trial, picture: nil, suggestion: trial.map { _ in "Use 75 km/h" })
    }
}
