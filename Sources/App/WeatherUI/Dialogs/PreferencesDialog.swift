internal import Gtk
internal import Presentation

/// The preferences in several pages; each choice takes effect at once.
@MainActor
final class PreferencesDialog<Model: PreferencesModel> {
    private let model: Model
    private let stack = PageStack()
    private let root = Container(.vertical)
    private var tabs: [ToggleButton] = []
    /// What the pages hold, made when a page is first shown: all at once would take the time of several frames.
    private var contents: [PreferencesPage: Widget] = [:]
    private var rows: [PreferenceRowView] = []
    private lazy var sources = SourcesPage(model)
    private lazy var keys = KeysPage(model)
    private lazy var places = PlaceSwitchesPage(model)
    private lazy var sections = SectionsPage(model)
    private let contacts = Label().wrapped(width: 50)
    /// Why the last change could not be saved; the window tells it.
    private let problem = Label().wrapped(width: 60).styled("dialog-text", "problem", "dialog-problem")
    private var binding: Binding?
    private(set) var dialog: Dialog?

    init(_ model: Model) {
        self.model = model
        let bar = Container(.horizontal).styled("dialog-tabs")
        for page in model.pages {
            let tab = ToggleButton(label: page.title, group: tabs.first)
            tab.onToggle { [weak self] isOn in if isOn { self?.open(page) } }
            tabs.append(tab)
            bar.append(tab.expanding(horizontally: true))
        }
        root.append(ScrolledWindow(.horizontal, bar))
        root.append(stack.expanding(horizontally: true, vertically: true))
        root.append(problem)
        binding = Binding { [weak self] in self?.render() }
        if let first = model.pages.first { show(first) }
    }

    /// Opens the dialog over the window.
    func present(over window: Window, among dialogs: OpenDialogs) {
        let dialog = Dialog(WindowWords.preferences, over: window, width: 676, height: 620, content: root)
        self.dialog = dialog
        model.open()
        dialogs.present(dialog, keeping: self)
    }

    /// Shows the page.
    func show(_ page: PreferencesPage) {
        guard let index = model.pages.firstIndex(of: page) else { return }
        tabs[index].isOn = true
        open(page)
    }

    private func open(_ page: PreferencesPage) {
        let content = contents[page] ?? makePage(page)
        if contents.updateValue(content, forKey: page) == nil { stack.add(content) }
        stack.show(content)
    }

    private func makePage(_ page: PreferencesPage) -> Widget {
        let column = Container(.vertical, spacing: 12).styled("dialog-page")
        if let text = page.introduction { column.append(Label(text).wrapped(width: 50).styled("dialog-text")) }
        if page == .sources { column.append(sources.root) }
        if page == .keys { column.append(keys.root) }
        let card = Container(.vertical).styled("card", "form")
        let own = model.rows.filter { $0.page == page }
        for row in own {
            let view = PreferenceRowView(row) { [weak model] in model?.choose($0, for: row.id) }
            rows.append(view)
            card.append(view.root)
        }
        if !own.isEmpty { column.append(card) }
        if page == .warnings { column.append(places.root) }
        if page == .appearance { column.append(sections.root) }
        if page == .privacy { column.append(contacts.styled("dialog-text")) }
        return ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
            .scrollableByKeyboard(name: page.title)
    }

    private func render() {
        let (current, contacts, trouble) = (model.rows, model.contacts, model.problem)
        for row in current { rows.first { $0.id == row.id }?.show(row) }
        self.contacts.text = contacts
        problem.show(trouble)
    }
}
