import Presentation

/// A desktop that shows notices, and notes what it is told.
@MainActor
final class PlayedDesktop: NoticeSending {
    private(set) var shown: [Notice] = []
    private var log: [String] = []

    func send(_ notice: Notice) {
        let isOther = shown.contains { $0.id == notice.id }
        shown.removeAll { $0.id == notice.id }
        shown.append(notice)
        log.append("\(isOther ? "again" : "new") \(notice.id): \(notice.text.title)")
    }

    func withdraw(_ id: Notice.ID) {
        shown.removeAll { $0.id == id }
        log.append("gone \(id)")
    }

    /// What it was told since the last call.
    func news() -> [String] {
        defer { log = [] }
        return log
    }
}
