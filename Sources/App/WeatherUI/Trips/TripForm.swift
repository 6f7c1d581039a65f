internal import Gtk
internal import Presentation

/// The form in which a trip is changed: its name, its stays with their days, and the search for a further place.
@MainActor
final class TripForm<Model: TripPageModel> {
    private let model: @MainActor () -> Model?
    private let name = TextField(name: TripPageWords.name)
    private let column = Container(.vertical, spacing: 12)
    private let search = SearchField(placeholder: TripPageWords.placeholder, name: TripPageWords.addPlace)
    private let addTitle = Label(TripPageWords.addPlace).wrapped(width: 30).styled("heading")
    private let matchesBox = Container(.vertical)
    private let done = Button(label: TripPageWords.done).aligned(horizontally: .start)
    private var matches: MatchesPane<Model.Adding>?
    private var matchesFor: ObjectIdentifier?
    private var rows: [TripStayForm<Model>] = []
    private var shownName: String?
    private var isAdding = false
    /// The stay that is being moved, and the lines that it leaves and comes to; nil for none.
    private var moved: (place: String, from: Int, to: Int)?
    let root: Container

    /// - Parameter model: Returns the page that is shown; nil if there is none.
    init(model: @escaping @MainActor () -> Model?) {
        self.model = model
        root = Container(
            .vertical, spacing: 12,
            [
                Label(TripPageWords.name).wrapped(width: 30).styled("heading").decorative(), name, column, addTitle,
                search, matchesBox,
                done,
            ]
        ).styled("card", "quantity-card", "trip-form")
        name.onSubmit { [weak self] in self?.takeName() }
        name.onFocusChange { [weak self] isFocused in if !isFocused { self?.takeName() } }
        search.onChange { [weak self] text in
            guard let adding = self?.model()?.adding else { return }
            adding.type(text)
        }
        search.onSubmit { [weak self] in self?.model()?.adding.submit() }
        search.onCancel { [weak self] in self?.model()?.adding.cancel() }
        search.onKey { [weak self] key, modifiers in
            guard key == .down, modifiers.isEmpty else { return false }
            return self?.matches?.focusFirst() ?? false
        }
        done.onClick { [weak self] in
            self?.takeName()
            self?.model()?.edit(false)
        }
    }

    private func takeName() {
        guard let page = model(), name.text != shownName else { return }
        shownName = name.text
        page.rename(to: name.text)
    }

    /// Puts back in every field what is saved, so that nothing is taken of it as the form is left.
    func revert() {
        name.text = shownName ?? ""
        rows.forEach { $0.revert() }
    }

    /// Moves the focus to the name, or else to the field for a further place.
    func focus(onName: Bool) { if onName { name.grabFocus() } else { search.grabFocus() } }

    func show(_ page: Model, _ content: TripPageContent) {
        let adding = page.adding
        let (query, isActive) = (adding.query, adding.isActive)
        if content.name != shownName {
            shownName = content.name
            name.text = content.name
        }
        if matchesFor != ObjectIdentifier(adding) {
            if let matches { matchesBox.remove(matches.root) }
            let pane = MatchesPane(adding)
            pane.onLeave { [weak self] in self?.search.grabFocusAtEnd() }
            pane.root.sized(height: 240)
            matchesBox.append(pane.root)
            (matches, matchesFor) = (pane, ObjectIdentifier(adding))
        }
        search.text = query
        // The focus stays in the form where the match that had it is chosen and goes.
        if isAdding, !isActive, matchesBox.containsFocus { search.grabFocus() }
        isAdding = isActive
        matchesBox.isVisible = isActive
        let held = moved.flatMap { rows.indices.contains($0.from) ? rows[$0.from].focused : nil }
        column.fit(&rows, \.root, to: content.stays.count) {
            TripStayForm(model: model) { [weak self] stay, offset in
                self?.moved = (stay.text.name, stay.id, stay.id + offset)
            }
        }
        for (stay, row) in zip(content.stays, rows) { row.show(stay) }
        // The focus stays with the stay: the next Enter would move another one.
        if let moved, content.stays.indices.contains(moved.to), content.stays[moved.to].text.name == moved.place {
            self.moved = nil
            if let held { rows[moved.to].focus(held) }
        }
        column.isVisible = !rows.isEmpty
    }
}

/// The lines of one stay in the form.
@MainActor
final class TripStayForm<Model: TripPageModel> {
    private let name = Label().wrapped(width: 30).styled("heading").decorative()
    private let first = TextField(name: "")
    private let last = TextField(name: "")
    private let up = Button(icon: "go-up-symbolic", name: "")
    private let down = Button(icon: "go-down-symbolic", name: "")
    private let remove = Button(icon: "user-trash-symbolic", name: "")
    private let model: @MainActor () -> Model?
    private let onMove: @MainActor (TripPageContent.Stay, Int) -> Void
    private var shown: TripPageContent.Stay?
    let root: Container

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - onMove: Called before a stay is moved by so many lines.
    init(
        model: @escaping @MainActor () -> Model?, onMove: @escaping @MainActor (TripPageContent.Stay, Int) -> Void
    ) {
        (self.model, self.onMove) = (model, onMove)
        // The fields stand below each other where there is too little room beside each other.
        let titles = WidthGroup()
        func labelled(_ text: String, _ field: TextField) -> Container {
            let title = Label(text).decorative()
            titles.add(title)
            return Container(
                .horizontal, spacing: 6, [title, field.sized(width: Int(112 * Appearance.textScale))])
        }
        let fields = WrappingRow([labelled(TripPageWords.from, first), labelled(TripPageWords.to, last)], slack: 8)
        // Beside fields in two lines they are no higher than one.
        let buttons = Container(.horizontal, spacing: 4, [up, down, remove]).aligned(vertically: .start)
        root = Container(
            .vertical, spacing: 4, [name, StackingRow(fields, buttons, spacing: 8, inset: 4)]
        ).styled("trip-stay-form")
        first.onSubmit { [weak self] in self?.takeFirst() }
        last.onSubmit { [weak self] in self?.takeLast() }
        first.onFocusChange { [weak self] isFocused in if !isFocused { self?.takeFirst() } }
        last.onFocusChange { [weak self] isFocused in if !isFocused { self?.takeLast() } }
        up.onClick { [weak self] in self?.move(by: -1) }
        down.onClick { [weak self] in self?.move(by: 1) }
        remove.onClick { [weak self] in self?.perform { $0.removeStay($1) } }
        root.onKey { [weak self] key, modifiers in
            guard let self, let shown, modifiers == .alt else { return false }
            switch key {
            case .up where shown.canMoveUp: move(by: -1)
            case .down where shown.canMoveDown: move(by: 1)
            default: return false
            }
            return true
        }
    }

    private func perform(_ body: (Model, Int) -> Void) {
        if let page = model(), let shown { body(page, shown.id) }
    }

    private func move(by offset: Int) {
        if let shown { onMove(shown, offset) }
        perform { $0.move($1, by: offset) }
    }

    private var controls: [Widget] { [first, last, up, down, remove] }

    /// The number of the field or button that has the focus; nil if none has.
    var focused: Int? { controls.firstIndex { $0.containsFocus } }

    /// Moves the focus to the field or button of that number, or to its counterpart where there is no further way.
    func focus(_ number: Int) {
        let control = controls[number]
        if control.isSensitive { control.grabFocus() } else { (control === up ? down : up).grabFocus() }
    }

    private func takeFirst() {
        guard let shown, first.text != shown.firstText else { return }
        // A field that is emptied asks for no date, and the stay keeps the one that it has.
        guard !first.text.isEmpty else { return first.text = shown.firstText }
        let text = first.text
        perform { $0.setFirst(text, ofStay: $1) }
    }

    private func takeLast() {
        guard let shown, last.text != shown.lastText else { return }
        // A field that is emptied asks for no date, and the stay keeps the one that it has.
        guard !last.text.isEmpty else { return last.text = shown.lastText }
        let text = last.text
        perform { $0.setLast(text, ofStay: $1) }
    }

    func revert() {
        guard let shown else { return }
        (first.text, last.text) = (shown.firstText, shown.lastText)
    }

    func show(_ stay: TripPageContent.Stay) {
        let former = shown
        guard stay != former else { return }
        shown = stay
        let place = stay.text.name
        name.text = place
        // What was typed and refused stays until it is mended.
        if stay.firstText != former?.firstText || place != former?.text.name { first.text = stay.firstText }
        if stay.lastText != former?.lastText || place != former?.text.name { last.text = stay.lastText }
        first.setAccessibleName(TripPageWords.first(at: place))
        last.setAccessibleName(TripPageWords.last(at: place))
        for (button, words) in [
            (up, TripPageWords.earlier(place)), (down, TripPageWords.later(place)),
            (remove, TripPageWords.removeStay(place)),
        ] {
            button.rename(words)
        }
        up.setSensitive(stay.canMoveUp, beside: down, stay.canMoveDown)
    }
}
