internal import Gtk
internal import Presentation

/// A place, and what its row can ask for.
@MainActor
struct PlaceCellContent {
    let id: String
    let item: any PlaceCellItem
    /// Opens the menu at the row.
    let openMenu: @MainActor (Widget) -> Void
    /// The place of that identity was dropped on the row, on its lower half or not; false refuses it.
    let drop: @MainActor (String, Bool) -> Bool
}
