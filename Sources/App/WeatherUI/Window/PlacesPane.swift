internal import Gtk
internal import Presentation

/// The saved places, with the offer to undo the last removal.
@MainActor
final class PlacesPane<Model: LocationListModel> {
    private let list = ListView<BasicCell, Model.Row>(isSelectable: true) { $0 }
    private let undo: BannerView
    private var chosen: (@MainActor () -> Void)?
    private var selectedID: String?
    private var binding: Binding?
    let root: Widget

    /// Whether the place that is shown is marked; while it is not, it can be chosen again.
    var marksSelection = true {
        didSet { if marksSelection != oldValue { list.select(marksSelection ? selectedID : nil) } }
    }

    init(_ model: Model) {
        undo = BannerView { [weak model] in model?.undoRemoval() }
        root = Container(
            .vertical,
            [ScrolledWindow(.vertical, list.styled("sidebar-list")).expanding(vertically: true), undo.root])
        list.setAccessibleName(WindowWords.places)
        list.onSelect { [weak self, weak model] in
            model?.select($0.id)
            self?.chosen?()
            if self?.marksSelection == false { self?.list.select(nil) }
        }
        list.onKey(first: true) { [weak self, weak model] key, modifiers in
            guard let self, let model, let row = list.selected else { return false }
            switch (key, modifiers) {
            case (.delete, []): model.remove(row.id)
            case (.up, .alt): model.move(row.id, by: -1)
            case (.down, .alt): model.move(row.id, by: 1)
            default: return false
            }
            return true
        }
        binding = Binding { [weak self, weak model] in
            guard let self, let model else { return }
            let (rows, selectedID, offer) = (model.rows, model.selectedID, model.undoOffer)
            let isMoved = list.items.map(\.id) != rows.map(\.id) && list.containsFocus
            list.show(rows)
            self.selectedID = selectedID
            list.select(marksSelection ? selectedID : nil)
            // A row that was moved, or took over for a removed one, keeps the keyboard.
            if isMoved { focusSelected() }
            undo.show(offer)
        }
    }

    /// A place was chosen, be it the one that is shown already.
    func onChoose(_ handler: @escaping @MainActor () -> Void) {
        chosen = handler
    }

    /// Moves the keyboard to the selected place; false where there is none.
    @discardableResult
    func focusSelected() -> Bool {
        guard let index = list.items.firstIndex(where: { $0.id == selectedID }) else { return false }
        list.focusRow(index)
        return true
    }
}
