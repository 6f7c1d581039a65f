internal import Gtk
internal import WeatherText

/// The dialog with all that is known of a warning: its values with their labels, its text and how it changed.
@MainActor
enum AlertDialog {
    static func present(_ alert: AlertWording, over window: Window) {
        let heading = Container(
            .horizontal, spacing: 12,
            [
                Image(icon: "fairweather-warning-symbolic", size: 20).decorative().aligned(vertically: .start),
                Container(
                    .vertical, spacing: 2,
                    [Label(alert.title).wrapped(width: 36).styled("alert-heading")]
                        + (alert.timeText.map { [Label($0).wrapped(width: 40).styled("numeric")] } ?? [])
                ).expanding(horizontally: true),
            ]
        ).styled("alert", "alert-head", alert.severityStyle)
        let text = TextView(parts(of: alert), name: alert.title).styled("page-text", "numeric")
        var lines: [Widget] = [
            heading, ScrolledWindow(.vertical, text).expanding(horizontally: true, vertically: true),
        ]
        if let link = alert.link {
            let button = LinkButton().aligned(horizontally: .start)
            button.show(link, link: link)
            lines.append(button)
        }
        Dialog(
            alert.title, over: window, width: 560, height: 560,
            content: Container(.vertical, spacing: 12, lines).styled("dialog-page")
                .expanding(horizontally: true, vertically: true)
        ).present()
    }

    /// The labelled values a line each, then the texts under their titles.
    private static func parts(of alert: AlertWording) -> [(text: String, isBold: Bool)] {
        let facts = alert.facts.flatMap { fact in
            [(text: fact.label + " ", isBold: true), (text: fact.value + "\n", isBold: false)]
        }
        let sections = alert.sections.flatMap { section in
            [(text: "\n" + section.title + "\n", isBold: true), (text: section.value + "\n", isBold: false)]
        }
        return facts + sections
    }
}
