internal import Gtk
internal import Presentation

/// The button in the title bar that opens the menu of the visible place.
@MainActor
final class PlaceMenuButton<Model: LocationListModel> {
    private let button: MenuButton
    private let lines: PlaceMenu
    private var binding: Binding?
    var root: Widget { button }

    init(_ model: Model) {
        let lines = PlaceMenu()
        self.lines = lines
        let button = MenuButton(icon: "view-more-symbolic", name: PlaceWords.actions, content: lines.root)
        self.button = button
        lines.onChoose { [weak model, weak button] command in
            button?.close()
            if let id = model?.selectedID { model?.perform(command, on: id) }
        }
        binding = Binding { [weak model] in
            guard let model else { return }
            let commands = model.selectedID.map { model.commands(for: $0) } ?? []
            button.isSensitive = !commands.isEmpty
            lines.show(commands)
        }
    }
}
