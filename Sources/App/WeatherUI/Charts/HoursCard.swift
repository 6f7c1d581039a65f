internal import Charts
internal import Gtk
internal import Presentation
internal import WeatherText

/// The card of the coming hours: the choice of a quantity, the way through time, and the meteogram or its table.
@MainActor
final class HoursCard<Model: ForecastPageModel> {
    private let quantities = DropDown(
        ChartMetric.allCases.map(\.title), name: WindowWords.quantity, keys: WindowWords.quantityKeys)
    private let earlier: Button
    private let later: Button
    private let table = ToggleButton(icon: "view-list-symbolic", name: WindowWords.table)
    private let export: ExportMenu
    let title = HoursTitle()
    let view = MeteogramView()
    private let tableView = ChartTableView()
    private let stack = PageStack()
    private var shownPage: String?
    /// The hour that is read in the chart; nil for none.
    private var reading: (sentence: String, brief: String)?
    private let model: @MainActor () -> Model?
    private var binding: Binding?
    let root: Container

    /// - Parameters:
    ///   - model: Returns the visible page; nil if there is none.
    ///   - window: Returns the window over which dialogs open.
    ///   - announce: Tells a screen reader a text.
    init(
        model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?,
        announce: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.model = model
        stack.add(view.root)
        stack.add(tableView.root)
        stack.expanding(horizontally: true)
        tableView.root.onHint { [weak view] in view?.provenance }
        export = ExportMenu(chart: { model()?.chart }, window: window, announce: announce)
        // Time runs from left to right in every language, but arrows are mirrored and the keyboard goes as text does.
        let isMirrored = TextDirection.isRightToLeft
        let (back, forward) = ("go-previous-symbolic", "go-next-symbolic")
        earlier = Button(icon: isMirrored ? forward : back, name: WindowWords.earlierHours).styled("tool")
        later = Button(icon: isMirrored ? back : forward, name: WindowWords.laterHours).styled("tool")
        let steps = Container(.horizontal, isMirrored ? [later, earlier] : [earlier, later])
        let tools = Container(.horizontal, [steps, table.styled("tool"), export.button])
        let row = title.row(with: quantities.styled("quantities"), tools)
        root = Container(.vertical, [row, stack]).styled("card", "hours-card")
        quantities.onSelect { model()?.showMetric(ChartMetric.allCases[$0]) }
        earlier.onClick { [weak self] in self?.view.scroll(by: -1) }
        later.onClick { [weak self] in self?.view.scroll(by: 1) }
        table.onToggle { isOn in model()?.showTable(isOn) }
        export.onDone = { [weak self] in self?.title.confirm($0) }
        view.onEnd = { announce(WindowWords.endOfHours(isFirst: $0)) }
        view.onChange { [weak self] reading, window in
            guard let self else { return }
            self.reading = reading
            showReading()
            earlier.setSensitive(window?.hasEarlier ?? false, beside: later, window?.hasLater ?? false)
        }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Draws the hours again in the colours of the style.
    func restyle() {
        view.redraw()
        title.link.redraw()
    }

    /// Opens the ways to copy and save the chart; returns false where there is none.
    func openExport() -> Bool {
        root.isVisible && model()?.chart != nil && export.open()
    }

    /// Whether the focus is in the hours or their table, or on the button that changes between the two.
    var holdsFocus: Bool { stack.containsFocus || table.containsFocus }

    /// Moves the focus to the hours, or to their table.
    func grabFocus() -> Bool {
        stack.isShowing(tableView.root) ? tableView.grabFocus() : view.grabFocus()
    }

    /// Shows the hour that is read in place of the title; over the table, whose row with the focus is another one, none.
    private func showReading() {
        let reading = table.isOn ? nil : reading
        title.show(reading: reading?.sentence, brief: reading?.brief)
    }

    /// Shows the hours of the page; without any they stay as they are, in a hidden section.
    private func show(_ page: Model) {
        let (chart, metric, showsTable) = (page.chart, page.metric, page.showsTable)
        let id = page.pageID
        // Without hours the whole section is hidden. What is hidden in it as well, with the focus inside, GTK 4.8 never frees.
        guard let chart else { return }
        let isNewPlace = id != shownPage
        shownPage = id
        quantities.selected = ChartMetric.allCases.firstIndex(of: metric) ?? 0
        table.isOn = showsTable
        if isNewPlace { view.restart() }
        view.provenance = chart.caption?.provenance
        title.link.lead(to: chart.meteogram.words.missing == nil ? PageQuantity(metric) : nil)
        let (wasTable, hadFocus) = (stack.isShowing(tableView.root), stack.containsFocus)
        let row = isNewPlace ? nil : tableView.focused
        view.show(chart.meteogram, from: chart.start)
        let isOpening = showsTable && (isNewPlace || !wasTable)
        if showsTable {
            let table = chart.table
            tableView.show(table, from: isOpening ? view.chosen ?? table.present ?? 0 : nil)
        }
        for button in [earlier, later] { button.isVisible = !showsTable }
        // The hour that is read goes over to the table, and back.
        if wasTable, !showsTable { view.go(to: row) }
        stack.show(showsTable ? tableView.root : view.root)
        if wasTable != showsTable { showReading() }
        if isOpening, hadFocus { tableView.focusBeginning() }
    }
}
