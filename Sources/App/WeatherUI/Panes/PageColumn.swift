internal import Gtk

/// The column of a page that was opened from that of a place: in the middle, of 832 pixels at most; what is not there takes no
/// room.
@MainActor
enum PageColumn {
    private typealias Place = (part: Widget, x: Int, y: Int, width: Int, height: Int)

    /// - Parameters:
    ///   - titleHeight: Returns the height of the row over the top of the page.
    ///   - onWidth: Called with the width that the page is given.
    static func of(
        _ parts: [Widget], titleHeight: @escaping @MainActor (Int) -> Int,
        onWidth: @escaping @MainActor (Int) -> Void = { _ in }
    ) -> LayoutContainer {
        LayoutContainer(
            parts,
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 300, natural: 744) }
                return SizeRequest(least: places(parts, size ?? 744, titleHeight).height)
            } allocate: { room in
                onWidth(room.width)
                for place in places(parts, room.width, titleHeight).all {
                    room.place(place.part, x: place.x, y: place.y, width: place.width, height: place.height)
                }
            }
        ).styled("quantity-page")
    }

    private static func places(
        _ parts: [Widget], _ width: Int, _ titleHeight: (Int) -> Int
    ) -> (all: [Place], height: Int) {
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
