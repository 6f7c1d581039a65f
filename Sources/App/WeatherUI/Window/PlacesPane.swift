internal import Gtk
internal import Presentation
internal import WeatherText

/// The list of saved places, with a button to undo the last removal.
@MainActor
final class PlacesPane<Model: LocationListModel> {
    /// A place, whose row is made while it is in view.
    private struct Place: Identifiable, Equatable {
        let id: String
    }

    private let model: Model
    private let list: ListView<PlaceCell, Place>
    private let undo: BannerView
    private let menu: PlaceContextMenu
    private let column: Container
    private var chosen: (@MainActor () -> Void)?
    private var chosenAgain: (@MainActor () -> Void)?
    private var left: (@MainActor () -> Void)?
    private var selectedID: String?
    private var places: [Place] = []
    private var rowsBinding: Binding?
    private var selectionBinding: Binding?
    var root: Widget { column }

    /// Whether the visible place is marked as selected; if not, it can be chosen again.
    var marksSelection = true {
        didSet { if marksSelection != oldValue { list.select(marked) } }
    }

    /// Whether the page that is shown is none of theirs, so that none is marked; any can be chosen then.
    var isElsewhere = false {
        didSet { if isElsewhere != oldValue { list.select(marked) } }
    }

    /// The most places to be listed, the first ones, unless the visible one lies below; for a start whose first frame need
    /// not wait for rows out of view.
    var limit = Int.max {
        didSet { if limit != oldValue { list.show(listed) } }
    }

    /// - Parameter limit: The first value of `limit`.
    init(_ model: Model, limit: Int = .max) {
        self.limit = limit
        self.model = model
        undo = BannerView { [weak model] in model?.undo() }
        let menu = PlaceContextMenu()
        self.menu = menu
        let column = Container(.vertical)
        self.column = column
        let open: @MainActor (String, Widget) -> Void = { [weak model, weak menu, weak column] id, row in
            guard let model, let column else { return }
            menu?.open(model.commands(for: id), in: column, at: row) { [weak model] in model?.perform($0, on: id) }
        }
        list = ListView(isSelectable: true) { [weak model] place in
            guard let row = model?.row(of: place.id) else { return nil }
            return PlaceCellContent(id: place.id, item: row, openMenu: { open(place.id, $0) }) { id, isBelow in
                guard let model, model.placeIDs.contains(id) else { return false }
                model.move(id, beside: place.id, below: isBelow)
                return true
            }
        }
        let scroller = ScrolledWindow(.vertical, list.styled("sidebar-list")).expanding(vertically: true)
        column.append(TabStop(scroller) { [weak self] in self?.focusSelected() ?? false })
        column.append(undo.root)
        list.setAccessibleName(WindowWords.places)
        list.activateOnClick()
        list.onSelect { [weak self, weak model] in
            // Where the places hide the page, walking over them opens none.
            guard self?.marksSelection == true else { return self?.list.select(nil) ?? () }
            // That of the place behind another page leads back to it.
            if model?.selectedID != $0.id { model?.select($0.id) } else { self?.chosenAgain?() }
            self?.chosen?()
        }
        list.onActivate { [weak self, weak model] in
            // A click selects as well, but only after this.
            if model?.selectedID != $0.id { model?.select($0.id) } else { self?.chosenAgain?() }
            self?.chosen?()
        }
        list.onKey(first: true) { [weak self] key, modifiers in
            if key == .up, modifiers.isEmpty, let self, let left, list.isFirst(list.focused) {
                left()
                return true
            }
            guard let self, let row = list.focused ?? list.selected else { return false }
            switch (key, modifiers) {
            case (.menu, []), (.function(10), .shift): list.widget(of: row.id).map { open(row.id, $0) }
            default: return act(on: row.id, key, modifiers)
            }
            return true
        }
        // Two bindings, so that a change of the visible place does not make the rows anew.
        selectionBinding = Binding { [weak self] in self?.renderSelection() }
        rowsBinding = Binding(
            reading: { [weak model] in model.map { ($0.placeIDs, $0.undoOffer) } },
            writing: { [weak self] in if let (places, offer) = $0 { self?.show(places, offer) } })
    }

    /// Returns the height in which every place is in view.
    func fullHeight(for width: Int) -> Int {
        list.rowsHeight(for: width)
            + (undo.root.isVisible ? undo.root.request(.vertical, for: width).natural : 0)
    }

    /// Calls the handler when a place was chosen, even the visible one.
    func onChoose(_ handler: @escaping @MainActor () -> Void) {
        chosen = handler
    }

    /// Calls the handler when the visible place was chosen again.
    func onChooseAgain(_ handler: @escaping @MainActor () -> Void) {
        chosenAgain = handler
    }

    /// Calls the handler when Up is pressed in the first row.
    func onLeaveUpwards(_ handler: @escaping @MainActor () -> Void) {
        left = handler
    }

    /// Announces a text at the visible place, where a screen reader may be that has heard of the selection.
    func announce(_ text: String) {
        list.announceAtSelection(text)
    }

    /// The identifier of the focused place, or else of the visible one; nil if there is none.
    var current: String? { list.focused?.id ?? selectedID }

    /// Moves the focus to the selected place; returns false if there is none.
    @discardableResult
    func focusSelected() -> Bool {
        guard let selectedID else { return false }
        return focus(selectedID)
    }

    private func act(on id: String, _ key: Key, _ modifiers: Modifiers) -> Bool {
        switch (key, modifiers) {
        case (.delete, []): model.remove(id)
        case (.up, .alt): model.move(id, by: -1)
        case (.down, .alt): model.move(id, by: 1)
        default: return false
        }
        return true
    }

    private func renderSelection() {
        selectedID = model.selectedID
        list.select(marked)
        // Else Delete would remove another place than the one that is seen.
        if marksSelection, let focused = list.focused, focused.id != selectedID { focusSelected() }
    }

    private func show(_ places: [String], _ offer: Banner?) {
        // Both may have changed, and the rows' binding be the first.
        selectedID = model.selectedID
        let focused = list.focused
        let isUndone = offer == nil && undo.root.containsFocus
        let isMoved = list.items.map(\.id) != places && list.containsFocus
        // Before the last row goes: Tab would pass by all that is around it.
        if places.isEmpty, list.containsFocus { left?() }
        self.places = places.map { Place(id: $0) }
        list.show(listed)
        list.select(marked)
        // The focus stays with a row that was moved, or goes to the successor of a removed one.
        if isMoved, focused.map({ focus($0.id) }) != true { focusSelected() }
        // A restored place is shown again.
        if isUndone { focusSelected() }
        undo.show(offer)
    }

    private var marked: String? { marksSelection && !isElsewhere ? selectedID : nil }

    private var listed: [Place] {
        guard limit < places.count else { return places }
        let visible = places.firstIndex { $0.id == selectedID } ?? 0
        return visible < limit ? Array(places.prefix(limit)) : places
    }

    private func focus(_ id: String) -> Bool {
        guard let index = list.items.firstIndex(where: { $0.id == id }) else { return false }
        list.focusRow(index)
        return true
    }
}

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
