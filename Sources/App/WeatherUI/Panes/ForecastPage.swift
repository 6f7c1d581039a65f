internal import Charts
internal import Gtk
internal import Presentation

/// The forecast of one place: warnings, current weather, rain, hours, days, details and attributions.
@MainActor
final class ForecastPage<Model: ForecastPageModel> {
    private let banner: BannerView
    private let alerts: AlertsPane
    private let awaited = AwaitedPane()
    private let pane = CurrentWeatherPane<Model.Displayable>()
    private let rain = RainCard()
    private let hours: HoursCard<Model>
    private let days = RowList<DayCell<Model.DayItem>, Model.DayItem>()
    private let details = DetailsPane()
    private let sections: [PageSection: Container]
    private let column: Container
    private var order: [PageSection] = []
    private let footer = PageFooter()
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
        hours = HoursCard(model: model, window: window)
        days.setAccessibleName(WindowWords.days)
        sections = [
            .rain: Container(.vertical, [rain.root]),
            .hours: Container(.vertical, [hours.root]),
            .days: Self.section(.days, [TabStop(days.styled("card", "days"))]),
            .details: Self.section(.details, [details.root]),
        ]
        column = Container(
            .vertical, spacing: 22,
            [banner.root, alerts.root, awaited.root, pane.root]
                + PageSection.allCases.compactMap { [sections] in sections[$0] }
                + [footer.root]
        ).styled("page")
        scroller = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        root = scroller
        scroller.scrollableByKeyboard(name: WindowWords.forecast)
        // The page has no text fields, so that a digit pressed anywhere on it can choose a quantity of the hours.
        scroller.onKey { key, modifiers in
            guard case .digit(let number) = key, modifiers.isEmpty, (1...ChartMetric.allCases.count).contains(number)
            else { return false }
            model()?.showMetric(ChartMetric.allCases[number - 1])
            return true
        }
        days.onActivate { day in model()?.toggleDay(day.id) }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Draws everything again that depends on the colours of the style.
    func restyle() {
        if let page = model() { show(page) }
        hours.restyle()
        details.redraw()
    }

    /// Moves the focus to the hours, or to the page if they are not shown.
    func focusHours() {
        if sections[.hours]?.isVisible == true, hours.grabFocus() { return }
        scroller.grabFocus()
    }

    private func show(_ page: Model) {
        let (current, hasHours, dayItems, cards) = (page.current, page.hasHours, page.days, page.details)
        let (id, background, summary, strip) = (page.pageID, page.background(Look.style), page.summary, page.rainStrip)
        let (message, warnings, wanted) = (page.banner, page.warnings, page.sections)
        let (location, status, isLoading) = (page.location, page.statusText, page.isLoading)
        let (absences, attributions) = (page.absences, page.attributions)

        banner.show(message)
        alerts.show(warnings)
        awaited.root.isVisible = current == nil
        awaited.show(location, status, isLoading: current == nil && isLoading)
        footer.root.isVisible = current != nil
        pane.root.isVisible = current != nil
        if let current { pane.show(current, summary: summary, background: background) }
        if let strip { rain.show(strip) }
        days.show(dayItems)
        details.show(cards)
        show(
            wanted,
            with: [.rain: strip != nil, .hours: hasHours, .days: !dayItems.isEmpty, .details: !cards.isEmpty])
        footer.show(status, isLoading: isLoading, absences, attributions)
        if id != shownPage {
            shownPage = id
            scroller.scrollToStart()
        }
    }

    /// Shows the sections that are wanted and have content, in their order.
    private func show(_ wanted: [PageSection], with content: [PageSection: Bool]) {
        for (section, widget) in sections { widget.isVisible = wanted.contains(section) && content[section] == true }
        guard wanted != order else { return }
        order = wanted
        var last: Widget = pane.root
        for widget in wanted.compactMap({ sections[$0] }) {
            column.move(widget, behind: last)
            last = widget
        }
    }

    private static func section(_ section: PageSection, _ content: [Widget]) -> Container {
        Container(.vertical, spacing: 8, [Label(section.title).styled("heading")] + content)
    }
}
