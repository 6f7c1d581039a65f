internal import Gtk
internal import Presentation

/// How the sources did at a place, on the page of the sources.
@MainActor
final class ScoreView<Model: PreferencesModel> {
    private let places = DropDown([""], name: ScoreWords.place)
    private let evidence = Label().wrapped(width: 50).styled("dialog-text")
    private let evidenceStop: ReadingStop
    private let leads = DropDown([""], name: ScoreWords.ahead)
    private let leadRow: Widget
    private let card = Container(.vertical).styled("card", "form")
    private let notes = Label().wrapped(width: 50).styled("secondary")
    private let notesStop: ReadingStop
    private let order = Button(label: ScoreWords.order)
    private var rows: [ScoreRowView] = []
    private var binding: Binding?
    let root: Container

    /// - Parameter showOrder: Leads to the order of the sources.
    init(_ model: Model, showOrder: @escaping @MainActor () -> Void) {
        let head = StackingRow(
            Label(ScoreWords.title).wrapped(width: 30).styled("heading").aligned(vertically: .center), places,
            spacing: 12)
        evidenceStop = ReadingStop(evidence)
        notesStop = ReadingStop(notes)
        leadRow = FormRow.make(ScoreWords.ahead, note: nil, control: leads)
        card.append(leadRow)
        root = Container(
            .vertical, spacing: 8,
            [head, evidenceStop.root, card, notesStop.root, order.aligned(horizontally: .start)])
        places.onSelect { [weak model] in model?.scorePlace($0) }
        leads.onSelect { [weak model] in model?.scoreLead($0) }
        order.onClick(showOrder)
        binding = Binding { [weak self, weak model] in
            if let self, let model { show(model.scores) }
        }
    }

    private func show(_ section: ScoreSection?) {
        root.isVisible = section != nil
        guard let section else { return }
        places.show(section.places, selected: section.place)
        evidence.text = section.evidence
        evidenceStop.say(section.evidence)
        card.isVisible = !section.rows.isEmpty
        if !section.leads.isEmpty { leads.show(section.leads, selected: section.lead) }
        while rows.count > section.rows.count { card.remove(rows.removeLast().root) }
        while rows.count < section.rows.count {
            let row = ScoreRowView()
            rows.append(row)
            card.append(row.root)
        }
        for (row, view) in zip(section.rows, rows) { view.show(row) }
        let words = section.notes + [ScoreWords.foot]
        notes.text = words.joined(separator: "\n")
        notesStop.say(words.joined(separator: " "))
        order.isVisible = section.proposesOrder
    }
}

/// The row of a source with its scores.
@MainActor
final class ScoreRowView {
    private let name = Label().wrapped(width: 30).styled("heading")
    private let details = Label().wrapped(width: 48).styled("secondary", "numeric")
    private let stop: ReadingStop
    let root: Widget

    init() {
        stop = ReadingStop(Container(.vertical, [name, details]).styled("form-row", "noted"))
        root = stop.root
    }

    func show(_ row: ScoreSection.Row) {
        (name.text, details.text) = (row.id, row.details)
        stop.say(row.spokenText)
    }
}
