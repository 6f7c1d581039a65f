internal import Gtk
internal import Presentation

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
