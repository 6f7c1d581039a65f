internal import CGtk
internal import CGtkShims

/// A list that creates widgets for visible rows only, each a `Cell` bound to an item.
@MainActor
public final class ListView<RowCell: Cell, Item: Identifiable & Equatable>: Widget {
    private typealias Row = ListRow<RowCell, Item>

    private let store = Object(adopting: UnsafeMutableRawPointer(g_list_store_new(g_object_get_type())))
    private var selection: Object?
    private var rows: [Row] = []
    private var selectionHandler: (@MainActor (Item) -> Void)?
    private var isUpdating = false
    private var steps: IdleSteps?
    /// The row under the pointer when its button was pressed.
    private weak var pressed: Row?

    /// - Parameters:
    ///   - isSelectable: Whether a row can be selected.
    ///   - viewModel: Returns the value to which a cell is bound for an item, and again when an observed value that it
    ///     reads has changed; nil unbinds the cell.
    public convenience init(
        _ orientation: Orientation = .vertical, isSelectable: Bool = false,
        viewModel: @escaping @MainActor (Item) -> RowCell.ViewModel?
    ) {
        self.init(new: gtk_list_view_new(nil, nil))
        gtk_orientable_set_orientation(opaque, orientation.gtk)
        let factory = RowFactory<RowCell, Item>(isSelectable: isSelectable, viewModel: viewModel)
        gtk_list_view_set_factory(opaque, factory.opaque)
        if isSelectable { makeSelectable() } else { makeUnselectable() }
    }

    /// Returns the height of as many whole rows as there is room for, if all of them are alike and known.
    public func wholeRows(in height: Int, width: Int) -> Int {
        let row = rows.isEmpty ? 0 : request(.vertical, for: width).natural / rows.count
        return row > 0 && row <= height ? height / row * row : height
    }

    /// The items in order.
    public var items: [Item] { rows.map(\.item) }

    /// Shows the items, updating only rows that are new, removed, moved or changed.
    ///
    /// - Parameters:
    ///   - start: The position of the item that is to be seen first. The row that is at the top stays there while others come
    ///     above it.
    ///   - count: The number of items from there on that are there at once. The other new and changed ones follow in steps
    ///     after a frame, first those below, since GTK makes the widgets of up to two hundred rows, whether they are in view
    ///     or not.
    ///   - step: The number of rows a step.
    ///   - done: Called once all are there, unless other items are shown before.
    public func show(
        _ items: [Item], from start: Int = 0, first count: Int, step: Int = 12, done: (@MainActor () -> Void)? = nil
    ) {
        let former = Dictionary(rows.map { ($0.item.id, $0.item) }, uniquingKeysWith: { first, _ in first })
        let order = Array(items.indices.dropFirst(start)) + items.indices.prefix(start).reversed()
        let late = order.dropFirst(count).filter { former[items[$0].id] != items[$0] }
        var turns = items.map { _ in 0 }
        for (rank, index) in late.enumerated() { turns[index] = 1 + rank / step }
        let update: @MainActor (Int) -> Void = { [weak self] turn in
            self?.update(
                items.indices.compactMap { turns[$0] <= turn ? items[$0] : former[items[$0].id] })
        }
        let last = turns.max() ?? 0
        guard last > 0 else {
            show(items)
            done?()
            return
        }
        update(0)
        let steps = IdleSteps(
            (1..<last).map { turn -> @MainActor () -> Void in { update(turn) } } + [
                { [weak self] in
                    self?.show(items)
                    done?()
                }
            ])
        self.steps = steps
        steps.start(afterFrameOf: self)
    }

    /// Shows the items at once, updating only rows that are new, removed, moved or changed.
    public func show(_ items: [Item]) {
        steps = nil
        update(items)
    }

    private func update(_ items: [Item]) {
        isUpdating = true
        let (old, new) = (rows.map(\.item.id), items.map(\.id))
        // Most changes are in one place; a search for the fewest steps takes a second where thousands are appended.
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let (removed, inserted) = (start..<old.count - end, start..<new.count - end)
        if removed.isEmpty || inserted.isEmpty {
            replace(removed, with: items[inserted])
        } else {
            for change in new[inserted].difference(from: old[removed]) {
                switch change {
                case .remove(let offset, _, _): replace(start + offset..<start + offset + 1, with: [])
                case .insert(let offset, _, _):
                    replace(start + offset..<start + offset, with: items[start + offset..<start + offset + 1])
                }
            }
        }
        for (row, item) in zip(rows, items) where row.item != item {
            row.item = item
            row.showAgain?()
        }
        isUpdating = false
    }

    /// Puts rows of the items in the place of those rows, by one change of GTK's list.
    private func replace(_ range: Range<Int>, with items: ArraySlice<Item>) {
        guard !range.isEmpty || !items.isEmpty else { return }
        let added = items.map { Row($0) }
        let objects = added.map { row in
            let object = Object(adopting: g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
            RowFactory<RowCell, Item>.RowOfObject.set(row, on: object.raw)
            return object
        }
        rows.replaceSubrange(range, with: added)
        var additions: [gpointer?] = objects.map(\.raw)
        // Until then nothing else holds them.
        withExtendedLifetime(objects) {
            g_list_store_splice(
                store.opaque, guint(range.lowerBound), guint(range.count), &additions, guint(additions.count))
        }
    }

    /// Selects the item, or none, without calling the handler.
    public func select(_ id: Item.ID?) {
        guard let selection else { return }
        let index = rows.firstIndex { $0.item.id == id }
        let position = index.map { guint($0) } ?? GTK_INVALID_LIST_POSITION
        guard gtk_single_selection_get_selected(selection.opaque) != position else { return }
        isUpdating = true
        // Space on the selected row would unselect it for good; newer GTK refuses the program the same.
        gtk_single_selection_set_can_unselect(selection.opaque, 1)
        gtk_single_selection_set_selected(selection.opaque, position)
        gtk_single_selection_set_can_unselect(selection.opaque, 0)
        isUpdating = false
    }

    /// The selected item; nil if there is none.
    public var selected: Item? {
        guard let selection else { return nil }
        let position = Int(gtk_single_selection_get_selected(selection.opaque))
        return rows.indices.contains(position) ? rows[position].item : nil
    }

    /// The item of the row with the focus on or in it; nil if there is none.
    public var focused: Item? {
        guard containsFocus, let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) }) else {
            return nil
        }
        return rows.first { $0.contains(focus) }?.item
    }

    /// Returns whether the item is the first one.
    public func isFirst(_ item: Item?) -> Bool { item != nil && item?.id == rows.first?.item.id }

    /// Returns the widget of the row that shows the item; nil while it is not visible.
    public func widget(of id: Item.ID) -> Widget? {
        rows.first { $0.item.id == id }?.cell?.root
    }

    /// Announces a text at the selected row too, unless that has the focus, with which it is announced anyway.
    ///
    /// Orca takes a row that was selected from elsewhere for what the user is at, and with GTK before 4.14 hears of nothing else.
    ///
    /// - Returns: Whether there is such a row.
    @discardableResult
    public func announceAtSelection(_ text: String) -> Bool {
        guard let id = selected?.id, focused?.id != id, let root = widget(of: id),
            let around = gtk_widget_get_parent(root.widget)
        else { return false }
        shim_accessible_announce_at(OpaquePointer(around), text)
        return true
    }

    /// Calls the handler when the user selects a row.
    public func onSelect(_ handler: @escaping @MainActor (Item) -> Void) {
        selectionHandler = handler
    }

    /// Calls the handler when a row is activated by Enter, a double click, or a click after `activateOnClick()`.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (Item) -> Void) -> SignalConnection {
        return Signal.connect(
            self, "activate",
            index: { [weak self] index in
                guard let self, rows.indices.contains(index) else { return }
                handler(rows[index].item)
            })
    }

    /// Makes a single click activate rows; one that is dragged off the row before it is let go does nothing.
    ///
    /// GTK's own way also selects the row under a pointer that rests there, and the keyboard goes on from that one.
    public func activateOnClick() {
        onClickInside { [weak self] x, y in
            if let self { pressed = row(atX: x, y: y) }
        } released: { [weak self] x, y in
            guard let self, let row = row(atX: x, y: y), row === pressed,
                let index = rows.firstIndex(where: { $0 === row })
            else { return }
            let position = g_variant_ref_sink(g_variant_new_uint32(guint32(index)))
            gtk_widget_activate_action_variant(widget, "list.activate-item", position)
            g_variant_unref(position)
        }
    }

    private func row(atX x: Double, y: Double) -> Row? {
        gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT).flatMap { hit in rows.first { $0.contains(hit) } }
    }

    /// Moves the focus to the row of the item, scrolling it into view.
    public func focus(_ id: Item.ID) {
        if let index = rows.firstIndex(where: { $0.item.id == id }) { focusRow(index) }
    }

    /// Scrolls the row at the index into view.
    public func revealRow(_ index: Int) {
        guard rows.indices.contains(index) else { return }
        // The action takes no reference, so that a floating one would never be released.
        let position = g_variant_ref_sink(g_variant_new_uint32(guint32(index)))
        gtk_widget_activate_action_variant(widget, "list.scroll-to-item", position)
        g_variant_unref(position)
    }

    /// Returns how far below the top edge of what is in view the row at the index begins, in pixels; nil while it has no place.
    public func distance(ofRow index: Int) -> Double? {
        guard rows.indices.contains(index), let root = rows[index].cell?.root,
            let around = gtk_widget_get_parent(root.widget), gtk_widget_get_mapped(around) != 0
        else { return nil }
        var (start, top) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
        return gtk_widget_compute_point(around, widget, &start, &top) != 0 ? Double(top.y) : nil
    }

    /// Moves the focus to the row at the index, scrolling it into view.
    public func focusRow(_ index: Int) {
        guard rows.indices.contains(index) else { return }
        revealRow(index)
        if rows[index].cell != nil {
            rows[index].grabFocus()
        } else {
            focusWhenShown(rows[index].item.id)
        }
    }

    /// Moves the focus to the row of the item soon after the list shows it, unless the focus goes elsewhere before.
    public func focusWhenShown(_ id: Item.ID) {
        guard let row = rows.first(where: { $0.item.id == id }) else { return }
        let before = focusedWidget
        let focus: @MainActor () -> Void = { [weak self, weak row] in
            // A list has a row's widget some time before it has its place.
            Task {
                guard let self, let row, row.shown != nil else { return }
                row.shown = nil
                if self.focusedWidget == before || self.containsFocus { row.grabFocus() }
            }
        }
        row.shown = focus
        if row.cell != nil { focus() }
    }

    private var focusedWidget: UnsafeMutablePointer<GtkWidget>? {
        gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
    }

    private func makeUnselectable() {
        let model = Object(adopting: UnsafeMutableRawPointer(gtk_no_selection_new(retainedStore())))
        gtk_list_view_set_model(opaque, model.opaque)
    }

    private func makeSelectable() {
        let model = Object(adopting: UnsafeMutableRawPointer(gtk_single_selection_new(retainedStore())))
        gtk_single_selection_set_autoselect(model.opaque, 0)
        gtk_list_view_set_model(opaque, model.opaque)
        Signal.connect(
            model, "notify::selected",
            argument: { [weak self] _ in
                guard let self, !isUpdating, let item = selected else { return }
                selectionHandler?(item)
            })
        selection = model
    }

    /// Returns the store with an additional reference, which selection models take over.
    private func retainedStore() -> OpaquePointer {
        OpaquePointer(g_object_ref(store.raw))
    }
}
