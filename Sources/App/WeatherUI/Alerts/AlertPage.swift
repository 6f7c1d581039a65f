internal import Gtk
internal import Presentation
internal import WeatherText

/// All that is known of a warning: what it is, where and when, what the sender says and advises, and folded away the rest.
@MainActor
final class AlertPage {
    private var texts: [TextView] = []
    private let scroller: ScrolledWindow
    /// The sign and the title, with the focus on which the warning is told as a whole: of a scrolled view that comes with a
    /// dialog Orca tells the dialog alone.
    private let head: ReadingStop
    var root: Widget { scroller }

    init(_ alert: AlertDisplayText) {
        let column = Container(.vertical, spacing: 12).styled("dialog-page", "alert-page", alert.severityStyle)
        scroller = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        head = ReadingStop(Self.head(alert))
        head.say(alert.spokenText)
        column.append(head.root)
        if !alert.placeAndTime.isEmpty { column.append(Self.placeAndTime(alert)) }
        if !alert.passages.isEmpty {
            let text = text(Self.parts(of: alert.passages), name: WindowWords.alertDescription)
            column.append(Container(.vertical, [text]).styled("card", "alert-text"))
        }
        if !alert.advice.isEmpty {
            let title = [(text: WindowWords.alertAdvice + TextView.lineEnd, isBold: true)]
            let text = text(title + Self.parts(of: alert.advice), name: WindowWords.alertAdvice)
            column.append(Container(.vertical, [text]).styled("card", "alert-text", "alert-advice"))
        }
        column.append(details(alert))
    }

    /// Whether a caret is in one of the texts, where the arrow keys move it.
    var holdsCaret: Bool { texts.contains(where: \.containsFocus) }

    /// Moves the focus to the head, which says the whole warning.
    func focus() {
        head.grabFocus()
        scroller.scrollToStart()
    }

    private static func head(_ alert: AlertDisplayText) -> Widget {
        let words = Container(
            .vertical, spacing: 2,
            [Label(alert.title).wrapped(width: 40).styled("alert-heading")]
                + (alert.headText.map { [Label($0).wrapped(width: 50).styled("numeric")] } ?? [])
        ).expanding(horizontally: true).aligned(vertically: .center)
        let sign = Image(icon: "fairweather-warning-symbolic", size: 28).decorative().aligned(vertically: .center)
        return Container(.horizontal, spacing: 16, [sign, words]).styled("alert", "alert-head", alert.severityStyle)
    }

    private static func placeAndTime(_ alert: AlertDisplayText) -> Widget {
        let rows = alert.placeAndTime.map { fact in
            Container(
                .horizontal, spacing: 8,
                [
                    Label(fact.title).wide(characters: 7).styled("secondary").aligned(vertically: .start),
                    Label(fact.value).wrapped(width: 60).styled("alert-fact", "numeric").expanding(horizontally: true),
                ])
        }
        let stop = ReadingStop(Container(.vertical, spacing: 2, rows))
        stop.say(alert.spokenFacts)
        return Container(.vertical, [stop.root]).styled("card", "alert-facts")
    }

    private func details(_ alert: AlertDisplayText) -> Widget {
        let parts = alert.metadata.enumerated().flatMap { index, fact in
            [
                (text: (index == 0 ? "" : "\n") + fact.label + " ", isBold: true), (text: fact.value, isBold: false),
            ]
        }
        let content = Container(.vertical, [text(parts, name: WindowWords.details, gap: 2)])
        if let link = alert.link {
            let button = LinkButton().aligned(horizontally: .start)
            button.show(link, link: link)
            content.append(button)
        }
        let summary = Label(alert.issueSummary ?? "").wrapped(width: 40).preferringOneLine().styled("secondary")
            .expanding(horizontally: true)
        let heading = Container(
            .horizontal, spacing: 10, [Label(WindowWords.details).styled("heading"), summary.decorative()]
        ).expanding(horizontally: true)
        return Container(.vertical, [Expander(heading, name: WindowWords.details, content: content)])
            .styled("card", "alert-details")
    }

    private func text(_ parts: [(text: String, isBold: Bool)], name: String, gap: Int = 10) -> TextView {
        let view = TextView(parts, name: name, gap: gap).styled("page-text", "numeric")
        texts.append(view)
        return view
    }

    /// Each paragraph behind its heading, which is in the same one for the text view.
    private static func parts(of passages: [AlertPassage]) -> [(text: String, isBold: Bool)] {
        passages.enumerated().flatMap { index, passage in
            let start = index == 0 ? "" : "\n"
            guard let heading = passage.heading else { return [(text: start + passage.text, isBold: false)] }
            let end = passage.text.isEmpty ? "" : TextView.lineEnd
            return [(text: start + heading + end, isBold: true), (text: passage.text, isBold: false)]
        }
    }
}
