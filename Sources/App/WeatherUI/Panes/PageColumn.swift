internal import Gtk

/// The column of a page that was opened from that of a place: its parts below each other in the middle, 832 pixels wide at most.
@MainActor
struct PageColumn {
    let parts: [Widget]
    /// Returns the height of the row over the top of the page for a width.
    let titleHeight: @MainActor (Int) -> Int

    private typealias Place = (part: Widget, x: Int, y: Int, width: Int, height: Int)

    /// The widget that holds the parts.
    var root: LayoutContainer {
        LayoutContainer(
            parts,
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 300, natural: 744) }
                return SizeRequest(least: places(size ?? 744).height)
            } allocate: { room in
                for place in places(room.width).all {
                    room.place(place.part, x: place.x, y: place.y, width: place.width, height: place.height)
                }
            }
        ).styled("quantity-page")
    }

    /// What is not there takes no room.
    private func places(_ width: Int) -> (all: [Place], height: Int) {
        let scale = Appearance.textScale
        let margin = Double(width) < 560 * scale ? 12 : 24
        let room = min(width - 2 * margin, Int(832 * scale))
        var (all, y): ([Place], Int) = ([], titleHeight(width) + 16)
        for part in parts where part.isVisible {
            let height = part.request(.vertical, for: room).natural
            all.append((part, (width - room) / 2, y, room, height))
            y += height + 12
        }
        return (all, y + 12)
    }
}
