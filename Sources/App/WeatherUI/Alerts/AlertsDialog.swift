internal import Gtk
internal import Presentation
internal import WeatherText

/// The dialog with the warnings for a place: their list, and one after another; of a single one there is no list.
@MainActor
final class AlertsDialog {
    private let list: WarningList
    private let back = Button(icon: "go-previous-symbolic", name: WindowWords.backToAlerts)
    private let detail = Label().wrapped(width: 40).preferringOneLine().styled("dialog-detail", "numeric").decorative()
    private let content = Container(.vertical).expanding(horizontally: true, vertically: true)
    private let rows = ListView<AlertCell, AlertDisplayText> { $0 }
    private let listRoot: Widget
    private let dialog: Dialog
    private var page: AlertPage?
    private var shown: Int?
    private var visible: Widget?
    private var telling: IdleSteps?
    /// The view itself while the dialog is open, as nobody else holds what is shown next.
    private var kept: AlertsDialog?

    private static let height = 600

    /// - Parameter index: The index of the warning that is shown first; nil for the list.
    static func present(_ list: WarningList, at index: Int? = nil, over window: Window) {
        let view = AlertsDialog(list, over: window)
        view.show(list.warnings.count == 1 ? 0 : index)
        view.kept = view
        view.dialog.onClosed { [weak view] in view?.kept = nil }
        view.dialog.present()
        if view.shown == nil { view.tellFirstRow() }
    }

    /// Lets a screen reader hear of the first row, which had the focus before the dialog was on screen.
    private func tellFirstRow() {
        let steps = IdleSteps([{ [weak self] in if self?.shown == nil { self?.dialog.tellFocus() } }])
        telling = steps
        steps.start(afterFrameOf: rows)
    }

    private init(_ list: WarningList, over window: Window) {
        self.list = list
        listRoot = ScrolledWindow(.vertical, TabStop(rows)).expanding(horizontally: true, vertically: true)
            .styled("alert-list")
        rows.setAccessibleName(WindowWords.alerts)
        dialog = Dialog(
            WindowWords.alerts, over: window, width: 556, height: Self.height, lead: back, detail: detail,
            content: content)
        rows.onActivate { [weak self] alert in self?.show(self?.list.warnings.firstIndex { $0.id == alert.id }) }
        rows.activateOnClick()
        back.onClick { [weak self] in self?.show(nil) }
        // As on the window's pages; Escape closes a dialog from wherever in it.
        dialog.addShortcut("<Alt>Left", where: { [weak self] in self?.back.isVisible ?? false }) { [weak self] in
            self?.show(nil)
        }
        dialog.onKey(first: true) { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, let shown, page?.holdsCaret == false else { return false }
            guard key == .left || key == .right else { return false }
            let next = shown + ((key == .right) != dialog.isMirrored ? 1 : -1)
            if list.warnings.indices.contains(next) {
                show(next)
            } else {
                dialog.announce(WindowWords.endOfAlerts(isFirst: next < 0))
            }
            return true
        }
    }

    /// Shows a warning, or the list for nil.
    private func show(_ index: Int?) {
        let former = shown
        let old = visible
        let hasList = list.warnings.count > 1
        shown = index
        page = index.map { AlertPage(list.warnings[$0]) }
        back.isVisible = index != nil && hasList
        detail.show(index.map { hasList ? list.position(of: $0) : nil } ?? list.summary)
        let root = page?.root ?? listRoot
        visible = root
        content.append(root)
        dialog.resize(height: index == nil ? Self.listHeight(of: list.warnings.count) : Self.height)
        // What had the focus goes last: a screen reader that loses it reads the dialog's title again.
        defer { if let old { content.remove(old) } }
        if let page { return page.focus() }
        if rows.items.isEmpty { rows.show(list.warnings, first: 8, step: 4) }
        rows.focusRow(former ?? 0)
    }

    /// The height at which the list shows all of its rows, as far as there is room.
    private static func listHeight(of count: Int) -> Int {
        min(height, Int((Double(76 + 64 * count) * max(1, Appearance.textScale)).rounded()))
    }
}

/// A row of the list of warnings: a card with a bar and a sign in the colour of the severity, and two lines.
@MainActor
final class AlertCell: Cell {
    private let title = Label().wrapped(width: 40).preferringOneLine().styled("alert-title")
    private let detail = Label().ellipsized().styled("secondary")
    private let card: Container
    private var style: String?
    let root: Widget

    init() {
        let lines = Container(.vertical, [title, detail]).styled("alert-words").expanding(horizontally: true)
            .aligned(vertically: .center)
        let sign = Image(icon: "fairweather-warning-symbolic", size: 20).styled("alert-sign").decorative()
            .aligned(vertically: .center)
        let more = Image(icon: "go-next-symbolic", size: 12).styled("alert-words").decorative()
        card = Container(.horizontal, spacing: 12, [sign, lines, more]).styled("card", "alert-card")
        root = card
    }

    func bind(_ alert: any AlertCellItem) {
        title.text = alert.title
        detail.show(alert.listText)
        if let style { card.setStyle(style, false) }
        style = alert.severityStyle
        card.styled(alert.severityStyle)
    }

    func unbind() {}

    static func accessibleName(of alert: any AlertCellItem) -> String? { alert.spokenText }
}
