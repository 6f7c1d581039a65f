internal import Gtk
internal import Presentation

/// A place with the actions of its row.
@MainActor
struct PlaceCellContent {
    let id: String
    let item: any PlaceCellItem
    /// Opens the menu at the row.
    let openMenu: @MainActor (Widget) -> Void
    /// Handles a place dropped on the row, with whether it was dropped on the lower half; returns false to refuse it.
    let drop: @MainActor (String, Bool) -> Bool
}
