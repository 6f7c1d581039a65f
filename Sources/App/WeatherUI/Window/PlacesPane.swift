internal import Gtk
internal import Presentation

/// The saved places, with the offer to undo the last removal.
@MainActor
final class PlacesPane<Model: LocationListModel> {
    private let list = ListView<BasicCell, Model.Row>(isSelectable: true) { $0 }
    private let undo: BannerView
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        undo = BannerView { [weak model] in model?.undoRemoval() }
        root = Container(
            .vertical,
            [ScrolledWindow(.vertical, list.styled("sidebar-list")).expanding(vertically: true), undo.root])
        list.setAccessibleName(WindowWords.places)
        list.onSelect { [weak model] in model?.select($0.id) }
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
            list.select(selectedID)
            // A row that was moved, or took over for a removed one, keeps the keyboard.
            if isMoved { focusSelected() }
            undo.show(offer)
        }
    }

    /// Moves the keyboard to the selected place; false where there is none.
    @discardableResult
    func focusSelected() -> Bool {
        guard let selected = list.selected, let index = list.items.firstIndex(of: selected) else { return false }
        list.focusRow(index)
        return true
    }
}
