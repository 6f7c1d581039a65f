internal import Charts
internal import Gtk
internal import Presentation

/// The top of a comparison: what is compared, the quantity of the chart and the ways to copy it, and the sentences about it, in
/// whose place a time is read.
@MainActor
final class ComparisonHead<Model: ComparisonModel> {
    private let sentence = Label().wrapped(width: 40).styled("map-answer").decorative()
    private let detail = Label().wrapped(width: 60).styled("map-detail", "numeric").decorative()
    private let stop = ReadingStop.area()
    private let kinds: [ToggleButton]
    private let kindRow: Container
    private let quantities: DropDown
    private let export: ExportMenu
    private var choices: [ChartMetric] = []
    /// What has just been done, in the place of the second sentence; nil after a while.
    private var confirmation: (words: String, end: Timeout)?
    private var words: (sentence: String, detail: String?) = ("", nil)
    private var reading: ComparisonChart.Reading?
    let root: Container

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - window: Returns the window over which dialogs open.
    ///   - announce: Tells a screen reader a text.
    init(
        model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?,
        announce: @escaping @MainActor (String) -> Void
    ) {
        kinds = ToggleButton.choice(of: ComparisonKind.allCases.map(\.title))
        kindRow = Container(.horizontal, kinds).styled("quantity-ranges").aligned(horizontally: .start)
        quantities = DropDown([""], name: WindowWords.quantity).styled("quantities")
        export = ExportMenu(chart: { model()?.copy }, window: window, announce: announce)
        let tools = Container(.horizontal, spacing: 8, [quantities, export.button])
        let (stop, text) = (stop, Container(.vertical, spacing: 2, [sentence, detail]))
        let said = LayoutContainer(
            [stop, text],
            layout: CustomLayout { axis, size in
                text.request(axis, for: size)
            } allocate: { room in
                for part in [stop, text] as [Widget] {
                    room.place(part, x: 0, y: 0, width: room.width, height: room.height)
                }
            })
        root = Container(.vertical, spacing: 12, [ToolsRow.of(kindRow, tools, isSpread: true), said])
        for (button, kind) in zip(kinds, ComparisonKind.allCases) {
            button.onToggle { isOn in
                if isOn { model()?.choose(kind) }
            }
        }
        quantities.onSelect { [weak self] index in
            if let self, choices.indices.contains(index) { model()?.choose(choices[index]) }
        }
        export.onDone = { [weak self] in self?.confirm($0) }
    }

    /// Shows the top of the page; returns whether its sentences have changed.
    @discardableResult
    func show(_ page: Model) -> Bool {
        let (kind, offersPlaces, said) = (page.kind, page.offersPlaces, (page.sentence, page.detail))
        for (button, one) in zip(kinds, ComparisonKind.allCases) { button.isOn = one == kind }
        kindRow.isVisible = offersPlaces
        choices = page.quantities
        quantities.isVisible = choices.count > 1
        if !choices.isEmpty {
            quantities.show(choices.map(\.title), selected: choices.firstIndex(of: page.quantity) ?? 0)
        }
        export.isVisible = page.chart != nil
        let isNew = words != said
        words = said
        stop.setAccessibleName(spoken)
        render()
        return isNew
    }

    /// Shows what is read of a time in the place of the second sentence; nil for that sentence.
    func read(_ reading: ComparisonChart.Reading?) {
        self.reading = reading
        render()
    }

    /// Opens the ways to copy and save the chart; returns false where there is none.
    func openExport() -> Bool { export.open() }

    /// Both sentences.
    var spoken: String { [words.sentence, words.detail].compactMap(\.self).joined(separator: " ") }

    /// Moves the focus to the sentences.
    func grabFocus() { _ = stop.grabFocus() }

    private func render() {
        sentence.show(words.sentence)
        detail.show(confirmation?.words ?? reading?.line ?? words.detail)
    }

    /// Says for a moment what has been done.
    private func confirm(_ words: String) {
        let end = Timeout(milliseconds: 5000) { [weak self] in
            self?.confirmation = nil
            self?.render()
        }
        confirmation = (words, end)
        render()
    }
}
