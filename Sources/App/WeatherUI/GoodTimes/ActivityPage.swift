internal import Charts
internal import Gtk
internal import Presentation

/// The page of one activity: its coming times, what decides, its limits, and what can be done with it.
@MainActor
final class ActivityPage<Model: ActivityPageModel> {
    private let sentence = Label().wrapped(width: 60).styled("good-times-sentence")
    private let explanation = Label().wrapped(width: 60)
    private let head: ReadingStop
    private let reading = Label().wrapped(width: 40).styled("secondary", "numeric").decorative()
    private let chart = CursorChartView<DecidingChart>()
    private let chartCard: Container
    private let limits = Container(.vertical)
    private var rows: [ActivityLimitView] = []
    private let add = Button(label: ActivityWords.addLimit)
    private let lengths = DropDown([""], name: ActivityWords.shortest)
    private let lengthProblem = Label().wrapped(width: 60).styled("problem").role(.status)
    private let trial = Label().wrapped(width: 60).styled("numeric")
    private let trialStop: ReadingStop
    private let trialCard: Container
    private let export = Button(label: ActivityWords.export)
    private let deletion = Button(label: "").styled("link-command", "delete-command")
    private let scroller: ScrolledWindow
    private let model: @MainActor () -> Model?
    private var shown: String?
    /// The picture as it is drawn.
    private var picture: DecidingChart?
    private var binding: Binding?
    var root: Widget { scroller }

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - titleHeight: Returns the height of the row over the top of the page.
    ///   - announce: Tells a screen reader a text.
    init(
        model: @escaping @MainActor () -> Model?, over window: Window?, dialogs: OpenDialogs?,
        titleHeight: @escaping @MainActor (Int) -> Int, announce: @escaping @MainActor (String) -> Void
    ) {
        self.model = model
        head = ReadingStop(Container(.vertical, spacing: 6, [sentence, explanation]))
        let decides = Label(ActivityWords.whatDecides).wrapped(width: 30).styled("card-title")
        chartCard = Container(
            .vertical, [StackingRow(decides, reading, spacing: 12).styled("limits-head"), chart.root]
        )
        .styled("card", "deciding")
        let limitsTitle = StackingRow(
            Label(ActivityWords.limits).styled("card-title"),
            Label(ActivityWords.allMustHold).wrapped(width: 40).styled("secondary"), spacing: 12
        ).styled("limits-head")
        let limitsCard = Container(.vertical, [limitsTitle, limits]).styled("card", "limits")
        let length = WrappingRow(
            [
                add, Label(ActivityWords.atLeast).aligned(vertically: .center), lengths,
                Label(ActivityWords.withoutBreak).aligned(vertically: .center),
            ], spacing: 12
        ).styled("limit-tools")
        trialStop = ReadingStop(trial)
        trialCard = Container(.vertical, [trialStop.root]).styled("card", "quantity-card")
        let rename = Button(label: ActivityWords.rename)
        let copy = Button(label: ActivityWords.duplicate)
        let tools = StackingRow(
            WrappingRow([export, copy, rename], spacing: 12).styled("limit-tools"),
            deletion.aligned(horizontally: .end, vertically: .center), spacing: 12
        ).styled("form-tools")
        let parts: [Widget] = [head.root, chartCard, limitsCard, length, lengthProblem, trialCard, tools]
        scroller = ScrolledWindow(.vertical, PageColumn(parts: parts, titleHeight: titleHeight).root)
            .expanding(horizontally: true, vertically: true)
        scroller.scrollableByKeyboard(name: ActivityWords.page)
        chart.onRead = { [weak self] index in
            self?.read(index)
        }
        add.onClick { [weak self] in
            guard let self, let id = model()?.add() else { return }
            focusLimit(id)
        }
        lengths.onSelect { model()?.chooseLength($0) }
        copy.onClick { model()?.duplicate() }
        deletion.onClick { model()?.delete() }
        rename.onClick { [weak window, weak dialogs] in
            guard let window, let dialogs, let renaming = model()?.renaming else { return }
            RenameDialog(renaming, over: window) { model()?.rename(to: $0) }.present(among: dialogs) {}
        }
        export.onClick { [weak window] in
            guard let window, let page = model() else { return }
            FileSaving.ask(
                for: page.fileName, title: ActivityWords.exportTitle, over: window, { _ in model()?.calendar() },
                onDone: announce)
        }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Moves the focus to the words at the top.
    func focus() { head.grabFocus() }

    /// Ends the reading of an hour; returns false where none is read.
    func endReading() -> Bool { chart.endReading() }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus(below covered: Double) { scroller.uncoverFocus(below: covered) }

    /// Draws everything again in the present colours.
    func restyle() {
        chart.redraw()
        rows.forEach { $0.redraw() }
    }

    private func show(_ page: Model) {
        let (picture, all, length, found) = (page.chart, page.limits, page.lengths, page.trial)
        let (canAdd, canExport, removal, id) = (page.canAdd, page.canExport, page.deletion, page.pageID)
        let (words, more, spoken) = (page.sentence, page.explanation, page.spokenHead)
        sentence.text = words
        explanation.show(more)
        head.say(spoken)
        chartCard.isVisible = picture != nil
        self.picture = picture
        if let picture { chart.show(picture) }
        read(chart.selected)
        show(all)
        add.isSensitive = canAdd
        lengths.show(length.choices, selected: length.selected)
        lengthProblem.show(page.lengthProblem)
        trialCard.isVisible = found != nil
        trial.text = (found ?? []).joined(separator: "\n")
        trialStop.say((found ?? []).joined(separator: " "))
        export.isSensitive = canExport
        deletion.isVisible = removal != nil
        if let removal { deletion.setLabel(removal) }
        guard id != shown else { return }
        shown = id
        _ = chart.endReading()
        scroller.scrollToStart()
    }

    /// Says what is read of an hour; nil for none.
    private func read(_ index: Int?) {
        let readings = picture?.readings ?? []
        reading.show(index.flatMap { readings.indices.contains($0) ? readings[$0].text : nil })
    }

    private func show(_ all: [ActivityLimitRow]) {
        let focused = rows.firstIndex { $0.root.containsFocus }
        if let focused, focused >= all.count { _ = add.grabFocus() }
        limits.fit(&rows, \.root, to: all.count) { [model] in
            ActivityLimitView(
                .init(
                    move: { model()?.move($0, of: $1, to: $2) },
                    choose: { [weak self] position, id in self?.choose(position, of: id) },
                    toggle: { model()?.toggle($0, of: $1) }, remove: { model()?.remove($0) }))
        }
        for (row, view) in zip(all, rows) { view.show(row) }
    }

    /// The focus goes along with the row of the other quantity, which may stand elsewhere.
    private func choose(_ position: Int, of id: String) {
        if let chosen = model()?.choose(position, of: id), chosen != id { focusLimit(chosen) }
    }

    private func focusLimit(_ id: String) {
        guard let page = model() else { return }
        show(page.limits)
        if let index = page.limits.firstIndex(where: { $0.id == id }) { rows[index].focus() }
    }
}
