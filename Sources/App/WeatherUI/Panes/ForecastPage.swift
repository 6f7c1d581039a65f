internal import Charts
internal import Gtk
internal import Presentation
internal import WeatherText

/// The forecast of one place: the sky with warnings, current weather and tiles, then rain, hours, days and details in one
/// column or two, and the attributions.
@MainActor
final class ForecastPage<Model: ForecastPageModel> {
    private let message: HeroMessage
    private let trouble: BannerView
    private let notes: Container
    private let alerts: AlertsStrip
    private let hero: HeroPane<Model.Displayable>
    private let rain = RainStripPane()
    private let hours = ListView<HourCell<Model.HourItem>, Model.HourItem>(.horizontal) { $0 }
    private let chart: ChartPane<Model>
    private let days: DaysPane<Model.DayItem>
    private let details = DetailsPane(Set(DetailKind.allCases).subtracting(DetailsPane.besideDays))
    private let skyAndAir = DetailsPane(DetailsPane.besideDays)
    private let sections: [PageSection: Container]
    private let body: PageBody
    private var scrolled: (@MainActor (TitleRow.Ground) -> Void)?
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
        message = HeroMessage(openPreferences: openPreferences) { model()?.refresh() }
        trouble = BannerView(openPreferences: openPreferences) { model()?.refresh() }
        trouble.root.isVisible = false
        alerts = AlertsStrip(window: window) { model()?.alerts ?? [] }
        chart = ChartPane(model: model, window: window)
        days = DaysPane { model()?.toggleDay($0) }
        hours.setAccessibleName(WindowWords.hours)
        hoursScroller = ScrolledWindow(.horizontal, hours).styled("card", "hours")
        sections = [
            .rain: Self.section(.rain, [rain.root]),
            .hours: Self.section(.hours, [TabStop(hoursScroller), chart.root], tools: chart.tools),
            .days: Self.section(.days, [days.root]),
            .details: Self.section(.details, [details.root]),
        ]
        notes = Container(.vertical, spacing: 8, [trouble.root, alerts.root])
        hero = HeroPane(alerts: notes, tiles: 4, message: message.root) { model()?.openDay($0) }
        body = PageBody(top: hero.root, overlap: { HeroPane<Model.Displayable>.fadeHeight }, end: footer.root)
        for section in PageSection.allCases { sections[section].map(body.add) }
        body.add(skyAndAir.root)
        scroller = ScrolledWindow(.vertical, body.root.styled("page")).expanding(horizontally: true, vertically: true)
        root = scroller
        scroller.scrollableByKeyboard(name: WindowWords.forecast)
        // The page has no text fields, so that a digit pressed anywhere on it can choose a tab of the chart.
        scroller.onKey { key, modifiers in
            guard case .digit(let number) = key, modifiers.isEmpty, (1...ChartMetric.allCases.count).contains(number)
            else { return false }
            model()?.showMetric(ChartMetric.allCases[number - 1])
            return true
        }
        scroller.onScroll { [weak self] _ in self?.tellGround() }
        // What arrives late above keeps the view in its place.
        body.onMove { [weak self] shift in
            guard let self, scroller.scrolledY > 0 else { return }
            scroller.scrolledY += Double(shift(scroller.scrolledY + 48))
        }
        body.onColumnsChange { [weak self] in
            guard let self else { return }
            alerts.isNarrow = body.columns.isNarrow
            if let page = model() { show(page) }
        }
        scroller.onLengthChange { [weak self] in
            if let self, let row = days.growingRow { scroller.reveal(row, below: 48) }
        }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Calls the handler with the ground at the top of the page whenever that has changed.
    func onGroundChange(_ handler: @escaping @MainActor (TitleRow.Ground) -> Void) {
        scrolled = handler
    }

    private func tellGround() {
        scrolled?(ground)
    }

    private var ground: TitleRow.Ground {
        let isAway = hero.root.height > 0 && scroller.scrolledY > Double(hero.root.height - HeroPane<Model.Displayable>.fadeHeight - 48)
        return isAway ? .page : TitleRow.Ground(model()?.sky?.ground(Look.style) ?? .plain)
    }

    /// Draws everything again that depends on the colours of the style.
    func restyle() {
        if let page = model() { show(page) }
        hero.restyle()
        tellGround()
        chart.restyle()
        details.redraw()
        skyAndAir.redraw()
    }

    /// Moves the focus to the hours, or to the page if they are not shown.
    func focusHours() {
        if sections[.hours]?.isVisible == true, hours.grabFocus() { return }
        scroller.grabFocus()
    }

    private func show(_ page: Model) {
        let (current, hourItems, dayItems, cards) = (page.current, page.hours, page.days, page.details)
        let (id, sky, summary, strip) = (page.pageID, page.sky, page.summary, page.rainStrip)
        let (tiles, keepsAlerts) = (page.tiles, page.keepsAlerts)
        let (banner, warnings, wanted) = (page.banner, page.warnings, page.sections)
        let (status, isLoading) = (page.statusText, page.isLoading)
        let (absences, attributions) = (page.absences, page.attributions)

        // Beside weather, a wide window says the trouble in its top row.
        trouble.show(body.columns.isNarrow && current != nil ? banner : nil)
        alerts.show(warnings)
        notes.isVisible = alerts.root.isVisible || trouble.root.isVisible
        message.show(current == nil && !isLoading ? banner ?? Banner(text: status) : nil)
        footer.root.isVisible = current != nil
        hero.show(current, summary: summary, sky: sky, tiles: tiles, keepsAlerts: keepsAlerts, isAwaited: isLoading)
        if let strip { rain.show(strip) }
        hours.show(hourItems)
        days.show(dayItems, hours: nil)
        details.show(cards)
        skyAndAir.show(cards)
        show(
            wanted,
            with: [.rain: strip != nil, .hours: !hourItems.isEmpty, .days: !dayItems.isEmpty, .details: !cards.isEmpty])
        tellGround()
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
        skyAndAir.root.isVisible = sections[.details]?.isVisible == true
        body.arrange(
            wanted.flatMap { section in
                let part = sections[section].map { PageBody.Part(widget: $0, isSecond: section == .days) }
                let below = section == .details ? PageBody.Part(widget: skyAndAir.root, isSecond: true) : nil
                return [part, below].compactMap { $0 }
            })
    }

    private static func section(_ section: PageSection, _ content: [Widget], tools: Widget? = nil) -> Container {
        let heading = Label(section.title).styled("heading").expanding(horizontally: true)
        return Container(
            .vertical, spacing: 8, [Container(.horizontal, [heading] + [tools].compactMap { $0 })] + content)
    }
}
