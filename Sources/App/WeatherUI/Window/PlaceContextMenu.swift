internal import Gtk
internal import Presentation

/// The menu at a place's row, made anew each time it is opened.
@MainActor
final class PlaceContextMenu {
    private var popover: Popover?
    private var lines: PlaceMenu?

    /// - Parameters:
    ///   - parent: Keeps it while it is open.
    ///   - row: What it points at.
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
