internal import Charts
internal import Gtk
internal import Presentation

/// The forecast of one place: warnings, current weather, rain, hours, days, details and attributions.
@MainActor
final class ForecastPage<Model: ForecastPageModel> {
    private let banner: BannerView
    private let alerts: AlertsPane
    private let awaited = AwaitedPane()
    private let place = Label().ellipsized().styled("place")
    private let time = Label().styled("numeric")
    private let pane: HeroPane<Model.Displayable>
    private let rain = RainStripPane()
    private let hours = ListView<HourCell<Model.HourItem>, Model.HourItem>(.horizontal) { $0 }
    private let chart: ChartPane<Model>
    private let days = RowList<DayCell<Model.DayItem>, Model.DayItem>()
    private let details = DetailsPane()
    private let sections: [PageSection: Container]
    private let column: Container
    private var order: [PageSection] = []
    private let footer = PageFooter()
    private let hoursScroller: ScrolledWindow
    private let scroller: ScrolledWindow
    private let model: @MainActor () -> Model?
    private var shownPage: String?
    private var binding: Binding?
    let root: Widget

    /// - Parameters:
    ///   - model: Returns the visible page; nil if there is none.
    ///   - window: Returns the window over which dialogs open.
    init(
        model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?,
        openPreferences: @escaping @MainActor () -> Void
    ) {
        self.model = model
        banner = BannerView(openPreferences: openPreferences) { model()?.refresh() }
        alerts = AlertsPane(window: window) { model()?.alerts ?? [] }
        pane = HeroPane(title: Container(.horizontal, spacing: 12, [place, time.aligned(vertically: .center)]))
        chart = ChartPane(model: model, window: window)
        hours.setAccessibleName(WindowWords.hours)
        days.setAccessibleName(WindowWords.days)
        hoursScroller = ScrolledWindow(.horizontal, hours).styled("card", "hours")
        sections = [
            .rain: Self.section(.rain, [rain.root]),
            .hours: Self.section(.hours, [TabStop(hoursScroller), chart.root], tools: chart.tools),
            .days: Self.section(.days, [TabStop(days.styled("card", "days"))]),
            .details: Self.section(.details, [details.root]),
        ]
        column = Container(
            .vertical, spacing: 22,
            [banner.root, alerts.root, awaited.root]
                + PageSection.allCases.compactMap { [sections] in sections[$0] }
                + [footer.root]
        ).styled("page")
        scroller = ScrolledWindow(.vertical, Container(.vertical, [pane.root, column])).expanding(
            horizontally: true, vertically: true)
        root = scroller
        scroller.scrollableByKeyboard(name: WindowWords.forecast)
        // The page has no text fields, so that a digit pressed anywhere on it can choose a tab of the chart.
        scroller.onKey { key, modifiers in
            guard case .digit(let number) = key, modifiers.isEmpty, (1...ChartMetric.allCases.count).contains(number)
            else { return false }
            model()?.showMetric(ChartMetric.allCases[number - 1])
            return true
        }
        pane.onOpenDay = { day in model()?.openDay(day) }
        days.onActivate { day in model()?.toggleDay(day.id) }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Draws everything again that depends on the colours of the style.
    func restyle() {
        if let page = model() { show(page) }
        chart.restyle()
        details.redraw()
    }

    /// Moves the focus to the hours, or to the page if they are not shown.
    func focusHours() {
        if sections[.hours]?.isVisible == true, hours.grabFocus() { return }
        scroller.grabFocus()
    }

    private func show(_ page: Model) {
        let (current, hourItems, dayItems, cards) = (page.current, page.hours, page.days, page.details)
        let (id, sky, summary, strip) = (page.pageID, page.sky, page.summary, page.rainStrip)
        let (message, warnings, wanted) = (page.banner, page.warnings, page.sections)
        let (location, status, isLoading) = (page.location, page.statusText, page.isLoading)
        let (absences, attributions, tiles) = (page.absences, page.attributions, page.tiles)

        banner.show(message)
        alerts.show(warnings)
        awaited.root.isVisible = current == nil
        awaited.show(location, status, isLoading: current == nil && isLoading)
        footer.root.isVisible = current != nil
        pane.root.isVisible = current != nil
        place.text = location
        time.show(current?.locationTime)
        pane.show(current, summary: summary, tiles: tiles, sky: sky, isLoading: isLoading)
        if let strip { rain.show(strip) }
        hours.show(hourItems)
        days.show(dayItems)
        details.show(cards)
        show(
            wanted,
            with: [.rain: strip != nil, .hours: !hourItems.isEmpty, .days: !dayItems.isEmpty, .details: !cards.isEmpty])
        footer.show(status, isLoading: isLoading, absences, attributions)
        if id != shownPage {
            shownPage = id
            scroller.scrollToStart()
            hoursScroller.scrollToStart()
        }
    }

    /// Shows the sections that are wanted and have content, in their order.
    private func show(_ wanted: [PageSection], with content: [PageSection: Bool]) {
        for (section, widget) in sections { widget.isVisible = wanted.contains(section) && content[section] == true }
        guard wanted != order else { return }
        order = wanted
        var last: Widget = awaited.root
        for widget in wanted.compactMap({ sections[$0] }) {
            column.move(widget, behind: last)
            last = widget
        }
    }

    private static func section(_ section: PageSection, _ content: [Widget], tools: Widget? = nil) -> Container {
        let heading = Label(section.title).styled("heading").expanding(horizontally: true)
        return Container(
            .vertical, spacing: 8, [Container(.horizontal, [heading] + [tools].compactMap { $0 })] + content)
    }
}
