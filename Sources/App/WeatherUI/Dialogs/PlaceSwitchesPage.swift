internal import Gtk
internal import Presentation

/// The places on the page of warnings, each with a switch.
@MainActor
final class PlaceSwitchesPage<Model: PreferencesModel> {
    private let column: RowColumn<PlaceSwitchView>
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        let card = Container(.vertical).styled("card", "form")
        let all = Container(.vertical, spacing: 8, [Label(SettingsWords.warningsByPlace).styled("heading"), card])
        root = all
        column = RowColumn(card) { [weak model] row in
            PlaceSwitchView(row) { [weak model] in model?.showAlerts($0, for: row.id) }
        }
        binding = Binding { [weak self, weak all, weak model] in
            guard let self, let model else { return }
            let rows = model.placeSwitches
            all?.isVisible = !rows.isEmpty
            column.show(rows)
        }
    }
}

/// The row of a place with a switch.
@MainActor
final class PlaceSwitchView: RowView {
    private let toggle: Switch
    private let problem: ProblemLabel
    let root: Widget

    init(_ row: PlaceSwitchRow, onSwitch: @escaping @MainActor (Bool) -> Void) {
        toggle = Switch(name: row.title)
        toggle.onChange(onSwitch)
        problem = ProblemLabel(of: toggle)
        root = FormRow.make(row.title, note: row.note, control: toggle, problem: problem.root)
        show(row)
    }

    func show(_ row: PlaceSwitchRow) {
        toggle.isOn = row.isOn
        problem.show(row.problem)
    }
}
