import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

final class ObjectTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAdoptingSinksAFloatingReferenceAndReleasesIt() {
        onMain {
            let survivors = Survivors()
            do {
                let label = Label("Paris")
                XCTAssertEqual(references(of: label), 1)
                survivors.watch(label)
            }
            XCTAssertEqual(survivors.alive, [])
        }
    }

    func testRetainingAddsOneReferenceAndTakesItBack() {
        onMain {
            let owner = Label("Paris")
            do {
                let second = Object(retaining: owner.raw)
                XCTAssertEqual(references(of: second), 2)
            }
            XCTAssertEqual(references(of: owner), 1)
        }
    }

    func testWhatIsDecorationStaysDecorationWhenItIsShownAgain() {
        onMain {
            let picture = Image(icon: "go-next-symbolic", size: 16).decorative()
            XCTAssertNotEqual(test_accessible_is_hidden(picture.opaque), 0)
            picture.isVisible = false
            picture.isVisible = true
            XCTAssertNotEqual(test_accessible_is_hidden(picture.opaque), 0)
        }
    }

    func testASignalHandlerDiesWithItsWidget() {
        onMain {
            let before = LiveHandlers.count
            do {
                let button = Button(label: "Add")
                button.onClick {}
                XCTAssertEqual(LiveHandlers.count, before + 1)
            }
            XCTAssertEqual(LiveHandlers.count, before)
        }
    }

    func testAHandlerThatHoldsItsOwnWidgetLeaksAndIsSeen() {
        onMain {
            let (before, survivors) = (LiveHandlers.count, Survivors())
            var button: Button? = Button(label: "Add")
            if let button {
                survivors.watch(button)
                button.onClick { [button] in _ = button }
            }
            let raw = button?.raw
            button = nil
            XCTAssertEqual(LiveHandlers.count, before + 1)
            XCTAssertFalse(survivors.alive.isEmpty)
            // Disconnecting breaks the ring, so that this test leaves nothing behind.
            if let raw { g_signal_handlers_destroy(raw) }
            XCTAssertEqual(LiveHandlers.count, before)
            XCTAssertEqual(survivors.alive, [])
        }
    }

    func testAnAttachedValueLivesAsLongAsItsObject() {
        onMain {
            let before = LiveHandlers.count
            do {
                let object = Object(adopting: g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
                Attachment<Name>.set("first", on: object.raw)
                Attachment<Name>.set("second", on: object.raw)
                Attachment<OtherName>.set("other", on: object.raw)
                XCTAssertEqual(Attachment<Name>.value(of: object.raw), "second")
                XCTAssertEqual(Attachment<OtherName>.value(of: object.raw), "other")
                XCTAssertNil(Attachment<OfType<Int>>.value(of: object.raw))
                Attachment<OfType<Int>>.set(1, on: object.raw)
                XCTAssertNil(Attachment<OfType<String>>.value(of: object.raw))
                XCTAssertEqual(LiveHandlers.count, before + 3)
            }
            XCTAssertEqual(LiveHandlers.count, before)
        }
    }
}

private enum Name: AttachmentKey { typealias Value = String }
private enum OtherName: AttachmentKey { typealias Value = String }
private enum OfType<Value>: AttachmentKey {}

@MainActor
private func references(of object: Object) -> UInt32 {
    object.raw.assumingMemoryBound(to: GObject.self).pointee.ref_count
}
