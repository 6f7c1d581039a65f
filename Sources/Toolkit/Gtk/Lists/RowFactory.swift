internal import CGtk
internal import CGtkShims

/// Creates cells for a list and binds them to rows as they scroll into view.
@MainActor
final class RowFactory<RowCell: Cell, Item: Identifiable>: Object {
    typealias Row = ListRow<RowCell, Item>

    /// The cell of a GtkListItem.
    private enum CellKey: AttachmentKey { typealias Value = RowCell }
    private typealias CellOfListItem = Attachment<CellKey>

    /// The row of an object in the list's store.
    enum RowKey: AttachmentKey { typealias Value = Row }
    typealias RowOfObject = Attachment<RowKey>

    /// - Parameters:
    ///   - isSelectable: Whether a row can be selected.
    ///   - viewModel: Returns the value to which a cell is bound for an item; nil unbinds the cell.
    convenience init(isSelectable: Bool, viewModel: @escaping @MainActor (Item) -> RowCell.ViewModel?) {
        self.init(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        // The handlers do not capture the list, as cells must be unbound even if its wrapper is released before its
        // widget.
        Signal.connect(self, "setup", argument: { Self.setUp($0, isSelectable: isSelectable) })
        Signal.connect(self, "bind", argument: { Self.bind($0, viewModel) })
        Signal.connect(self, "unbind", argument: { Self.unbind($0) })
        Signal.connect(self, "teardown", argument: { gtk_list_item_set_child(OpaquePointer($0), nil) })
    }

    private static func setUp(_ listItem: UnsafeMutableRawPointer, isSelectable: Bool) {
        let cell = RowCell()
        gtk_list_item_set_child(OpaquePointer(listItem), cell.root.widget)
        if !isSelectable, let around = gtk_widget_get_parent(cell.root.widget) {
            shim_accessible_never_selected(around)
        }
        CellOfListItem.set(cell, on: listItem)
    }

    private static func bind(
        _ listItem: UnsafeMutableRawPointer, _ viewModel: @escaping @MainActor (Item) -> RowCell.ViewModel?
    ) {
        guard let cell = CellOfListItem.value(of: listItem), let row = row(of: listItem) else { return }
        row.cell = cell
        // What the view model observes renders this row again, and no other.
        row.showAgain = { [weak row, weak cell] in
            row?.binding = Binding { [weak row, weak cell] in
                guard let row, let cell else { return }
                guard let model = viewModel(row.item) else {
                    cell.unbind()
                    return name(cell.root, nil)
                }
                cell.bind(model)
                name(cell.root, RowCell.accessibleName(of: model))
            }
        }
        row.showAgain?()
        row.shown?()
    }

    private static func unbind(_ listItem: UnsafeMutableRawPointer) {
        CellOfListItem.value(of: listItem)?.unbind()
        guard let row = row(of: listItem) else { return }
        (row.cell, row.showAgain, row.binding) = (nil, nil, nil)
    }

    private static func row(of listItem: UnsafeMutableRawPointer) -> Row? {
        gtk_list_item_get_item(OpaquePointer(listItem)).flatMap { RowOfObject.value(of: $0) }
    }

    /// Sets the accessible name on the widget around the cell, as rows have none in GTK before 4.12; nil takes away that of
    /// an earlier item.
    private static func name(_ root: Widget, _ name: String?) {
        guard let around = gtk_widget_get_parent(root.widget) else { return }
        _ = shim_accessible_rename_row(around, name?.displayable)
    }
}
