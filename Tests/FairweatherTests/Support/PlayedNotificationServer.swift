import Foundation
import Gtk
import GtkTestSupport
import XCTest

/// What shows a desktop's notices, played by the test on a bus of its own: GNOME's service, or that of the others.
@MainActor
final class PlayedNotificationServer {
    private let bus = PrivateBus()
    /// Where the program finds it.
    let address: String

    /// - Parameters:
    ///   - name: "org.gtk.Notifications" or "org.freedesktop.Notifications".
    ///   - file: Each call is noted there in a line: its method and its arguments.
    init(_ name: String, noting file: URL) throws {
        XCTAssertTrue(bus.own(name))
        guard case .address(let address) = bus.place else { preconditionFailure("it has no address") }
        self.address = address
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        let answers = [
            "AddNotification": "()", "RemoveNotification": "()", "Notify": "(uint32 7,)", "CloseNotification": "()",
        ]
        for (method, values) in answers {
            bus.answer(method, with: values) { arguments in
                handle.write(Data("\(method) \(arguments.replacing("\n", with: "\\n"))\n".utf8))
            }
        }
    }

    func down() { bus.down() }
}
