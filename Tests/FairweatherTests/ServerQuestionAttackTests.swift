import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather

/// A file somebody has sent, which wants other servers to be asked.
final class ServerQuestionAttackTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testServersOfAFileAreShownAndLeftWhereTheyAreUnlessTaken() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            let run = try RunningWindow(server: nil, folder: folder, clock: SettableClock("2026-11-21T12:00:00Z"))
            let file = folder.appending(path: "sent.json")
            let text = #"""
                {"format":"fairweather","schema":1,"places":[],
                "settings":{"servers":{"openweather":"https://evil.example.org"}}}
                """#
            try Data(text.utf8).write(to: file)
            for label in ["Keep the usual servers", "Use these servers"] {
                run.model.exchange?.read(from: file.path)
                var dialog: Window?
                let isOpen = GtkTesting.pump(until: {
                    dialog = WidgetTree.topLevels().first { $0.title == "Use other servers?" }
                    return dialog != nil
                })
                XCTAssertTrue(isOpen, "no question")
                let shown = try XCTUnwrap(dialog)
                XCTAssertTrue(GtkTesting.paint(shown))
                XCTAssertTrue(WidgetTree.texts(in: shown).contains("openweather: https://evil.example.org"))
                XCTAssertEqual(run.model.settings.settings.servers, [:])
                XCTAssertTrue(WidgetTree.press(label, in: shown))
                XCTAssertTrue(GtkTesting.pump(until: { run.model.exchange?.question == nil }))
            }
            XCTAssertEqual(run.model.settings.settings.servers, ["openweather": "https://evil.example.org"])
        }
    }
}
