internal import Gtk

/// A box whose owner says where its tiles are.
@MainActor
final class TileBox {
    /// Where each visible tile lies in the box, in pixels; set before the box gets its own place.
    var places: [(tile: Widget, x: Int, y: Int, width: Int, height: Int)] = []
    private let tiles: [Widget]
    private(set) lazy var root = LayoutContainer(
        tiles,
        layout: CustomLayout { _, _ in
            // The owner has measured the tiles.
            SizeRequest(least: 0)
        } allocate: { [weak self] room in
            for place in self?.places ?? [] {
                room.place(place.tile, x: place.x, y: place.y, width: place.width, height: place.height)
            }
        })

    init(_ tiles: [Widget]) {
        self.tiles = tiles
    }
}
