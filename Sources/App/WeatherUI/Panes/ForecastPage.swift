internal import Charts
internal import Gtk
internal import Presentation
internal import WeatherText

/// The forecast of one place: the sky with warnings, current weather and tiles, then rain, hours, days and details in one
/// column or two, and the attributions.
@MainActor
final class ForecastPage<Model: ForecastPageModel> {
    private let message: HeroMessage
    let notes: HeroNotes
    let hero: HeroPane<Model.Displayable>
    let rain = RainCard()
    let hours: HoursCard<Model>
    let days: DaysPane<Model.DayItem>
    let goodTimes: GoodTimesCardView
    let details: DetailsPane
    let sideDetails: DetailsPane
    /// Lies in the room of the sections while they are awaited.
    private let ground = Container(.vertical).styled("card", "awaited-ground")
    let body: PageBody
    let footer = PageFooter()
    private let scroller: ScrolledWindow
    let model: @MainActor () -> Model?
    private let offersMap: @MainActor () -> Bool
    private let openMap: @MainActor () -> Void
    private let openQuantity: @MainActor (PageQuantity) -> Void
    /// Returns how much of the page's top is covered, in pixels.
    var coveredHeight: @MainActor () -> Double = { 0 }
    private var scrolled: (@MainActor (SkyGround, _ isAway: Bool, _ sky: Widget?) -> Void)?
    private let fade: CrossFade
    /// Whether the row at the top has no room for the button that goes with a trouble.
    var hasNarrowTitle = false {
        didSet { if hasNarrowTitle != oldValue { showNotes() } }
    }
    private var awaitedWeather = false
    private var shownPage: String?
    private(set) var hasWeather = false
    /// Whether the page has an end: below the weather, and below what is said in place of it.
    private var hasEnd = false
    private var heading: PageHeading?
    private var binding: Binding?
    var restBinding: Binding?
    private var loadingBinding: Binding?
    /// The page that the details are of.
    var restPage: String?
    var delayedRest: IdleSteps?
    private var wanted: [PageSection] = []
    var filled: Set<PageSection> = []
    /// What had the focus when another page took the place of this one; nil for nothing here.
    private var left: KeptFocus?
    let root: Widget

    /// - Parameters:
    ///   - model: Returns the visible page; nil if there is none.
    ///   - window: Returns the window over which dialogs open.
    ///   - tryAgain: Asks again for what failed, or goes online.
    ///   - announce: Tells a screen reader a text.
    ///   - mark: Returns the heading as it is shown, which of a report says that it is one.
    ///   - offersMap: Returns whether there is a rain map of the page's place, which `openMap` opens.
    ///   - openQuantity: Shows the page of a quantity.
    ///   - openGoodTimes: Shows the page of an activity, or that of good times for nil.
    ///   - expectedSize: The size of the page at first, in pixels, where that is known.
    ///   - isStaged: Whether what lies below the fold is left out until the `stages` are done.
    init(
        model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?,
        openPreferences: @escaping @MainActor () -> Void, tryAgain: @escaping @MainActor () -> Void,
        announce: @escaping @MainActor (String) -> Void = { _ in },
        mark: @escaping @MainActor (PageHeading) -> PageHeading = { $0 },
        offersMap: @escaping @MainActor () -> Bool = { false }, openMap: @escaping @MainActor () -> Void = {},
        openQuantity: @escaping @MainActor (PageQuantity) -> Void = { _ in },
        openGoodTimes: @escaping @MainActor (String?) -> Void = { _ in },
        expectedSize: (width: Int, height: Int)? = nil, isStaged: Bool = false
    ) {
        (self.model, self.offersMap, self.openMap, self.openQuantity) = (model, offersMap, openMap, openQuantity)
        message = HeroMessage(openPreferences: openPreferences, onAction: tryAgain)
        notes = HeroNotes(window: window, openPreferences: openPreferences) {
            tryAgain()
        } all: {
            model()?.warningList ?? WarningList([], of: "")
        }
        goodTimes = GoodTimesCardView(showAll: { model()?.showAllActivities() }, open: openGoodTimes)
        details = DetailsPane(Set(DetailKind.allCases).subtracting(DetailsPane.besideDays))
        sideDetails = DetailsPane(DetailsPane.besideDays)
        hours = HoursCard(model: model, window: window, announce: announce)
        let days = DaysPane<Model.DayItem> { id in
            guard let page = model() else { return }
            page.toggleDay(id)
            // The row has the focus, and is not read again by itself.
            if let words = page.days.first(where: { $0.id == id })?.spokenDetails { announce(words) }
        }
        self.days = days
        let hero = HeroPane<Model.Displayable>(alerts: notes.alerts.root, message: message.root, note: notes.below)
        self.hero = hero
        body = PageBody(top: hero.root, overlap: { [weak hero] in hero?.landHeight ?? 0 }, end: footer.root)
        scroller = ScrolledWindow(.vertical, body.root.styled("page")).expanding(horizontally: true, vertically: true)
            .styled("forecast")
        fade = CrossFade(over: scroller)
        root = fade.root.expanding(horizontally: true, vertically: true)
        let parts = [ground, rain.root, hours.root, days.root, goodTimes.root, details.root, sideDetails.root]
        parts.forEach(body.add)
        connect()
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
        // A strip for a wide page would make a narrow window wider before it is arranged.
        let columns = expectedSize.map { PageColumns(width: Double($0.width), textScale: Appearance.textScale) }
        if let columns { notes.alerts.isNarrow = columns.isNarrow }
        if isStaged {
            // Beside the hours more of them are in view.
            let inView = columns?.second == nil ? nil : expectedSize.map { $0.height / Self.dayHeight - 4 }
            days.limit = max(6, inView ?? 0)
            limitCards(to: 0)
            footer.root.isVisible = false
        } else {
            showRest()
        }
        // Apart, so that the beginning and the end of a request do not render the page.
        loadingBinding = Binding { [weak self] in
            let page = model()
            self?.showProgress(page.map { mark($0.heading) }, isLoading: page?.isLoading ?? false)
        }
    }

    /// Calls the handler with the ground at the top of the page, whether the sky has scrolled away, and the sky where it
    /// may be seen there, now and whenever that may have changed.
    func onGroundChange(_ handler: @escaping @MainActor (SkyGround, _ isAway: Bool, _ sky: Widget?) -> Void) {
        scrolled = handler
        tellGround()
    }

    /// Draws everything again that depends on the colours of the style.
    func restyle() {
        if let page = model() {
            show(page)
            if restBinding != nil { showRest(of: page) }
        }
        hours.restyle()
        goodTimes.redraw()
        details.redraw()
        sideDetails.redraw()
    }

    /// Moves the focus to the weather now, or to the page if there is nothing to say.
    func focusWeather() {
        if !hero.focusWords() { scroller.grabFocus() }
    }

    /// Notes what has the focus, as another page takes the place of this one.
    func leave() { left = KeptFocus(within: root) }

    /// Moves the focus back to what had it when the page was left, without scrolling to it; else to an entry, or to the weather
    /// if there is none.
    func returnFocus(orTo entry: () -> Bool) {
        let position = scroller.scrolledY
        defer { left = nil }
        if left?.restore() != true {
            guard !entry() else { return }
            focusWeather()
        }
        scroller.scrolledY = position
    }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus() {
        scroller.uncoverFocus(below: coveredHeight())
    }

    private func connect() {
        hero.onOpenDay = { [weak days, model] day in
            days?.follow(day)
            model()?.openDay(day)
        }
        hero.onLeave = { [weak self] in
            self?.sections.dropFirst(2).contains { $0.root.isVisible && $0.enter() } ?? false
        }
        hours.title.link.onOpen = { [openQuantity] in openQuantity($0) }
        for pane in [details, sideDetails] { pane.onOpen = openQuantity }
        hours.view.onLeave = { [weak self] step in
            guard let self else { return false }
            return body.focus(from: hours.root, step: step) || (step < 0 && hero.focusWords())
        }
        scroller.scrollableByKeyboard(name: WindowWords.forecast)
        // A page that gets shorter is scrolled in the middle of its allocation, where the row must not change.
        scroller.onScroll { [weak self] _ in Task { self?.tellGround() } }
        scroller.onLengthChange { [weak self] in
            if let self, let row = days.growingRow { scroller.reveal(row, below: coveredHeight()) }
        }
        // What arrives late above keeps the view in its place.
        body.onMove { [weak self] shift in
            guard let self, scroller.scrolledY > 0 else { return }
            scroller.scrolledY += Double(shift(scroller.scrolledY + coveredHeight()))
        }
        body.onColumnsChange { [weak self] in
            if let self { notes.alerts.isNarrow = body.columns.isNarrow }
        }
    }

    private func show(_ page: Model) {
        let (current, hasHours, dayItems) = (page.current, page.hasHours, page.days)
        let (id, sky, summary, strip) = (page.pageID, page.sky, page.summary, page.rainStrip)
        let spoken = page.spokenSummary
        let (tiles, awaitsWeather, rainProvenance) = (page.tiles, page.awaitsWeather, page.rainProvenance)
        let (banner, warnings, wanted) = (page.banner, page.warnings, page.sections)
        let (status, openDay) = (page.statusText, page.openDay)

        let isComing = shownPage != nil && (id != shownPage || (awaitedWeather && !awaitsWeather))
        awaitedWeather = awaitsWeather
        if isComing { fade.run(milliseconds: Self.fadeTimes.page) }
        hero.skyFade = isComing ? Self.fadeTimes.sky : 0
        notes.alerts.show(warnings)
        message.show(banner ?? Banner(text: status))
        ground.isVisible = awaitsWeather
        hero.show(
            current, summary: summary, spokenSummary: spoken, tiles: tiles, sky: sky, status: banner?.text ?? status,
            isLoading: awaitsWeather || (current == nil && page.isLoading))
        if let strip { rain.show(strip, provenance: rainProvenance) }
        let opensMap = offersMap()
        if opensMap != (rain.onOpenMap != nil) { rain.onOpenMap = opensMap ? openMap : nil }
        days.show(
            dayItems, hours: openDay.flatMap(page.meteogram(ofDay:)), fan: openDay.flatMap(page.fan(ofDay:)),
            ribbon: openDay.flatMap(page.ribbon(ofDay:)))
        hasWeather = current != nil || hasHours
        hasEnd = current != nil || banner != nil
        let isFilled: [PageSection: Bool] = [.rain: strip != nil, .hours: hasHours, .days: !dayItems.isEmpty]
        filled = filled.intersection([.goodTimes, .details]).union(isFilled.filter(\.value).keys)
        self.wanted = wanted
        let losesFocus = strip == nil && rain.root.containsFocus
        arrange()
        // Else nothing would have it, and Tab would begin among the places.
        if losesFocus, !hours.title.link.grabFocus() { focusWeather() }
        showNotes()
        showFooter()
        tellGround()
        if id != shownPage {
            shownPage = id
            scroller.scrollToStart()
        }
    }

    /// The height of a day's row, in pixels; of larger text it is greater.
    private static var dayHeight: Int { 48 }

    /// The times in milliseconds in which one page gives way to another, and one sky.
    private static var fadeTimes: (page: Double, sky: Double) { (160, 240) }

    private func showProgress(_ heading: PageHeading?, isLoading: Bool) {
        self.heading = heading
        footer.isLoading = isLoading
        showNotes()
    }

    /// Shows what is wrong below the words.
    private func showNotes() {
        let isLarge = hasNarrowTitle && Appearance.textScale >= 1.5
        hero.moment = isLarge ? heading?.stacked : nil
        hero.showsNote = notes.show(heading, isNarrow: hasNarrowTitle, isLarge: isLarge)
    }

    /// Shows the end of the page once all that stands above it is there.
    func showFooter() {
        footer.root.isVisible = hasEnd && details.limit == .max
    }

    /// Shows the sections that are wanted and have content, in their order.
    func arrange() {
        for section in PageSection.allCases {
            for part in parts(of: section) {
                part.widget.isVisible = wanted.contains(section) && filled.contains(section)
            }
        }
        body.arrange([PageBody.Part(widget: ground, isSecond: false, fills: true)] + wanted.flatMap(parts))
    }

    private func tellGround() {
        let end = hero.root.height - coveredHeight()
        let isAway = end > 0 && scroller.scrolledY > end
        let ground = isAway ? .flat : SkyGround(model()?.sky, Look.style)
        scrolled?(ground, isAway, ground == .flat ? nil : hero.sky)
    }
}
