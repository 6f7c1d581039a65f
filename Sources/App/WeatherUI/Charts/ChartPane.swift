internal import Charts
internal import Gtk
internal import Presentation

/// The section of the hours: tabs for the quantities, the chart or its table, the selected hour, and the legend.
@MainActor
final class ChartPane<Model: ForecastPageModel> {
    private let tabs: [ChartMetric: ToggleButton]
    private let table = ToggleButton(icon: "view-list-symbolic", name: WindowWords.table)
    private let view = ChartView()
    private let tableView = ChartTableView()
    private let axis = ChartAxisView()
    private let notice = Label().wrapped(width: 60).styled("secondary")
    private let reading = Label().ellipsized().styled("reading", "numeric")
    private let legend = ChartLegendView()
    private let stack = PageStack()
    private let chartPage: Container
    private let export: MenuButton
    private var shownPage: String?
    private var shownDay: String?
    private let model: @MainActor () -> Model?
    private var binding: Binding?
    let root: Container
    /// The buttons for the heading of the section.
    let tools: Container

    /// - Parameter model: Returns the visible page; nil if there is none.
    init(model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?) {
        self.model = model
        let tabs = Self.makeTabs(model)
        self.tabs = tabs
        // Time runs from left to right in every language, with the scale at its beginning.
        chartPage = Container(.horizontal, [axis.root, view.root.expanding(horizontally: true)]).leftToRight()
        stack.add(chartPage)
        stack.add(tableView.root)
        // The table is as large as the chart, and neither takes the spare room of a short page.
        stack.expanding(horizontally: true)
        let lines = Container(.vertical, spacing: 2).styled("menu")
        export = MenuButton(
            icon: "document-save-symbolic", name: WindowWords.exportChart,
            content: lines)
        tools = Container(.horizontal, spacing: 6, [table.styled("tool"), export.styled("tool")])
        let row = Container(.horizontal, ChartMetric.allCases.compactMap { tabs[$0] })
        root = Container(
            .vertical, spacing: 8,
            [
                ScrolledWindow(.horizontal, row),
                Container(.vertical, spacing: 4, [notice, reading, stack, legend.root]).styled("card", "chart-card"),
            ])
        table.onToggle { isOn in model()?.showTable(isOn) }
        ChartExport.lines(chart: { model()?.chart }, window: window) { [weak self] in self?.export.close() }
            .forEach(lines.append)
        view.onRead { [weak self] point in self?.reading.text = point?.spokenText ?? "" }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Draws the chart again in the colours of the style.
    func restyle() {
        if let page = model() { show(page) }
    }

    /// Shows the chart of the page, or the message why there is none; without hours it stays as it is, in a hidden section.
    private func show(_ page: Model) {
        let (chart, metric, showsTable) = (page.chart, page.metric, page.showsTable)
        let (id, day) = (page.pageID, page.openDay)
        let missing = chart == nil ? page.chartNotice : nil
        let isNewPlace = id != shownPage
        let isNewDay = day != nil && day != shownDay
        (shownPage, shownDay) = (chart == nil ? nil : id, day)
        // Without hours the whole section is hidden. What is hidden in it as well, with the focus inside, GTK 4.8 never frees.
        guard chart != nil || missing != nil else { return }
        notice.text = missing ?? ""
        notice.isVisible = missing != nil
        tools.isVisible = chart != nil
        stack.isVisible = chart != nil
        reading.isVisible = chart != nil && !showsTable
        legend.root.isVisible = chart != nil && !showsTable
        for (tab, button) in tabs { button.isOn = tab == metric }
        table.isOn = showsTable
        guard let chart else { return }
        axis.show(chart)
        view.show(chart, isNewPlace: isNewPlace)
        if isNewPlace || isNewDay { view.scroll(to: chart.start(showing: day)) }
        legend.show(chart.legend)
        if showsTable {
            let table = chart.table
            tableView.show(table)
            if isNewPlace || !stack.isShowing(tableView.root) { tableView.scroll(to: table) }
        }
        stack.show(showsTable ? tableView.root : chartPage)
    }

    private static func makeTabs(_ model: @escaping @MainActor () -> Model?) -> [ChartMetric: ToggleButton] {
        var first: ToggleButton?
        var tabs: [ChartMetric: ToggleButton] = [:]
        for metric in ChartMetric.allCases {
            let tab = ToggleButton(label: metric.title, group: first).styled("tab")
            tab.onToggle { isOn in
                if isOn { model()?.showMetric(metric) }
            }
            first = first ?? tab
            tabs[metric] = tab
        }
        return tabs
    }
}
