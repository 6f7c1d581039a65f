internal import Charts
internal import Gtk
internal import Presentation

/// The card that sets today beside the same date in other years, with the button that asks for them.
@MainActor
final class OtherYearsCardView {
    private let title = Label().wrapped(width: 30).styled("card-title").expanding(horizontally: true)
    private let reading = Label().wrapped(width: 16).endAligned().styled("secondary", "numeric")
    private let sentence = Label().wrapped(width: 60).styled("quantity-story", "numeric")
    private let note = Label().wrapped(width: 60).styled("secondary", "numeric")
    private let view = CursorChartView<OtherYearsChart>()
    private let action = Button(label: "")
    private let stop: ReadingStop
    private var shown: OtherYearsCard?
    let root: Container

    /// - Parameter compare: Asks for the years, or ends asking.
    init(compare: @escaping @MainActor () -> Void) {
        stop = ReadingStop(Container(.vertical, spacing: 6, [sentence, note]))
        let head = Container(.horizontal, spacing: 12, [title, reading])
        root = Container(
            .vertical, spacing: 8, [head, stop.root, view.root, action.aligned(horizontally: .start)]
        ).styled("card", "quantity-card")
        action.onClick { compare() }
        view.onRead = { [weak self] index in self?.read(index) }
    }

    /// Shows the years; nil hides the card.
    func show(_ card: OtherYearsCard?) {
        root.isVisible = card != nil
        guard let card, card != shown else { return }
        shown = card
        title.text = card.title
        sentence.show(card.sentence)
        note.show(card.note)
        stop.say(card.spokenText)
        view.root.isVisible = card.chart != nil
        if let chart = card.chart { view.show(chart) } else { _ = view.endReading() }
        // What goes while it has the focus would leave that to whatever comes next.
        if action.containsFocus, card.action == nil { stop.grabFocus() }
        action.setLabel(card.action ?? "")
        action.isVisible = card.action != nil
        read(view.selected)
    }

    /// Ends the reading of a year; returns false where none is read.
    func endReading() -> Bool { view.endReading() }

    /// Draws it again in the present colours.
    func redraw() { view.redraw() }

    private func read(_ index: Int?) {
        let dots = shown?.chart?.dots ?? []
        reading.show(index.flatMap { dots.indices.contains($0) ? dots[$0].reading : nil })
    }
}
