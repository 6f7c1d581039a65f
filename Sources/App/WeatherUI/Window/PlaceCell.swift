internal import Gtk
internal import Presentation

/// The row of a saved place: a `BasicCell` with the mark of the home, a menu, and drag and drop.
@MainActor
final class PlaceCell: Cell {
    private let basic = BasicCell(keepsRoom: true)
    private let home = Image(icon: "fairweather-home-symbolic", size: 12).decorative()
    private var content: PlaceCellContent?
    let root: Widget

    init() {
        home.styled("home-mark").aligned(horizontally: .start, vertically: .end)
        root = Overlay(basic.root, above: home)
        root.onMenuPress { [weak self] in
            guard let self else { return }
            content?.openMenu(root)
        }
        root.draggable { [weak self] in self?.content?.id }
        root.onDrop { [weak self] id, isBelow in self?.content?.drop(id, isBelow) ?? false }
    }

    func bind(_ content: PlaceCellContent) {
        self.content = content
        basic.bind(content.item)
        home.isVisible = content.item.isHome
    }

    func unbind() {
        content = nil
        basic.unbind()
    }

    static func accessibleName(of content: PlaceCellContent) -> String? {
        content.item.spokenText
    }
}

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
