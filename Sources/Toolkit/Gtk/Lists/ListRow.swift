internal import CGtk

/// An item of a list, with the cell that currently shows it.
@MainActor
final class ListRow<RowCell: Cell, Item: Identifiable> {
    var item: Item
    weak var cell: RowCell?
    var showAgain: (() -> Void)?
    /// Called when the row gets a cell, until it is nil.
    var shown: (@MainActor () -> Void)?
    var binding: Binding?

    init(_ item: Item) {
        self.item = item
    }

    /// Moves the focus to the row, if it has a cell.
    func grabFocus() {
        guard let around = cell.flatMap({ gtk_widget_get_parent($0.root.widget) }) else { return }
        gtk_widget_grab_focus(around)
    }
}
