internal import Gtk
internal import Presentation

/// The whole text of a warning, with its area and its sender.
@MainActor
enum AlertDialog {
    static func present(_ alert: AlertWording, over window: Window) {
        var lines: [Widget] = [Label(alert.title).wrapped(width: 50).styled("page-heading")]
        lines += alert.facts.map { fact in
            Container(
                .vertical, spacing: 2,
                [Label(fact.title).styled("secondary"), Label(fact.value).wrapped(width: 70).selectable()])
        }
        if let details = alert.details { lines.append(Label(details).wrapped(width: 70).selectable()) }
        if let link = alert.link {
            let button = LinkButton().aligned(horizontally: .start)
            button.show(link, link: link)
            lines.append(button)
        }
        Dialog(
            alert.title, over: window, width: 560, height: 560,
            content: ScrolledWindow(.vertical, Container(.vertical, spacing: 14, lines).styled("dialog-page"))
                .expanding(horizontally: true, vertically: true)
        ).present()
    }
}
