internal import Gtk
internal import WeatherText

/// The first warning as a strip that opens its full text, with a button for the others.
@MainActor
final class AlertsStrip {
    private let title = Label().wrapped(width: 32).preferringOneLine().styled("alert-title")
    private let detail = Label().ellipsized().expanding(horizontally: true)
    private let more = Button(label: "").styled("alert-more").aligned(vertically: .center)
    private let strip: Button
    private let row: Container
    private var shown = WarningsSummary()
    let root: Container

    /// Whether there is little room, where the title and the number of the others have to do.
    var isNarrow = false {
        didSet { if isNarrow != oldValue { showTexts() } }
    }

    /// - Parameters:
    ///   - window: Returns the window over which dialogs open.
    ///   - all: Returns all present warnings.
    init(window: @escaping @MainActor () -> Window?, all: @escaping @MainActor () -> WarningList) {
        let line = Container(
            .horizontal, spacing: 12,
            [Image(icon: "fairweather-warning-symbolic", size: 20).decorative(), title, detail])
        strip = Button(child: line, name: "").styled("alert-open").expanding(horizontally: true)
        row = Container(
            .horizontal, spacing: 8, [strip, more, Image(icon: "go-next-symbolic", size: 16).decorative()]
        ).styled("alert")
        root = Container(.vertical, [row])
        // Else the keyboard could come to a button that is gone a moment later, and GTK keeps what hides with the focus
        // in it until the window's next event.
        root.isVisible = false
        strip.onClick {
            if let window = window() { AlertsDialog.present(all(), at: 0, over: window) }
        }
        more.onClick {
            if let window = window() { AlertsDialog.present(all(), over: window) }
        }
    }

    func show(_ warnings: WarningsSummary) {
        guard warnings != shown else { return }
        row.setStyle(shown.foremost?.severityStyle ?? "alert", false)
        row.styled("alert", warnings.foremost?.severityStyle ?? "alert")
        shown = warnings
        root.isVisible = warnings.foremost != nil
        showTexts()
    }

    private func showTexts() {
        title.text = shown.foremost?.title ?? ""
        detail.show(isNarrow ? nil : shown.foremost?.stripText)
        strip.setAccessibleName(shown.foremost?.spokenText ?? "")
        more.isVisible = shown.moreLabel != nil
        more.setLabel((isNarrow ? shown.shortMoreLabel : shown.moreLabel) ?? "")
        more.setAccessibleName(shown.spokenMoreLabel ?? "")
    }
}
