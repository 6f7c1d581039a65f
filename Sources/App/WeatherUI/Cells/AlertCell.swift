internal import Gtk
internal import Presentation
internal import WeatherText

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
