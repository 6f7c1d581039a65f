internal import Charts
internal import Gtk
internal import Presentation

/// How the sources did at a place, on the page of the sources.
@MainActor
final class ScoreView<Model: PreferencesModel> {
    private let places = DropDown([""], name: ScoreWords.place)
    private let evidence = Label().wrapped(width: 50).styled("dialog-text")
    private let evidenceStop: ReadingStop
    private let leadPlace = Container(.horizontal)
    private var leadRow: WrappingRow?
    private var leads: [ToggleButton] = []
    private let chooseLead: @MainActor (Int) -> Void
    private let card = Container(.vertical).styled("card", "form")
    private let column = Container(.vertical)
    private let head = SizedDrawing<ScoreTable> { table, width, measure in
        ScorePart(table, row: nil).drawing(measure).headHeight(width)
    } draw: { table, width, measure in
        ScorePart(table, row: nil).drawing(measure).head(width)
    }
    private let chart = SizedDrawing<ScoreChart> { _, _, _ in
        ScoreChart.height(textScale: Appearance.textScale)
    } draw: { chart, width, measure in
        chart.drawing(width: width, textScale: Appearance.textScale, palette: Look.palette, measure: measure)
    }
    private let chartStop: ReadingStop
    private let chartCard: Container
    /// What the numbers of the table mean, below them on the same card.
    private let notes = Label().wrapped(width: 50).styled("secondary", "score-notes")
    private let notesStop: ReadingStop
    private let foot = Label().wrapped(width: 50).styled("secondary")
    private let footStop: ReadingStop
    private let order = Button(label: ScoreWords.order)
    private var rows: [ScoreRowView] = []
    private var binding: Binding?
    let root: Container

    /// - Parameter showOrder: Leads to the order of the sources.
    init(_ model: Model, showOrder: @escaping @MainActor () -> Void) {
        let heading = StackingRow(
            Label(ScoreWords.title).wrapped(width: 30).styled("heading").aligned(vertically: .center), places,
            spacing: 12)
        evidenceStop = ReadingStop(evidence)
        notesStop = ReadingStop(notes)
        footStop = ReadingStop(foot)
        chooseLead = { [weak model] in model?.scoreLead($0) }
        card.append(FormRow.make(ScoreWords.ahead, note: nil, control: leadPlace))
        card.append(head.root)
        card.append(column)
        card.append(notesStop.root)
        let title = Container(
            .vertical,
            [
                Label(ScoreWords.highOff).wrapped(width: 30).styled("heading"),
                Label(ScoreWords.highOffNote).wrapped(width: 40).styled("secondary"),
            ])
        chartStop = ReadingStop(Container(.vertical, spacing: 4, [title, chart.root]))
        chartCard = Container(.vertical, [chartStop.root]).styled("card", "form-card")
        root = Container(
            .vertical, spacing: 8,
            [heading, evidenceStop.root, chartCard, card, order.aligned(horizontally: .start), footStop.root])
        places.onSelect { [weak model] in model?.scorePlace($0) }
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
        if !section.leads.isEmpty { offer(section.leads, chosen: section.lead) }
        chartCard.isVisible = section.chart != nil
        if let drawn = section.chart {
            chart.show(drawn)
            chartStop.say(section.spokenChart)
        }
        if let table = section.table { head.show(table) }
        column.fit(&rows, \.root, to: section.rows.count) { ScoreRowView() }
        for (number, (row, view)) in zip(section.rows, rows).enumerated() {
            view.show(row.spokenText, section.table.map { ScorePart($0, row: number) })
        }
        notesStop.root.isVisible = !section.notes.isEmpty
        notes.text = section.notes.joined(separator: "\n")
        notesStop.say(section.notes.joined(separator: " "))
        // Without a table there is no card for them.
        let words = (section.rows.isEmpty ? section.notes : []) + [ScoreWords.foot]
        foot.text = words.joined(separator: "\n")
        footStop.say(words.joined(separator: " "))
        order.isVisible = section.proposesOrder
    }

    /// Shows the choices of days ahead as buttons beside each other, which are made once it is known how many there are.
    private func offer(_ words: [String], chosen: Int) {
        if leads.count != words.count {
            if let leadRow { leadPlace.remove(leadRow) }
            leads = ToggleButton.choice(of: words)
            let row = WrappingRow(leads).styled("quantity-ranges")
            leadPlace.append(row)
            leadRow = row
            for (index, button) in leads.enumerated() {
                button.onToggle { [chooseLead] isOn in
                    if isOn { chooseLead(index) }
                }
            }
        }
        for (index, (button, label)) in zip(leads, words).enumerated() {
            button.setLabel(label)
            button.isOn = index == chosen
        }
    }
}

/// One row of a table of scores, or its head for nil.
struct ScorePart {
    let table: ScoreTable
    let row: Int?

    init(_ table: ScoreTable, row: Int?) { (self.table, self.row) = (table, row) }

    @MainActor
    func drawing(_ measure: FontMeasure) -> ScoreTableDrawing<FontMeasure> {
        ScoreTableDrawing(
            table, palette: Look.palette, textScale: Appearance.textScale, isMirrored: TextDirection.isRightToLeft,
            measure: measure)
    }
}

/// The row of a source with its scores, one stop for the keyboard.
@MainActor
final class ScoreRowView {
    private let drawing = SizedDrawing<ScorePart> { part, width, measure in
        part.drawing(measure).height(ofRow: part.row ?? 0, width)
    } draw: { part, width, measure in
        part.drawing(measure).row(part.row ?? 0, width)
    }
    private let stop: ReadingStop
    var root: Widget { stop.root }

    init() { stop = ReadingStop(drawing.root) }

    func show(_ spokenText: String, _ part: ScorePart?) {
        drawing.root.isVisible = part != nil
        if let part { drawing.show(part) }
        stop.say(spokenText)
    }
}
