internal import Gtk
internal import Presentation

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
                    Container(
                        .horizontal, spacing: 12,
                        [order.root.aligned(vertically: .start), toggle.aligned(vertically: .start)]), spacing: 12),
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
