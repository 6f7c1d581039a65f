internal import Charts
internal import Gtk
internal import Presentation
internal import WeatherText

/// The card of a quantity's values: the span of time or the reading, the tools, and the chart or its table.
@MainActor
final class QuantityChartCard<Model: QuantityPageModel> {
    private let title = Label().ellipsized().styled("card-title", "numeric")
    /// What is read of a point, for the eye: the chart tells a screen reader itself.
    private let reading = Label().ellipsized().styled("quantity-reading", "numeric").decorative()
    private let missing = Label().wrapped(width: 40).styled("secondary")
    private let askAgain = Button(label: "").styled("hero-action").aligned(horizontally: .start)
    /// What stands in the place of the chart, within the card's edges as its title.
    private let absence: Container
    private let table = ToggleButton(icon: "view-list-symbolic", name: WindowWords.table)
    private let export: ExportMenu
    private let view = CursorChartView<QuantityChart>()
    private let yearView = DaylightYearView()
    private let tableView = ChartTableView()
    private let stack = PageStack()
    private var chart: QuantityChart?
    private var year: DaylightYear?
    private var confirmation: Timeout?
    private var shown: (page: String, quantity: PageQuantity)?
    let root: Container

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - window: Returns the window over which dialogs open.
    ///   - tryAgain: Asks again for what is missing.
    ///   - announce: Tells a screen reader a text.
    init(
        model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?,
        tryAgain: @escaping @MainActor () -> Void, announce: @escaping @MainActor (String) -> Void
    ) {
        askAgain.isVisible = false
        askAgain.onClick { tryAgain() }
        stack.add(view.root)
        stack.add(yearView.root)
        stack.add(tableView.root)
        stack.expanding(horizontally: true)
        export = ExportMenu(chart: { model()?.copy }, window: window, announce: announce)
        let tools = Container(.horizontal, [table.styled("tool"), export.button])
        let words = Container(.horizontal, spacing: 9, [title, reading]).expanding(horizontally: true).aligned(
            vertically: .center)
        let head = Container(.horizontal, spacing: 8, [words, tools.aligned(vertically: .start)]).styled("hours-title")
        absence = Container(.vertical, spacing: 8, [missing, askAgain]).styled("quantity-missing")
        root = Container(.vertical, spacing: 4, [head, absence, stack]).styled("card", "hours-card", "quantity-chart")
        table.onToggle { isOn in model()?.showTable(isOn) }
        export.onDone = { [weak self] in self?.confirm($0) }
        view.onRead = { [weak self] index in
            self?.read(index)
            if let day = index.flatMap({ self?.chart?.day(of: $0) }) { model()?.tell(ofDay: day.id) }
        }
        yearView.onRead = { [weak self] day in self?.read(day) }
        view.onPress = { [weak self] index in
            if let day = self?.chart?.day(of: index) { model()?.tell(ofDay: day.id) }
        }
    }

    /// Shows the values of the page.
    func show(_ page: Model) {
        let (chart, year, showsTable, text) = (page.chart, page.year, page.showsTable, page.missingText)
        let again = page.missingActionLabel
        let isOther = shown.map { $0 != (page.pageID, page.quantity) } ?? true
        shown = (page.pageID, page.quantity)
        (self.chart, self.year) = (chart, year)
        let isKnown = chart != nil || year != nil
        (table.isVisible, export.isVisible) = (isKnown, isKnown)
        missing.show(text)
        // What goes while it has the focus would leave that to whatever comes next.
        if askAgain.containsFocus, again == nil { _ = table.grabFocus() }
        askAgain.setLabel(again ?? "")
        askAgain.isVisible = again != nil
        absence.isVisible = text != nil || again != nil
        stack.isVisible = isKnown
        table.isOn = showsTable
        view.stride = chart?.stride ?? 1
        if isOther { _ = endReading() }
        if let chart { view.show(chart) }
        if let year { yearView.show(year) }
        guard isKnown else { return title.show(page.quantity.title) }
        let wasTable = stack.isShowing(tableView.root)
        // The point that is read goes over to the table, and back.
        if wasTable, !showsTable, !isOther, let row = tableView.focused { go(to: row) }
        read(selected)
        let hadFocus = stack.containsFocus
        if showsTable, let rows = page.table {
            tableView.show(rows, from: wasTable && !isOther ? nil : selected ?? rows.present ?? 0)
        }
        let (used, unused) = year == nil ? (view.root, yearView.root) : (yearView.root, view.root)
        used.isVisible = true
        stack.show(showsTable ? tableView.root : used)
        // The stack is as high as its highest page.
        unused.isVisible = false
        if showsTable, !wasTable, hadFocus { tableView.focusBeginning() }
    }

    /// Opens the ways to copy and save the chart; returns false where there is none.
    func openExport() -> Bool { export.open() }

    /// Ends the reading of a point; returns false where none is read.
    func endReading() -> Bool { [view.endReading(), yearView.endReading()].contains(true) }

    /// Draws it again in the present colours.
    func redraw() {
        view.redraw()
        yearView.redraw()
    }

    private func go(to index: Int) {
        if year == nil { view.go(to: index) } else { yearView.go(to: index) }
    }

    private var selected: Int? { year == nil ? view.selected : yearView.selected }

    /// The point that is read stands in the place of the title, as a title of its own and what is read of it.
    private func read(_ index: Int?) {
        guard confirmation == nil else { return }
        if let year {
            title.text = year.title
            return reading.show(index.map(year.reading))
        }
        guard let chart else { return }
        let point = index.flatMap { chart.points.indices.contains($0) ? chart.points[$0] : nil }
        // In little room the day's short name leaves some to the value.
        let isNarrow = Double(root.width) < 560 * Appearance.textScale
        title.text = point.map { isNarrow ? $0.briefTime : $0.timeText } ?? chart.title
        reading.show(point?.reading)
    }

    private func confirm(_ words: String) {
        title.text = words
        confirmation = Timeout(milliseconds: 5000) { [weak self] in
            guard let self else { return }
            confirmation = nil
            read(selected)
        }
    }
}
