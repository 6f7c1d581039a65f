internal import Gtk
internal import Presentation

/// One place's forecast in one scroll: warnings, now, the next two hours, hours, days, details and where all is from.
@MainActor
final class ForecastPage<Model: ForecastPageModel> {
    private let banner: BannerView
    private let alerts: AlertsPane
    private let heading = Label().ellipsized().styled("page-heading")
    private let pane = CurrentWeatherPane<Model.Displayable>()
    private let rain = RainStripPane()
    private let hours = ListView<HourCell<Model.HourItem>, Model.HourItem>(.horizontal) { $0 }
    private let chart: ChartPane<Model>
    private let days = RowList<DayCell<Model.DayItem>, Model.DayItem>()
    private let details = DetailsPane()
    private let sections: Sections
    private let footer = PageFooter()
    private let hoursScroller: ScrolledWindow
    private let scroller: ScrolledWindow
    private var shownPage: String?
    private var binding: Binding?
    let root: Widget

    /// The parts of the page that can be missing.
    private struct Sections {
        let rain, hours, days, details: Container
    }

    /// - Parameters:
    ///   - model: The page to show now; nil while there is none.
    ///   - window: Over which dialogs are opened.
    init(model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?) {
        banner = BannerView { model()?.refresh() }
        alerts = AlertsPane(window: window)
        chart = ChartPane(model: model, window: window)
        hours.setAccessibleName(WindowWords.hours)
        days.setAccessibleName(WindowWords.days)
        hoursScroller = ScrolledWindow(.horizontal, hours).styled("card")
        sections = Sections(
            rain: Self.section(WindowWords.rain, [rain.root]),
            hours: Self.section(WindowWords.hours, [TabStop(hoursScroller), chart.root], tools: chart.tools),
            days: Self.section(WindowWords.days, [TabStop(days.styled("card"))]),
            details: Self.section(WindowWords.details, [details.root]))
        let column = Container(
            .vertical, spacing: 22,
            [
                banner.root, alerts.root, heading, pane.root, sections.rain, sections.hours, sections.days,
                sections.details, footer.root,
            ]
        ).styled("page")
        scroller = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        root = scroller
        scroller.scrollableByKeyboard(name: WindowWords.forecast)
        // Nothing on the page is written into, so that a digit anywhere on it means a tab of the chart.
        scroller.onKey { key, modifiers in
            guard case .digit(let number) = key, modifiers.isEmpty, (1...ChartMetric.allCases.count).contains(number)
            else { return false }
            model()?.metric = ChartMetric.allCases[number - 1]
            return true
        }
        days.onActivate { day in model()?.toggleDay(day.id) }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Draws again what is drawn in colours of the style.
    func restyle() {
        details.redraw()
    }

    /// Moves the keyboard to the hours' chart, or to the next part of the page that takes it.
    func focusHours() {
        hours.grabFocus()
    }

    private func show(_ page: Model) {
        let (current, hourItems, dayItems, cards) = (page.current, page.hours, page.days, page.details)
        let (id, background, summary, strip) = (page.pageID, page.background(Look.style), page.summary, page.rainStrip)

        banner.show(page.banner)
        alerts.show(page.alerts)
        heading.show(current == nil ? page.location : nil)
        pane.root.isVisible = current != nil
        if let current { pane.show(current, summary: summary, background: background) }
        sections.rain.isVisible = strip != nil
        if let strip { rain.show(strip) }
        hours.show(hourItems)
        sections.hours.isVisible = !hourItems.isEmpty
        chart.show(page)
        days.show(dayItems)
        sections.days.isVisible = !dayItems.isEmpty
        details.show(cards)
        sections.details.isVisible = !cards.isEmpty
        footer.show(page.statusText, isLoading: page.isLoading, page.attributions)
        if id != shownPage {
            shownPage = id
            scroller.scrollToStart()
            hoursScroller.scrollToStart()
        }
    }

    private static func section(_ title: String, _ content: [Widget], tools: Widget? = nil) -> Container {
        let heading = Label(title).styled("heading").expanding(horizontally: true)
        return Container(
            .vertical, spacing: 8, [Container(.horizontal, [heading] + [tools].compactMap { $0 })] + content)
    }
}
