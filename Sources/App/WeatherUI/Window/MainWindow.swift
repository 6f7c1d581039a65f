public import Gtk
public import Presentation
internal import WeatherText

/// The main window: the places at the left, the forecast of the selected one at the right.
@MainActor
public final class MainWindow<Model: MainWindowModel> {
    let model: Model
    let notice: BannerView
    let sidebar: Sidebar<Model.Adding, Model.Locations, Model.Trips>
    let page: ForecastPage<Model.Page>
    /// Made when it is first needed.
    var rainMap: RainMapPage<Model.Rain>?
    /// Made when it is first needed.
    private(set) var welcome: WelcomePage<Model.Locations>?
    /// Made when it is first needed.
    var quantityPage: QuantityPage<Model.Quantity>?
    /// Made when it is first needed.
    var goodTimesPage: GoodTimesPage<Model.GoodTimes>?
    /// Made when it is first needed.
    var comparisonPage: ComparisonPage<Model.Comparison>?
    /// Made when it is first needed.
    var tripPage: TripPage<Model.Trips.Page>?
    /// The quantity whose page was opened last.
    var leftFor: PageQuantity?
    /// The place whose map or quantity was shown last.
    var drilledPlace: String?
    /// The place that was visible when the page of a trip was opened.
    var placeBeforeTrip: String?
    /// The activity or the trip that was shown last.
    var shownPart: String?
    let content = PageStack()
    private let refresh = Button(icon: "view-refresh-symbolic", name: WindowWords.refresh)
    private let back = Button(icon: "go-previous-symbolic", name: WindowWords.backToPlaces)
    private let find = Button(icon: "system-search-symbolic", name: WindowWords.findPlace)
    let menu: MainMenu<Model>
    let titleRow: TitleRow
    let header: FloatingHeader
    private let activity = ActivityStrip()
    let dialogs: OpenDialogs
    let announcer: Announcer
    let split: AdaptiveSplit
    /// The least height of a row of the places, in pixels.
    private static var leastRow: Int { 48 }
    /// The width of the places beside the page, in pixels.
    private static var sidebarWidth: Int { 256 }
    /// The width of a window from which there is room for both, in pixels.
    private static var leastSplit: Int { 680 }
    private var shownPage: String?
    private var shownQuestion: ServerQuestion?
    private var shownRenaming: PlaceRenaming?
    private var binding: Binding?
    private var headingBinding: Binding?
    var steps: IdleSteps?
    var slowStart: Timeout?
    var completed: (@MainActor () -> Void)?
    var isComplete: Bool

    /// The window, to be destroyed by its creator.
    public let window: Window

    /// - Parameters:
    ///   - application: The application the window belongs to; nil for none.
    ///   - isStaged: Whether what is out of view is left out until the first frame has been painted.
    public init(
        _ model: Model, application: Application? = nil, width: Int = 1000, height: Int = 680, isStaged: Bool = false
    ) {
        (self.model, isComplete) = (model, !isStaged)
        Appearance.programStyle = "fairweather"
        window = Window(application: application, width: width, height: height)
        Appearance.mark(window)
        notice = BannerView { [weak model] in model?.dismissNotice() }
        let (window, dialogs) = (window, OpenDialogs())
        self.dialogs = dialogs
        announcer = Announcer(
            front: { [weak dialogs] in dialogs?.front }, isHeard: { [weak window] in window?.isActive ?? false })
        sidebar = Sidebar(
            adding: model.adding, locations: model.locations, trips: model.trips,
            limit: isStaged ? height / Self.leastRow : .max)
        let openMap: @MainActor () -> Void = { [weak window, weak model] in
            model?.openRainMap(isNarrow: (window?.width ?? Double(width)) < 860)
        }
        let announcer = announcer
        let menu = MainMenu(
            model, over: window, dialogs: dialogs, announce: { announcer.say($0) }, openRainMap: openMap
        ) { [weak window, weak model] in
            model?.openComparison(isNarrow: (window?.width ?? Double(width)) < 860)
        }
        self.menu = menu
        page = ForecastPage(
            model: { [weak model] in model?.page }, window: { [weak window] in window },
            openPreferences: { [weak menu] in menu?.openPreferences() },
            tryAgain: { [weak model] in model?.tryAgain() },
            announce: { announcer.say($0) },
            mark: { [weak model] in model?.marked($0) ?? $0 },
            offersMap: { [weak model] in model?.offersRainMap ?? false },
            openMap: openMap,
            openQuantity: { [weak window, weak model] quantity in
                model?.openQuantity(quantity, isNarrow: (window?.width ?? Double(width)) < 860)
            },
            openGoodTimes: { [weak model] id in
                if let id { model?.openActivity(id) } else { model?.openGoodTimes() }
            },
            expectedSize: (width < Self.leastSplit ? width : width - Self.sidebarWidth, height), isStaged: isStaged)
        content.add(page.root)

        titleRow = TitleRow(
            back: back, find: find, refresh: refresh, menu: menu.root,
            openPreferences: { [weak menu] in menu?.openPreferences() }
        ) { [weak model] in model?.tryAgain() }
        header = FloatingHeader(titleRow.root, over: content).styled("content")
        split = AdaptiveSplit(
            sidebar.root, header, firstWidth: Self.sidebarWidth, threshold: Self.leastSplit, expectedWidth: width)
        window.hideTitleBar()
        window.setChild(
            Overlay(
                Container(.vertical, [split.expanding(vertically: true), activity.root, notice.root]),
                above: announcer.root))
        connect()
        headingBinding = Binding { [weak self] in self?.showHeading() }
        binding = Binding { [weak self] in self?.render() }
    }

    /// Whether the page has the whole of a narrow window.
    var showsPageAlone: Bool { split.isNarrow && split.showsSecond && model.page != nil }

    /// Moves the focus to the search field, showing the places first if only the page is visible.
    public func findPlace() {
        if split.isNarrow { showPlaces() }
        sidebar.focusField()
    }

    /// Draws everything again that depends on the colours of the style.
    public func restyle() {
        page.restyle()
        welcome?.restyle()
        rainMap?.restyle()
        quantityPage?.restyle()
        goodTimesPage?.restyle()
        comparisonPage?.restyle()
        tripPage?.restyle()
        render()
        // Words of another size take another part of the top row.
        showHeading()
    }

    private func render() {
        let (title, hasPage, banner) = (model.title, model.page != nil, model.notice)
        let (selected, doing) = (model.locations.selectedID, model.exchange?.activity)
        let (question, renaming) = (model.exchange?.question, model.locations.renaming)
        let (news, showsRainMap) = (model.announcement, model.rainMap != nil)
        ask(question)
        askName(renaming)
        window.title = title
        drilledPlace = model.rainMap?.pageID ?? model.quantity?.pageID ?? drilledPlace
        if showsRainMap {
            let map = prepareRainMap()
            showDrilled(map.root, focus: map.focus)
        } else if let quantity = model.quantity {
            showQuantity(quantity)
        } else if model.goodTimes != nil {
            showGoodTimes()
        } else if model.comparison != nil {
            showComparison()
        } else if model.trips?.page != nil {
            showTrip()
        } else if hasPage {
            showPage()
        } else {
            let welcome = prepareWelcome()
            titleRow.lie(on: welcome.ground)
            header.showGround(welcome.sky)
            content.show(welcome.root)
        }
        notice.show(banner)
        announcer.tell(news)
        activity.show(doing)
        if selected != shownPage {
            shownPage = selected
            Task { [weak self] in self?.followPlace() }
            showContent()
        } else {
            arrange()
        }
    }

    func prepareWelcome() -> WelcomePage<Model.Locations> {
        if let welcome { return welcome }
        let made = WelcomePage(
            title: model.welcomeTitle, text: model.welcomeText, locations: model.locations,
            locationOffer: model.locationOffer
        ) { [weak model] in model?.useLocation() }
        welcome = made
        content.add(made.root)
        return made
    }

    /// Apart from the rest, as it alone shows each beginning and end of a request.
    private func showHeading() {
        let (page, map) = (model.page, model.rainMap)
        if let (heading, isLoading) = map.map({ ($0.heading, $0.isLoading) }) ?? drilledHeading {
            titleRow.show(model.marked(heading), isLoading: isLoading, hasPage: true)
            announcer.tell(notices: [page?.heading.notice, model.toldNotice])
            return
        }
        // While the first weather is awaited the row says whom it is asked of, and nothing turns.
        let (heading, isAwaited) = (page?.heading, page?.awaitsWeather ?? false)
        let isLoading = (page?.isLoading ?? false) && !isAwaited
        titleRow.show(
            model.marked(heading ?? PageHeading(place: AboutText.name)), isLoading: isLoading, hasPage: page != nil)
        self.page.titleWords = titleRow.room
        announcer.tell(notices: [heading?.notice, model.toldNotice])
    }

    /// Opens the dialog for a question, once for each question.
    private func ask(_ question: ServerQuestion?) {
        guard question != shownQuestion else { return }
        shownQuestion = question
        guard let question else { return }
        ServerQuestionDialog(question, over: window) { [weak model] in model?.exchange?.acceptServers() }
            .present(among: dialogs) { [weak model] in model?.exchange?.rejectServers() }
    }

    /// Opens the dialog for a place's name, once for each question.
    private func askName(_ renaming: PlaceRenaming?) {
        guard renaming != shownRenaming else { return }
        shownRenaming = renaming
        guard let renaming else { return }
        // What was told of the keys is not true of the field.
        announcer.silence()
        RenameDialog(renaming, over: window) { [weak model] in
            model?.locations.rename(renaming.id, to: $0)
            return nil
        }.present(among: dialogs) { [weak model] in model?.locations.endRenaming() }
    }

    /// Shows the page in a narrow window, with a button back to the places.
    func showContent() {
        split.showsSecond = true
        arrange()
    }

    func showPlaces() {
        split.showsSecond = false
        arrange()
        sidebar.focusPlaces()
    }

    /// Arranges the rows at the top for the visible panes.
    func arrange() {
        let isNarrow = split.isNarrow
        titleRow.arrange(
            isNarrow: isNarrow, seesPlaces: !isNarrow, hasPage: model.page != nil, hasWayBack: hasWayBack)
        back.rename(!hasWayBack ? WindowWords.backToPlaces : WindowWords.back)
        window.setStyle("narrow", isNarrow)
        page.hasNarrowTitle = isNarrow
        sidebar.marksSelection = !isNarrow
        sidebar.showsTrip = model.trips?.page != nil
        sidebar.hasControls = isNarrow
        menu.hasRefresh = isNarrow && model.page != nil
    }

    private func connect() {
        arrange()
        page.titleHeight = { [weak titleRow] in titleRow?.height(in: $0) ?? 0 }
        page.coveredHeight = { [weak titleRow] in titleRow?.root.height ?? 0 }
        back.onClick { [weak self] in self?.goBack() }
        find.onClick { [weak self] in self?.findPlace() }
        split.onNarrowChange { [weak self] _ in self?.arrange() }
        page.onGroundChange { [weak self] ground, isAway, sky in
            guard let self, !isDrilledIn else { return }
            titleRow.lie(on: ground, isAway: isAway)
            header.showGround(sky)
        }
        announcer.onTell = { [weak sidebar] in sidebar?.announce($0) }
        sidebar.onChoose { [weak self] in
            // Where the places go out of sight, the keyboard goes with who chose one.
            if let self, split.isNarrow { showPicked() } else { self?.showContent() }
        }
        sidebar.onChooseAgain { [weak self] in self?.leaveRainMap() }
        sidebar.onTrip { [weak self, weak model] id in
            if let id { model?.openTrip(id) } else { model?.openNewTrip() }
            // A page that was open behind the list comes forward with it.
            if let self, split.isNarrow { showPicked() }
        }
        sidebar.onPick { [weak self] in self?.showPicked() }
        window.onFocusMove { [weak self] in
            self?.uncoverFocus()
            if let self, isDrilledIn, window.hasNewFocus { window.tellFocus() }
        }
        window.onActiveChange { [weak announcer] in if $0 { announcer?.tellAgain() } }
        titleRow.leaveRefresh = { [weak page] in page?.focusWeather() }
        refresh.onClick { [weak self] in self?.refreshShown() }
        connectKeys()
    }
}
