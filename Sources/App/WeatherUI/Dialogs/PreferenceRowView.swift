internal import Gtk
internal import Presentation

/// The view of a choice in the preferences, with its title and control.
@MainActor
final class PreferenceRowView {
    let id: PreferenceRow.ID
    let root: Widget
    private let dropDown: DropDown?
    private let toggle: Switch?
    private let problem: ProblemLabel

    /// - Parameter onChoose: Called with the position of the choice; 0 and 1 are off and on.
    init(_ row: PreferenceRow, onChoose: @escaping @MainActor (Int) -> Void) {
        id = row.id
        switch row.control {
        case .choice(let choices, _):
            let control = DropDown(choices, name: row.title)
            control.onSelect(onChoose)
            (dropDown, toggle, problem) = (control, nil, ProblemLabel(of: control))
            root = FormRow.make(row.title, note: row.note, control: control, problem: problem.root)
        case .flag:
            let control = Switch(name: row.title)
            control.onChange { onChoose($0 ? 1 : 0) }
            (dropDown, toggle, problem) = (nil, control, ProblemLabel(of: control))
            root = FormRow.make(row.title, note: row.note, control: control, problem: problem.root)
        }
        show(row)
    }

    /// Shows the present choice among the present ones.
    func show(_ row: PreferenceRow) {
        switch row.control {
        case .choice(let choices, let selected): dropDown?.show(choices, selected: selected)
        case .flag(let isOn): toggle?.isOn = isOn
        }
        problem.show(row.problem)
    }
}
