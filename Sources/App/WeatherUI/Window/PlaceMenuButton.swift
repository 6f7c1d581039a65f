internal import Gtk
internal import Presentation

/// The button in the title bar that opens the menu of the visible place.
@MainActor
final class PlaceMenuButton<Model: LocationListModel> {
    private let button: MenuButton
    private let lines: PlaceMenu
    private var binding: Binding?
    var root: Widget { button }

    /// - Parameter onRename: Called with the identifier of a place to be renamed.
    init(_ model: Model, onRename: @escaping @MainActor (String) -> Void) {
        let lines = PlaceMenu()
        self.lines = lines
        let button = MenuButton(icon: "view-more-symbolic", name: PlaceWords.actions, content: lines.root)
        self.button = button
        lines.onChoose { [weak model, weak button] command in
            button?.close()
            guard let id = model?.selectedID else { return }
            command == .rename ? onRename(id) : model?.perform(command, on: id)
        }
        binding = Binding { [weak model] in
            guard let model else { return }
            let commands = model.selectedID.map { model.commands(for: $0) } ?? []
            button.isSensitive = !commands.isEmpty
            lines.show(commands)
        }
    }
}
