import CGtk
import CGtkTestShims
import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

final class FileChooserTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAChosenFileIsHandedOverAndADismissedDialogHandsOverNone() throws {
        try onMain {
            for (response, isChosen) in [(GTK_RESPONSE_ACCEPT, true), (GTK_RESPONSE_CANCEL, false)] {
                let window = Window(width: 300, height: 200)
                XCTAssertTrue(GtkTesting.paint(window))
                // Of its own: a file of that name would bring up the question whether to replace it.
                let folder = FileManager.default.temporaryDirectory.appending(path: "chooser-\(UUID().uuidString)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let chooser = FileChooser(
                    title: "Save", accept: "Save", name: "chart.png", folder: folder.path, over: window)
                var answers: [String?] = []
                chooser.choose { answers.append($0) }
                let dialog = try XCTUnwrap(Self.dialog(over: window))
                // The folder is read behind the dialog's back.
                XCTAssertTrue(
                    GtkTesting.pump(until: { test_file_dialog_has_file(dialog.pointer()) != 0 }))
                test_file_dialog_respond(dialog.pointer(), response.rawValue)
                XCTAssertTrue(GtkTesting.pump(until: { !answers.isEmpty }, limit: 5))
                XCTAssertEqual(answers.count, 1)
                XCTAssertEqual(answers.first.flatMap { $0 }, isChosen ? folder.appending(path: "chart.png").path : nil)
                window.destroy()
            }
        }
    }

    @MainActor
    private static func dialog(over window: Window) -> Widget? {
        WidgetTree.topLevels().first { $0.raw != window.raw && $0.title == "Save" }
    }
}
