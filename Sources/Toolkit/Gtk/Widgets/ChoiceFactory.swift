internal import CGtk
internal import CGtkShims

/// Creates the rows of an open drop-down list: each is a line of a menu, with its key at the end, or a tick where it is chosen.
@MainActor
final class ChoiceFactory: Object {
    @MainActor
    private struct Row {
        let tick: Image
        let line: MenuLine

        init() {
            tick = Image(icon: "object-select-symbolic", size: 16).styled("choice-tick").decorative()
            line = MenuLine(mark: tick)
        }
    }

    /// The row of a GtkListItem.
    private enum RowKey: AttachmentKey { typealias Value = Row }
    private typealias RowOfListItem = Attachment<RowKey>

    /// The rows that are bound, by position.
    private var rows: [Int: Row] = [:]
    private var keys: [String] = []
    private var chosen = 0

    /// - Parameter keys: The keys that choose the same, for the eye, in the order of the choices; fewer for none.
    convenience init(keys: [String]) {
        self.init(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        self.keys = keys
        Signal.connect(self, "setup", argument: { Self.setUp($0) })
        Signal.connect(self, "bind", argument: { [weak self] in self?.bind($0) })
        Signal.connect(self, "unbind", argument: { [weak self] in self?.unbind($0) })
        Signal.connect(self, "teardown", argument: { gtk_list_item_set_child(OpaquePointer($0), nil) })
    }

    /// Marks the chosen row.
    func choose(_ position: Int) {
        chosen = position
        for (position, row) in rows { mark(row, at: position) }
    }

    private static func setUp(_ listItem: UnsafeMutableRawPointer) {
        let row = Row()
        gtk_list_item_set_child(OpaquePointer(listItem), row.line.root.widget)
        RowOfListItem.set(row, on: listItem)
    }

    private func bind(_ listItem: UnsafeMutableRawPointer) {
        guard let row = RowOfListItem.value(of: listItem), let text = gtk_list_item_get_item(OpaquePointer(listItem)),
            let string = gtk_string_object_get_string(OpaquePointer(text))
        else { return }
        let position = Int(gtk_list_item_get_position(OpaquePointer(listItem)))
        row.line.label.text = String(cString: string)
        rows[position] = row
        mark(row, at: position)
        // Rows have no name in GTK before 4.12.
        guard let around = gtk_widget_get_parent(row.line.root.widget) else { return }
        shim_accessible_set_label(OpaquePointer(around), string)
    }

    private func unbind(_ listItem: UnsafeMutableRawPointer) {
        rows[Int(gtk_list_item_get_position(OpaquePointer(listItem)))] = nil
    }

    private func mark(_ row: Row, at position: Int) {
        let isChosen = position == chosen
        row.line.label.setStyle("chosen-line", isChosen)
        row.line.keys.show(isChosen || !keys.indices.contains(position) ? nil : keys[position])
        row.tick.isVisible = isChosen
    }
}
