internal import Gtk
internal import Presentation

/// The page of the preferences with the sources in the order in which they are asked, for all parts or for one.
@MainActor
final class SourcesPage<Model: PreferencesModel> {
    private let column: RowColumn<SourceView>
    private let part: DropDown
    private let problems = Label().wrapped(width: 50).styled("problem")
    private let reset = Button(label: SettingsWords.resetOrder)
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        let container = Container(.vertical, spacing: 12)
        let (choices, _) = Self.choices(model)
        part = DropDown(choices, name: SettingsWords.orderedPart)
        let choice = Container(
            .vertical, [FormRow.make(SettingsWords.orderedPart, note: nil, control: part)]
        ).styled("card", "form")
        root = Container(.vertical, spacing: 12, [problems, choice, container, reset.aligned(horizontally: .start)])
        column = RowColumn(container) { [weak model] row in
            SourceView(
                row, onUse: { [weak model] in model?.useSource(row.id, $0) },
                onMove: { [weak model] in model?.moveSource(row.id, by: $0) },
                onServer: { [weak model] in model?.setServer($0, for: row.id) })
        }
        reset.onClick { [weak model] in model?.resetOrder() }
        part.onSelect { [weak model] in model?.orderPart($0) }
        binding = Binding { [weak self, weak model] in
            guard let self, let model else { return }
            let (sources, problems, selected) = (model.sources, model.sourceProblems, Self.choices(model).selected)
            reset.isSensitive = model.hasOwnOrder
            part.selected = selected
            self.problems.show(problems.isEmpty ? nil : problems.joined(separator: "\n"))
            column.show(sources)
        }
    }

    private static func choices(_ model: Model) -> (titles: [String], selected: Int) {
        switch model.orderedPart {
        case .choice(let titles, let selected): (titles, selected)
        case .flag: ([], 0)
        }
    }
}

/// The row of a source: its parts, its key, its server, and the buttons that move it.
@MainActor
final class SourceView: RowView {
    private let name = Label().wrapped(width: 26).styled("heading")
    private let gives = Label().wrapped(width: 40).styled("secondary")
    private let keyNote = Label().styled("secondary")
    private let order: MoveButtons
    private let toggle: Switch
    private let trouble = Label().wrapped(width: 40).styled("secondary", "problem")
    private let server: FieldView
    let root: Widget

    init(
        _ row: SourceRow, onUse: @escaping @MainActor (Bool) -> Void, onMove: @escaping @MainActor (Int) -> Void,
        onServer: @escaping @MainActor (String) -> Void
    ) {
        toggle = Switch(name: row.name)
        toggle.onChange(onUse)
        server = FieldView(row.server, onFinish: onServer)
        let words = Container(.vertical, spacing: 2, [name, gives, keyNote, trouble])
        order = MoveButtons(onMove)
        root = Container(
            .vertical, spacing: 8,
            [
                StackingRow(
                    words,
                    Container(.horizontal, spacing: 12, [order.root, toggle.aligned(vertically: .center)])
                        .aligned(vertically: .start), spacing: 12),
                server.root,
            ]
        ).styled("card", "form-card")
        order.follow(root)
        show(row)
    }

    func show(_ row: SourceRow) {
        name.text = row.name
        toggle.isOn = row.isOn
        root.setStyle("off", !row.isOn)
        gives.text = row.gives
        keyNote.show(row.keyNote)
        trouble.show(row.trouble)
        server.show(row.server)
        order.show(up: row.moveUp, down: row.moveDown)
    }
}
