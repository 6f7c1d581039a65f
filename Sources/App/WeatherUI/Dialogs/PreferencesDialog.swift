internal import Gtk
internal import Presentation

/// The preferences in several pages; each choice takes effect at once.
@MainActor
final class PreferencesDialog<Model: PreferencesModel> {
    private let model: Model
    private let stack = PageStack()
    private let root = Container(.vertical)
    private let tabs: [ToggleButton]
    /// What the pages hold, made when a page is first shown: all at once would take the time of several frames.
    private var contents: [PreferencesPage: Widget] = [:]
    private var rows: [PreferenceRowView] = []
    private lazy var sources = SourcesPage(model)
    private lazy var keys = KeysPage(model)
    private lazy var places = PlaceSwitchesPage(model)
    private lazy var rules = RuleSwitchesPage(model)
    private lazy var score = ScoreView(model) { [weak self] in _ = self?.sources.root.focusFirst() }
    private lazy var sections = SectionsPage(model)
    private lazy var precision = PrecisionCard(model)
    private var ledger: LedgerView<Model.Ledger>?
    private let contacts = Label().wrapped(width: 50)
    /// Why the last change could not be saved; the window tells it.
    private let problem = Label().wrapped(width: 60).styled("dialog-text", "problem", "dialog-problem")
    private var binding: Binding?
    private(set) var dialog: Dialog?
    private weak var window: Window?
    private weak var dialogs: OpenDialogs?

    init(_ model: Model) {
        self.model = model
        tabs = ToggleButton.choice(of: model.pages.map(\.title))
        for (tab, page) in zip(tabs, model.pages) {
            tab.onToggle { [weak self] isOn in if isOn { self?.open(page) } }
        }
        root.append(WrappingRow(tabs, slack: Int(8 * Appearance.textScale)).styled("dialog-tabs"))
        root.append(stack.expanding(horizontally: true, vertically: true))
        root.append(problem)
        root.onKey { [weak self] key, modifiers in
            switch (key, modifiers) {
            case (.escape, []): self?.leaveForm() == true
            case (.letter("z"), .control): self?.undoRule() == true
            default: false
            }
        }
        binding = Binding { [weak self] in self?.render() }
        if let first = model.pages.first { show(first) }
    }

    /// Opens the dialog over the window.
    func present(over window: Window, among dialogs: OpenDialogs) {
        let dialog = Dialog(WindowWords.preferences, over: window, width: 676, height: 620, content: root)
        (self.dialog, self.window, self.dialogs) = (dialog, window, dialogs)
        model.open()
        dialogs.present(dialog, keeping: self)
    }

    /// Brings back the rule that was deleted last; returns false where none was, or where its button is not offered.
    private func undoRule() -> Bool {
        guard model.ruleUndoOffer != nil, model.ruleForm == nil, contents[.notices].map(stack.isShowing) == true else {
            return false
        }
        model.undoRule()
        return true
    }

    private func open(_ report: Model.Report) {
        guard let window, let dialogs else { return }
        ReportDialog(report, over: window).present(among: dialogs)
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
        let introduction = page.introduction.map { Label($0).wrapped(width: 50).styled("dialog-text") }
        if page != .privacy, let introduction { column.append(introduction) }
        if page == .sources {
            column.append(sources.root)
            column.append(score.root)
        }
        if page == .keys { column.append(keys.root) }
        var card: Container?
        for row in model.rows where row.page == page && row.id != .coordinates {
            if card == nil || row.id.startsCard {
                let next = Container(.vertical).styled("card", "form")
                column.append(next)
                card = next
            }
            let view = PreferenceRowView(row) { [weak model] in model?.choose($0, for: row.id) }
            rows.append(view)
            card?.append(view.root)
        }
        if page == .warnings { column.append(places.root) }
        if page == .notices { column.append(rules.root) }
        if page == .appearance { column.append(sections.root) }
        if page == .privacy {
            column.append(precision.root)
            if let ledger = model.ledger {
                let view = LedgerView(ledger)
                self.ledger = view
                column.append(view.root)
            }
            if let introduction { column.append(introduction) }
            column.append(contacts.styled("dialog-text"))
            if let report = model.report {
                let button = Button(label: ReportWords.make)
                button.onClick { [weak self] in self?.open(report) }
                column.append(Container(.horizontal, [button]))
            }
        }
        let scroller = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
            .scrollableByKeyboard(name: page.title).styled("dialog-scroller")
        if page == .notices { rules.follow(in: scroller) }
        return scroller
    }

    /// Ends the form of a rule, or shows it where another page hides it; returns false where none is open.
    ///
    /// The dialog would close with what was written.
    private func leaveForm() -> Bool {
        guard model.ruleForm != nil else { return false }
        if let page = contents[.notices], stack.isShowing(page) {
            model.cancelRule()
        } else {
            show(.notices)
            rules.focusForm()
        }
        return true
    }

    private func render() {
        let (current, contacts, trouble) = (model.rows, model.contacts, model.problem)
        for row in current { rows.first { $0.id == row.id }?.show(row) }
        self.contacts.text = contacts
        problem.show(trouble)
    }
}

/// The page of the preferences with the sections, which can be shown, hidden and moved.
@MainActor
final class SectionsPage<Model: PreferencesModel> {
    private let column: RowColumn<SectionView>
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        let card = Container(.vertical).styled("card", "form")
        root = Container(.vertical, spacing: 8, [Label(SettingsWords.sections).styled("heading"), card])
        column = RowColumn(card) { [weak model] row in
            SectionView(
                row, onShow: { [weak model] in model?.showSection(row.id, $0) },
                onMove: { [weak model] in model?.moveSection(row.id, by: $0) })
        }
        binding = Binding { [weak self, weak model] in
            if let self, let model { column.show(model.sections) }
        }
    }
}

/// The row of a section: a switch that shows or hides it, and buttons that move it.
@MainActor
final class SectionView: RowView {
    private let toggle: Switch
    private let order: MoveButtons
    let root: Widget

    init(_ row: SectionRow, onShow: @escaping @MainActor (Bool) -> Void, onMove: @escaping @MainActor (Int) -> Void) {
        toggle = Switch(name: row.title)
        toggle.aligned(vertically: .center)
        order = MoveButtons(onMove)
        let title = Label(row.title).wrapped(width: 24).preferringOneLine()
        root = StackingRow(title, Container(.horizontal, spacing: 12, [order.root, toggle]), spacing: 12, inset: 6)
            .styled("form-row")
        toggle.onChange(onShow)
        order.follow(root)
        show(row)
    }

    func show(_ row: SectionRow) {
        toggle.isOn = row.isShown
        order.show(up: row.moveUp, down: row.moveDown)
    }
}

/// The page of the preferences with the sources that need a key.
@MainActor
final class KeysPage<Model: PreferencesModel> {
    private let column = Container(.vertical, spacing: 10)
    private var views: [String: KeyView] = [:]
    private var binding: Binding?
    var root: Widget { column }

    init(_ model: Model) {
        binding = Binding { [weak self, weak model] in
            guard let self, let model else { return }
            for row in model.keys {
                let view = views[row.id] ?? add(row, of: model)
                view.show(row)
            }
        }
    }

    private func add(_ row: KeyRow, of model: Model) -> KeyView {
        let view = KeyView(row, model)
        views[row.id] = view
        column.append(view.root)
        return view
    }
}

/// The view of a choice in the preferences, with its title and control.
@MainActor
final class PreferenceRowView {
    let id: PreferenceRow.ID
    let root: Widget
    private let dropDown: DropDown?
    private let toggle: Switch?
    private let note: Label?
    private let problem: ProblemLabel

    /// - Parameter onChoose: Called with the position of the choice; 0 and 1 are off and on.
    init(_ row: PreferenceRow, onChoose: @escaping @MainActor (Int) -> Void) {
        id = row.id
        note = row.note.map(FormRow.note)
        switch row.control {
        case .choice(let choices, _):
            let control = DropDown(choices, name: row.title)
            control.onSelect(onChoose)
            (dropDown, toggle, problem) = (control, nil, ProblemLabel(of: control))
            root = FormRow.make(row.title, changing: note, control: control, problem: problem.root)
        case .flag:
            let control = Switch(name: row.title)
            control.onChange { onChoose($0 ? 1 : 0) }
            (dropDown, toggle, problem) = (nil, control, ProblemLabel(of: control))
            root = FormRow.make(row.title, changing: note, control: control, problem: problem.root)
        }
        show(row)
    }

    /// Shows the present choice among the present ones.
    func show(_ row: PreferenceRow) {
        switch row.control {
        case .choice(let choices, let selected): dropDown?.show(choices, selected: selected)
        case .flag(let isOn): toggle?.isOn = isOn
        }
        if let text = row.note { note?.text = text }
        dropDown?.isSensitive = row.isInUse
        toggle?.isSensitive = row.isInUse
        problem.show(row.problem)
    }
}
