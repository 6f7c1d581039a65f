import Gtk
import Presentation
import WeatherStore

/// Hands the notices of the weather to the desktop.
@MainActor
final class DesktopNotices: NoticeSending {
    /// The application's action that opens a notice, which is given its target.
    static let action = "open-notice"

    private let application: Application
    private let shipped: ShippedFiles

    init(_ application: Application, shipped: ShippedFiles) {
        (self.application, self.shipped) = (application, shipped)
    }

    func send(_ notice: Notice) {
        application.send(
            DesktopNotice(
                id: notice.id, title: notice.text.title, body: notice.text.body, priority: .init(notice.priority),
                icon: notice.picture.flatMap(icon), action: Self.action, target: notice.target.text))
    }

    func withdraw(_ id: Notice.ID) {
        application.withdrawNotice(id)
    }

    private func icon(_ picture: Notice.Picture) -> DesktopIcon? {
        switch picture {
        case .warning: .themed("dialog-warning-symbolic")
        case .artwork(let name): shipped.statusPicture(name).map { .file(path: $0.path) }
        }
    }
}

extension DesktopNotice.Priority {
    fileprivate init(_ priority: Notice.Priority) {
        self =
            switch priority {
            case .low: .low
            case .normal: .normal
            case .high: .high
            case .urgent: .urgent
            }
    }
}
