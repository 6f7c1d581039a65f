import GtkTestSupport
import Presentation
import XCTest

/// A desktop that keeps what is shown on it, and counts what it is asked to do.
@MainActor
final class NotedDesktop: NoticeSending {
    private(set) var shown: [Notice.ID: Notice] = [:]
    private(set) var calls = 0

    func send(_ notice: Notice) {
        shown[notice.id] = notice
        calls += 1
    }

    func withdraw(_ id: Notice.ID) {
        shown[id] = nil
        calls += 1
    }

    /// The titles with the beginnings of the texts, up to the first full stop.
    var told: [String] {
        shown.values.map { "\($0.text.title): \($0.text.body.prefix { $0 != "." })" }.sorted()
    }
}

extension RunningWindow {
    /// Waits until what was begun is over, and what it led to has been told and stored.
    func settleNotices() {
        settle()
        var isStored = false
        Task {
            await notices.settled()
            isStored = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isStored }))
    }
}
