internal import Gtk
internal import Presentation

/// The warnings for a place, each a button that opens its whole text.
@MainActor
final class AlertsPane {
    private let column = Container(.vertical, spacing: 8)
    private var shown: [AlertWording] = []
    private var rows: [Button] = []
    private let window: @MainActor () -> Window?
    var root: Container { column }

    /// - Parameter window: Over which a text is opened.
    init(window: @escaping @MainActor () -> Window?) {
        self.window = window
    }

    func show(_ alerts: [AlertWording]) {
        column.isVisible = !alerts.isEmpty
        guard alerts != shown else { return }
        shown = alerts
        rows.forEach(column.remove)
        rows = alerts.map(row)
        rows.forEach(column.append)
    }

    private func row(_ alert: AlertWording) -> Button {
        let words = Container(
            .vertical, spacing: 2,
            [
                Label(alert.title).wrapped(width: 50).styled("alert-title"),
                Label(alert.detail).wrapped(width: 60),
            ]
        ).expanding(horizontally: true)
        let content = Container(
            .horizontal, spacing: 12,
            [
                Image(icon: "fairweather-warning-symbolic", size: 24).decorative().aligned(vertically: .center), words,
                Image(icon: "go-next-symbolic", size: 16).decorative().aligned(vertically: .center),
            ])
        let button = Button(child: content, name: alert.spokenText).styled("alert", alert.severityStyle)
        button.onClick { [weak self] in
            if let window = self?.window() { AlertDialog.present(alert, over: window) }
        }
        return button
    }
}
