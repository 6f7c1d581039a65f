internal import Gtk
internal import Presentation

/// The context menu of a place's row, created each time it is opened.
@MainActor
final class PlaceContextMenu {
    private var popover: Popover?
    private var lines: PlaceMenu?

    /// - Parameters:
    ///   - parent: The container that keeps the menu while it is open.
    ///   - row: The row that the menu points at.
    func open(
        _ commands: [PlaceCommand], in parent: Container, at row: Widget,
        onChoose: @escaping @MainActor (PlaceCommand.Kind) -> Void
    ) {
        guard popover == nil, !commands.isEmpty else { return }
        let lines = PlaceMenu()
        lines.onChoose { [weak self] command in
            self?.popover?.close()
            onChoose(command)
        }
        lines.show(commands)
        let popover = Popover(lines.root)
        popover.onClosed { [weak self] in
            self?.popover = nil
            self?.lines = nil
        }
        (self.popover, self.lines) = (popover, lines)
        popover.open(in: parent, pointingAt: row)
    }
}
