internal import Gtk
internal import WeatherText

/// The dialog with the full text of a warning, its area and its sender.
@MainActor
enum AlertDialog {
    static func present(_ alert: AlertWording, over window: Window) {
        let text = TextView(alert.wholeText, name: alert.title).styled("page-text")
        var lines: [Widget] = [
            Label(alert.title).wrapped(width: 50).styled("page-heading"),
            ScrolledWindow(.vertical, text).expanding(horizontally: true, vertically: true),
        ]
        if let link = alert.link {
            let button = LinkButton().aligned(horizontally: .start)
            button.show(link, link: link)
            lines.append(button)
        }
        Dialog(
            alert.title, over: window, width: 560, height: 560,
            content: Container(.vertical, spacing: 14, lines).styled("dialog-page")
                .expanding(horizontally: true, vertically: true)
        ).present()
    }
}
