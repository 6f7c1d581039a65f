internal import Charts
internal import Gtk
internal import Presentation

/// The button whose menu copies and saves a chart, and says what has been done.
@MainActor
final class ExportMenu {
    let button: MenuButton
    /// Called with what has been done, in words.
    var onDone: @MainActor (String) -> Void = { _ in }

    /// - Parameters:
    ///   - chart: Returns the chart as it is copied and saved; nil if there is none.
    ///   - window: Returns the window over which dialogs open.
    ///   - announce: Tells a screen reader what has been done.
    init(
        chart: @escaping @MainActor () -> (any ExportedChart)?, window: @escaping @MainActor () -> Window?,
        announce: @escaping @MainActor (String) -> Void
    ) {
        let lines = Container(menu: WindowWords.exportChart)
        button = MenuButton(icon: "document-save-symbolic", name: WindowWords.exportChart, content: lines).styled(
            "tool")
        ChartExport.lines(chart: chart, window: window) { [weak self] in
            self?.button.close()
        } onDone: { [weak self] words in
            self?.onDone(words)
            announce(words)
        }.forEach(lines.append)
    }

    /// Whether there is a chart to copy and save.
    var isVisible: Bool {
        get { button.isVisible }
        set { button.isVisible = newValue }
    }

    /// Opens the menu; returns false where there is nothing to copy and save.
    func open() -> Bool {
        guard isVisible else { return false }
        button.open()
        return true
    }
}
