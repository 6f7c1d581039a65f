internal import Gtk
internal import WeatherText

/// The first warnings for a place as buttons that open their full texts, with a note if they could not be updated.
@MainActor
final class AlertsPane {
    private let column = Container(.vertical, spacing: 8)
    private let notice = Label().wrapped(width: 60).styled("alert", "severity-moderate")
    private let more = Button(label: "").flat()
    private var shown: [AlertWording] = []
    private var rows: [Button] = []
    private let window: @MainActor () -> Window?
    var root: Container { column }

    /// - Parameters:
    ///   - window: Returns the window over which dialogs open.
    ///   - all: Returns all present warnings.
    init(window: @escaping @MainActor () -> Window?, all: @escaping @MainActor () -> [AlertWording]) {
        self.window = window
        column.append(notice)
        column.append(more)
        // Else the keyboard could come to a button that is gone a moment later, and GTK keeps what hides with the focus
        // in it until the window's next event.
        show(WarningsSummary())
        more.onClick {
            if let window = window() { AlertListDialog.present(all(), over: window) }
        }
    }

    func show(_ warnings: WarningsSummary) {
        column.isVisible = !warnings.foremost.isEmpty || warnings.notice != nil
        notice.show(warnings.notice)
        more.isVisible = warnings.moreLabel != nil
        more.setLabel(warnings.moreLabel ?? "")
        guard warnings.foremost != shown else { return }
        shown = warnings.foremost
        rows.forEach(column.remove)
        rows = shown.map(row)
        var last: Widget = notice
        for row in rows {
            column.append(row)
            column.move(row, behind: last)
            last = row
        }
    }

    private func row(_ alert: AlertWording) -> Button {
        let detail = Label().wrapped(width: 60)
        detail.show(alert.detail)
        let words = Container(
            .vertical, spacing: 2, [Label(alert.title).wrapped(width: 50).styled("alert-title"), detail]
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
