import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

/// What would damage memory or be heard by nobody ends the program at once, and says why.
final class SignalTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testASignalThatIsMisspeltEndsTheProgramWithItsName() {
        onMain {
            let message = trap { Signal.connect(Label("Paris"), "clickd") {} }
            XCTAssertTrue(message?.contains("GtkLabel has no signal “clickd”") == true, message ?? "no trap")
        }
    }

    func testAPropertyThatIsMisspeltEndsTheProgramWithItsName() {
        onMain {
            let message = trap { Signal.connect(Switch(name: "On"), "notify::actve", argument: { _ in }) }
            XCTAssertTrue(message?.contains("GtkSwitch has no property “actve”") == true, message ?? "no trap")
        }
    }

    func testASignalIsKnownByItsDetailAndByTheClassAboveIt() {
        onMain {
            let field = TextField(name: "Name")
            typealias Plain = @convention(c) (gpointer, gpointer) -> Void
            typealias WithArgument = @convention(c) (gpointer, gpointer, gpointer) -> Void
            for name in ["activate", "destroy", "changed"] {
                XCTAssertNil(Signal.fault(in: name, of: field, for: Plain.self), name)
            }
            for name in ["notify", "notify::text"] {
                XCTAssertNil(Signal.fault(in: name, of: field, for: WithArgument.self), name)
            }
            XCTAssertNotNil(Signal.fault(in: "activate::text", of: field, for: Plain.self))
        }
    }

    func testAClosureBehindAForeignTrampolineEndsTheProgramBeforeItIsCalled() {
        onMain {
            let foreign = Box<@MainActor (String) -> Void>.retained { _ in }
            let callback: @MainActor (UnsafeMutableRawPointer) -> Void = { numberTrampoline.callback(1, $0) }
            let message = trap { callback(foreign) }
            XCTAssertTrue(message?.contains("but was handed Box<") == true, message ?? "no trap")
            boxDestroyNotify(foreign)
            var seen: [Int32] = []
            let own = numberTrampoline.data(for: { seen.append($0) })
            callback(own)
            XCTAssertEqual(seen, [1])
            boxDestroyNotify(own)
        }
    }

    func testATrampolineOfAnotherShapeThanTheSignalsEndsTheProgram() {
        onMain {
            let message = trap { Signal.connect(ListView<TextCell, Line>(viewModel: \.text), "activate") {} }
            XCTAssertTrue(message?.contains("GtkListView::activate") == true, message ?? "no trap")
        }
    }

    func testWhatIsRightEndsNothing() {
        onMain { XCTAssertNil(trap { Signal.connect(Button(label: "Add"), "clicked") {} }) }
    }
}

private let numberTrampoline: Trampoline<@convention(c) (gint, gpointer) -> Void, @MainActor (Int32) -> Void> =
    Trampoline { number, data in
        let handler = numberTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler(number) }
    }

/// What the program says when this ends it, tried in a child of it; nil where it goes on.
@MainActor
private func trap(_ body: @escaping @MainActor () -> Void) -> String? {
    let run: @convention(c) (gpointer?) -> Void = { data in
        guard let data else { return }
        let body = Box<@MainActor () -> Void>.value(of: data)
        MainActor.assumeIsolated { body() }
    }
    let box = Box<@MainActor () -> Void>.retained(body)
    defer { boxDestroyNotify(box) }
    guard let message = test_trap_message(run, box) else { return nil }
    defer { g_free(message) }
    return String(cString: message)
}

private struct Line: Identifiable, Equatable {
    let id: Int
    let text: String
}

private final class TextCell: Cell {
    private let label = Label()
    var root: Widget { label }
    func bind(_ text: String) { label.text = text }
    func unbind() {}
    static func accessibleName(of text: String) -> String? { text }
}
