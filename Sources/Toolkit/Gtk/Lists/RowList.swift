internal import CGtk
internal import CGtkShims

/// A short list with a widget for every row, each as high as its content needs at its width.
///
/// It is for rows with wrapped text, which `ListView` measures as if its width were unlimited.
@MainActor
public final class RowList<RowCell: Cell, Item: Identifiable & Equatable>: Widget where RowCell.ViewModel == Item {
    private var rows: [(item: Item, cell: RowCell)] = []

    /// Makes an empty list.
    public convenience init() {
        self.init(new: gtk_list_box_new())
        gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    }

    /// The items in order.
    public var items: [Item] { rows.map(\.item) }

    /// Shows the items, updating only rows that are new, removed, moved or changed.
    public func show(_ items: [Item]) {
        for change in items.map(\.id).difference(from: rows.map(\.item.id)) {
            switch change {
            case .remove(let offset, _, _):
                rows.remove(at: offset).cell.unbind()
                if let row = row(offset) { gtk_list_box_remove(opaque, row) }
            case .insert(let offset, _, _):
                let cell = RowCell()
                rows.insert((items[offset], cell), at: offset)
                gtk_list_box_insert(opaque, cell.root.widget, gint(offset))
                if let row = row(offset) {
                    shim_accessible_add_activation(row)
                    shim_accessible_never_selected(row)
                }
                bind(offset)
            }
        }
        for (index, item) in items.enumerated() where rows[index].item != item {
            rows[index].item = item
            bind(index)
        }
    }

    /// Returns the cell of an item; nil if there is none.
    public func cell(of id: Item.ID) -> RowCell? {
        rows.first { $0.item.id == id }?.cell
    }

    /// The position of the item whose row has the focus, or holds what has it; nil for none.
    public var focusedIndex: Int? {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return nil }
        return rows.indices.first { index in
            row(index).map { $0 == focus || gtk_widget_is_ancestor(focus, $0) != 0 } ?? false
        }
    }

    /// Moves the focus to the row of an item; returns false if there is none.
    @discardableResult
    public func focus(_ id: Item.ID) -> Bool {
        guard let index = rows.firstIndex(where: { $0.item.id == id }), let row = row(index) else { return false }
        return giveFocus(to: row)
    }

    /// Calls the handler when a row is clicked or Enter is pressed on it.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (Item) -> Void) -> SignalConnection {
        return Signal.connect(
            self, "row-activated",
            argument: { [weak self] row in
                let index = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
                guard let self, rows.indices.contains(index) else { return }
                handler(rows[index].item)
            })
    }

    private func bind(_ index: Int) {
        let (item, cell) = rows[index]
        cell.bind(item)
        guard let row = row(index) else { return }
        if let isExpanded = RowCell.isExpanded(item) {
            shim_accessible_set_expanded(OpaquePointer(row), isExpanded ? 1 : 0)
        } else {
            gtk_accessible_reset_state(OpaquePointer(row), GTK_ACCESSIBLE_STATE_EXPANDED)
        }
        _ = shim_accessible_rename_row(row, RowCell.accessibleName(of: item)?.displayable)
    }

    /// Returns GTK's widget around a cell; nil if there is none.
    private func row(_ index: Int) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_list_box_get_row_at_index(opaque, gint(index)).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
        }
    }
}
