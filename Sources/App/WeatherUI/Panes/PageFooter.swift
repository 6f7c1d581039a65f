internal import Gtk
internal import Presentation

/// The end of a page: its age, whether it is being updated, and the attributions.
@MainActor
final class PageFooter {
    private let status = Label().wrapped(width: 40).styled("secondary").expanding(horizontally: true)
    private let absences = Label().wrapped(width: 60).styled("secondary")
    private let spinner = Spinner().decorative()
    private let sources = Container(.vertical)
    private let stop: ReadingStop
    private var links: [LinkButton] = []
    private var shown: [Attribution] = []
    let root: Container

    init() {
        let line = Container(.horizontal, spacing: 8, [status, spinner])
        stop = ReadingStop(Container(.vertical, spacing: 4, [line, absences]))
        root = Container(.vertical, spacing: 4, [stop.root, sources.aligned(horizontally: .start)]).styled("footer")
    }

    /// Whether the page is being updated.
    var isLoading: Bool {
        get { spinner.isSpinning }
        set { spinner.isSpinning = newValue }
    }

    func show(_ text: String, _ absences: [String], _ attributions: [Attribution]) {
        status.text = text
        self.absences.show(absences.isEmpty ? nil : absences.joined(separator: "\n"))
        stop.say(([text] + absences).joined(separator: "\n"))
        guard attributions != shown else { return }
        shown = attributions
        links.forEach(sources.remove)
        links = attributions.map { attribution in
            let link = LinkButton().aligned(horizontally: .start)
            link.show(attribution.text, link: attribution.link)
            return link
        }
        links.forEach(sources.append)
    }
}
