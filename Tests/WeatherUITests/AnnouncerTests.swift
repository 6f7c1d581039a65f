import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

/// What is told of its own accord is in a label where GTK cannot tell it, and nobody sees that label.
final class AnnouncerTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEachAnnouncementIsToldOnceAndAMessageOnceWhileItIsThere() throws {
        try onMain {
            guard gtk_check_version(4, 14, 0) != nil else { throw XCTSkip("this GTK tells it without a label") }
            let announcer = Announcer()
            let window = Window(width: 300, height: 100)
            window.setChild(Overlay(Label("content"), above: announcer.root))
            XCTAssertTrue(GtkTesting.paint(window))
            @MainActor func told() -> String? { (announcer.root as? Label)?.text }
            func shown(_ text: String) -> Announcement { Announcement(number: 0, text: text) }
            announcer.tell(Announcement(number: 1, text: "Removed"))
            XCTAssertEqual(told(), "Removed")
            announcer.say("Copied")
            announcer.tell(Announcement(number: 1, text: "Removed"))
            XCTAssertEqual(told(), "Copied", "it has been told")
            announcer.tell(notices: [shown("The list was not changed.")])
            announcer.say("Copied")
            announcer.tell(notices: [shown("The list was not changed.")])
            XCTAssertEqual(told(), "Copied")
            announcer.tell(notices: [nil])
            announcer.tell(notices: [shown("The list was not changed.")])
            XCTAssertEqual(told(), "The list was not changed.")
            announcer.tell(notices: [shown("5 hours old"), shown("The list was not changed.")])
            XCTAssertEqual(told(), "5 hours old", "only what has come")
            announcer.tell(notices: [nil, shown("The list was not changed.")])
            XCTAssertEqual(told(), "5 hours old", "what has been there all the time is not told again")
            announcer.tell(notices: [Announcement(number: 1, text: "The list was not changed.")])
            XCTAssertEqual(told(), "The list was not changed.", "it was given again")
            XCTAssertTrue(SpokenTree(of: announcer.root).text.hasPrefix("status"), SpokenTree(of: announcer.root).text)
            window.destroy()
        }
    }

    func testWhatIsToldIsHandedToTheListUnlessADialogIsInFront() throws {
        try onMain {
            guard gtk_check_version(4, 14, 0) != nil else { throw XCTSkip("this GTK tells it without a label") }
            let window = Window(width: 300, height: 100)
            let heard = Heard()
            let announcer = Announcer { heard.dialog }
            announcer.onTell = { heard.texts.append($0) }
            window.setChild(Overlay(Label("content"), above: announcer.root))
            XCTAssertTrue(GtkTesting.paint(window))
            announcer.say("Paris is now place 1 of 2.")
            heard.dialog = window
            announcer.say("This is the last warning.")
            XCTAssertEqual(heard.texts, ["Paris is now place 1 of 2."])
            window.destroy()
        }
    }

    func testWhatIsToldAsADialogClosesIsToldAgainOnceTheWindowHasTheKeyboard() throws {
        try onMain {
            guard gtk_check_version(4, 14, 0) != nil else { throw XCTSkip("this GTK tells it without a label") }
            let window = Window(width: 300, height: 100)
            let heard = Heard()
            let announcer = Announcer(isHeard: { heard.isActive })
            announcer.onTell = { heard.texts.append($0) }
            window.setChild(Overlay(Label("content"), above: announcer.root))
            XCTAssertTrue(GtkTesting.paint(window))
            announcer.say("Copied")
            heard.isActive = true
            announcer.tellAgain()
            announcer.tellAgain()
            XCTAssertEqual(heard.texts, ["Copied", "Copied"], "once more, and only once")
            announcer.say("Saved")
            announcer.tellAgain()
            XCTAssertEqual(heard.texts, ["Copied", "Copied", "Saved"], "it has been heard")
            window.destroy()
        }
    }

    @MainActor
    private final class Heard {
        var isActive = false
        var dialog: Widget?
        var texts: [String] = []
    }
}
