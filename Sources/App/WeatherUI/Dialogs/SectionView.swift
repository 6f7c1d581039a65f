internal import Gtk
internal import Presentation

/// The row of a section: a switch that shows or hides it, and buttons that move it.
@MainActor
final class SectionView: RowView {
    private let toggle: Switch
    private let order: MoveButtons
    let root: Widget

    init(_ row: SectionRow, onShow: @escaping @MainActor (Bool) -> Void, onMove: @escaping @MainActor (Int) -> Void) {
        toggle = Switch(name: row.title)
        toggle.aligned(vertically: .center)
        order = MoveButtons(onMove)
        let title = Label(row.title).wrapped(width: 24).preferringOneLine()
        root = StackingRow(title, Container(.horizontal, spacing: 12, [order.root, toggle]), spacing: 12, inset: 6)
            .styled("form-row")
        toggle.onChange(onShow)
        order.follow(root)
        show(row)
    }

    func show(_ row: SectionRow) {
        toggle.isOn = row.isShown
        order.show(up: row.moveUp, down: row.moveDown)
    }
}
