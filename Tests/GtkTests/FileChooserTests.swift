import CGtk
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
                let chooser = FileChooser(title: "Save", accept: "Save", name: "chart.png", over: window)
                let directory = g_file_new_for_path(folder.path)
                XCTAssertNotEqual(gtk_file_chooser_set_current_folder(chooser.opaque, directory, nil), 0)
                g_object_unref(UnsafeMutableRawPointer(directory))
                var answers: [String?] = []
                chooser.choose { answers.append($0) }
                let dialog = try XCTUnwrap(Self.dialog(over: window))
                // The folder is read behind the dialog's back.
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        gtk_file_chooser_get_file(dialog.opaque).map { g_object_unref(UnsafeMutableRawPointer($0)) }
                            != nil
                    }))
                gtk_dialog_response(dialog.pointer(), response.rawValue)
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
