internal import Charts
internal import Gtk
internal import Presentation

/// The card of the times that suit the user's activities: the coming hours, and a row for each activity.
@MainActor
final class GoodTimesCardView {
    private let title = Label(WindowWords.goodTimes).wrapped(width: 40).styled("card-title")
    private let note = Label().wrapped(width: 60).styled("secondary", "numeric")
    private let add = Button(label: WindowWords.addActivity).styled("link-command")
    private let axis: SizedDrawing<GoodTimesHours>
    private let column = Container(.vertical)
    private let more = Button(label: "").styled("link-command").aligned(horizontally: .start)
    private var rows: [GoodTimesRowView] = []
    private var shown: GoodTimesCard?
    private let open: @MainActor (String?) -> Void
    /// The activity whose page was opened last; nil for that of good times.
    private var opened: String?
    let root: Container

    /// - Parameters:
    ///   - showAll: Called when the rest of the activities is to be shown.
    ///   - open: Shows the page of an activity, or that of good times for nil.
    init(showAll: @escaping @MainActor () -> Void, open: @escaping @MainActor (String?) -> Void) {
        self.open = open
        axis = SizedDrawing { _, _, _ in
            GoodTimesDrawing<FontMeasure>.hoursHeight(textScale: Appearance.textScale)
        } draw: { hours, width, measure in
            GoodTimesDrawing(
                hours, width: width, textScale: Appearance.textScale, palette: Look.palette, measure: measure
            ).axis
        }
        let words = StackingRow(title, note, spacing: 8)
        let head = StackingRow(words, add.aligned(horizontally: .end, vertically: .center), spacing: 8)
            .styled("good-times-head")
        root = Container(.vertical, [head, axis.root, column, more]).styled("card", "good-times")
        add.onClick { [weak self] in self?.leave(for: nil) }
        more.onClick { [weak self] in
            let first = self?.rows.count ?? 0
            showAll()
            // The button is gone, and the focus goes on to what it has shown.
            Task { self?.focusRow(first) }
        }
    }

    /// Shows the rows; nil leaves them, in a hidden card.
    func show(_ card: GoodTimesCard?) {
        guard let card, card != shown else { return }
        shown = card
        note.show(card.note)
        axis.show(card.hours)
        column.fit(&rows, \.root, to: card.rows.count) {
            GoodTimesRowView { [weak self] in self?.leave(for: $0) }
        }
        for (row, view) in zip(card.rows, rows) { view.show(row, over: card.hours) }
        more.isVisible = card.moreText != nil
        if let text = card.moreText { more.setLabel(text) }
    }

    /// Moves the focus to what led to the page of good times; returns false where the card is not there.
    func focusEntry() -> Bool {
        guard root.isVisible else { return false }
        if let row = rows.first(where: { opened != nil && $0.id == opened }) { return row.focus() }
        return add.grabFocus()
    }

    private func leave(for activity: String?) {
        opened = activity
        open(activity)
    }

    /// Draws it again in the present colours.
    func redraw() {
        axis.redraw()
        rows.forEach { $0.redraw() }
    }

    private func focusRow(_ index: Int) {
        if rows.indices.contains(index) { _ = rows[index].root.focusFirst() }
    }
}
