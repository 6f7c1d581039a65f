internal import Gtk
internal import Presentation

/// The commands for a place as a menu.
@MainActor
final class PlaceMenu {
    private var buttons: [PlaceCommand.Kind: Button] = [:]
    private let column = Container(menu: PlaceWords.actions)
    private var chosen: (@MainActor (PlaceCommand.Kind) -> Void)?
    var root: Widget { column }

    /// Calls the handler when a command was chosen.
    func onChoose(_ handler: @escaping @MainActor (PlaceCommand.Kind) -> Void) {
        chosen = handler
    }

    /// Shows the commands, whose kinds must be the same each time.
    func show(_ commands: [PlaceCommand]) {
        for command in commands {
            let button = buttons[command.kind] ?? add(command)
            button.setLabel(command.label)
            button.isSensitive = command.isEnabled
        }
    }

    private func add(_ command: PlaceCommand) -> Button {
        let button = Button(menuItem: command.label, keys: command.keys)
        button.onClick { [weak self] in self?.chosen?(command.kind) }
        buttons[command.kind] = button
        if command.kind == .remove { column.append(Separator()) }
        column.append(button)
        return button
    }
}
