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

    /// GTK's own widget of the row, if it has a cell.
    private var around: UnsafeMutablePointer<GtkWidget>? {
        cell.flatMap { gtk_widget_get_parent($0.root.widget) }
    }

    /// Returns whether the widget is that of the row, or lies in it.
    func contains(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        around.map { widget == $0 || gtk_widget_is_ancestor(widget, $0) != 0 } ?? false
    }

    /// Moves the focus to the row, if it has a cell and is not hidden.
    func grabFocus() {
        if let around { _ = giveFocus(to: around) }
    }
}
