internal import Gtk
internal import Presentation

/// The user's rules on the page of notifications, each with a switch and what it would have told lately.
@MainActor
final class RuleSwitchesPage<Model: PreferencesModel> {
    private let column: RowColumn<RuleSwitchView>
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        let card = Container(.vertical).styled("card", "form")
        let heading = Label(SettingsWords.rules).styled("heading")
        let note = Label(SettingsWords.rulesNote).wrapped(width: 50).styled("secondary")
        let all = Container(.vertical, spacing: 8, [Container(.vertical, [heading, note]), card])
        root = all
        column = RowColumn(card) { [weak model] row in
            RuleSwitchView(row) { [weak model] in model?.tellRule($0, for: row.id) }
        }
        binding = Binding { [weak self, weak all, weak model] in
            guard let self, let model else { return }
            let rows = model.rules
            all?.isVisible = !rows.isEmpty
            column.show(rows)
        }
    }
}

/// The row of a rule with a switch.
@MainActor
final class RuleSwitchView: RowView {
    private let toggle: Switch
    private let note = Label().wrapped(width: 48).styled("secondary", "numeric")
    private let trial = Label().wrapped(width: 48).styled("secondary", "numeric")
    let root: Widget

    init(_ row: RuleSwitchRow, onSwitch: @escaping @MainActor (Bool) -> Void) {
        toggle = Switch(name: row.id)
        toggle.onChange(onSwitch)
        let words = Container(.vertical, [Label(row.id).wrapped(width: 30), note, trial])
        root = StackingRow(
            words.aligned(vertically: .center), toggle.aligned(horizontally: .end, vertically: .center), spacing: 18,
            inset: 6
        ).styled("form-row", "noted")
        show(row)
    }

    func show(_ row: RuleSwitchRow) {
        toggle.isOn = row.isOn
        note.text = row.note
        trial.show(row.trialText)
        toggle.setAccessibleDescription(row.spokenText)
    }
}
