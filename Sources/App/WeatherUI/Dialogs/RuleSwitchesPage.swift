internal import Gtk
internal import Presentation

/// The user's rules on the page of notifications, each with a switch and what it would have told lately.
@MainActor
final class RuleSwitchesPage<Model: PreferencesModel> {
    private let column: RowColumn<RuleSwitchView>
    private let form: RuleFormView<Model>
    private let add = Button(label: RuleFormWords.add)
    /// The rule whose form is open, or was last; nil for that of a new one.
    private var opened: String?
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        let card = Container(.vertical).styled("card", "form")
        let heading = Label(SettingsWords.rules).styled("heading")
        let note = Label(SettingsWords.rulesNote).wrapped(width: 50).styled("dialog-text", "secondary")
        let form = RuleFormView(model)
        self.form = form
        let add = add
        let offer = BannerView { [weak model] in model?.undoRule() }
        add.aligned(horizontally: .start)
        root = Container(
            .vertical, spacing: 8, [Container(.vertical, [heading, note]), offer.root, card, form.root, add])
        column = RowColumn(card) { [weak model] row in
            RuleSwitchView(row) { [weak model] in
                model?.tellRule($0, for: row.id)
            } open: { [weak model] in
                model?.writeRule(row.id)
            } delete: { [weak model] in
                model?.deleteRule(row.id)
                // The row is gone, and the keyboard with it.
                _ = add.grabFocus()
            }
        }
        add.onClick { [weak model] in model?.writeRule(nil) }
        binding = Binding { [weak self, weak card, weak model] in
            guard let self, let model else { return }
            let (rows, shown, undo) = (model.rules, model.ruleForm, model.ruleUndoOffer)
            let hadFocus = form.root.containsFocus
            column.show(rows)
            form.show(shown)
            // The form takes the list's place, or it would open below what is seen.
            card?.isVisible = !rows.isEmpty && shown == nil
            offer.show(undo)
            add.isVisible = shown == nil
            if let shown {
                opened = shown.id
            } else if hadFocus, opened.flatMap(column.view(of:))?.focus() != true {
                _ = add.grabFocus()
            }
        }
    }

    /// Brings the form into view with its buttons as it opens, and as it grows by what it would have told.
    func follow(in scroller: ScrolledWindow) {
        scroller.onLengthChange { [weak self, weak scroller] in
            guard let self, form.isOpen else { return }
            scroller?.reveal(form.root)
            scroller?.uncoverFocus(below: 0)
        }
    }

    /// Moves the focus into the form.
    func focusForm() { form.focus() }
}

/// The row of a rule with a switch.
@MainActor
final class RuleSwitchView: RowView {
    private let toggle: Switch
    // The switch says both, with the names of units.
    private let note = Label().wrapped(width: 48).styled("secondary", "numeric").decorative()
    private let trial = Label().wrapped(width: 48).styled("secondary", "numeric").decorative()
    private let entry: Button
    let root: Widget

    init(
        _ row: RuleSwitchRow, onSwitch: @escaping @MainActor (Bool) -> Void, open: @escaping @MainActor () -> Void,
        delete: @escaping @MainActor () -> Void
    ) {
        toggle = Switch(name: row.id)
        toggle.onChange(onSwitch)
        let words = Container(.vertical, [Label(row.id).wrapped(width: 30).styled("heading"), note, trial])
        let entry = Button(child: words, name: row.openingText).styled("activity-entry")
        self.entry = entry
        entry.onClick(open)
        entry.onKey { key, modifiers in
            guard case .delete = key, modifiers.isEmpty else { return false }
            delete()
            return true
        }
        root = StackingRow(
            entry.aligned(vertically: .center), toggle.aligned(horizontally: .end, vertically: .center), spacing: 18,
            inset: 6
        ).styled("form-row", "noted")
        show(row)
    }

    /// Moves the focus to what opens the form.
    func focus() -> Bool { entry.grabFocus() }

    func show(_ row: RuleSwitchRow) {
        toggle.isOn = row.isOn
        note.text = row.note
        trial.show(row.trialText)
        toggle.setAccessibleDescription(row.spokenText)
    }
}
