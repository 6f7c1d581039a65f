public import Gtk
public import Presentation

/// The program's window: places at the left, the chosen one's forecast at the right.
@MainActor
public final class MainWindow<Model: MainWindowModel> {
    private let model: Model
    private let notice: BannerView
    private let sidebar: Sidebar<Model.Adding, Model.Locations>
    private let page: ForecastPage<Model.Page>
    private let welcome: WelcomePage<Model.Locations>
    private let content = PageStack()
    private let refresh = Button(icon: "view-refresh-symbolic", name: WindowWords.refresh)
    private var binding: Binding?

    /// The window itself; whoever made it destroys it.
    public let window: Window

    /// - Parameter application: The program it belongs to; nil in tests.
    public init(_ model: Model, application: Application? = nil, width: Int = 1000, height: Int = 680) {
        self.model = model
        window = Window(application: application, width: width, height: height).styled("fairweather")
        notice = BannerView { [weak model] in model?.dismissNotice() }
        sidebar = Sidebar(adding: model.adding, locations: model.locations)
        page = ForecastPage { [weak model] in model?.page }
        welcome = WelcomePage(title: model.welcomeTitle, text: model.welcomeText, locations: model.locations)
        content.add(welcome.root)
        content.add(page.root)

        let header = HeaderBar()
        header.packEnd(refresh)
        window.setTitleBar(header)
        window.setChild(
            Container(
                .vertical,
                [notice.root, SplitPane(sidebar.root, content, position: 300).expanding(vertically: true)]))
        connect()
        binding = Binding { [weak self] in self?.render() }
    }

    /// Shows the window, or raises it; the keyboard starts at the places, or at the field while there are none.
    public func present() {
        window.present()
        sidebar.focusPlaces()
    }

    private func render() {
        let (title, hasPage, banner) = (model.title, model.page != nil, model.notice)
        window.title = title
        content.show(hasPage ? page.root : welcome.root)
        refresh.isSensitive = hasPage
        notice.show(banner)
    }

    private func connect() {
        refresh.onClick { [weak model] in model?.page?.refresh() }
        for keys in ["F5", "<Control>r"] {
            window.addShortcut(keys) { [weak model] in model?.page?.refresh() }
        }
        for keys in ["<Control>f", "<Control>k"] {
            window.addShortcut(keys) { [weak self] in self?.sidebar.focusField() }
        }
        window.addShortcut("<Control>Page_Up") { [weak model] in model?.locations.selectNeighbor(-1) }
        window.addShortcut("<Control>Page_Down") { [weak model] in model?.locations.selectNeighbor(1) }
        for keys in ["<Control>w", "<Control>q"] {
            window.addShortcut(keys) { [weak self] in self?.window.close() }
        }
    }
}
