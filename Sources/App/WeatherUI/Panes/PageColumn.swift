internal import Gtk

/// The column of a page that was opened from that of a place: its parts below each other in the middle, 832 pixels wide at most;
/// what is not there takes no room.
@MainActor
struct PageColumn {
    /// The widget that holds the parts.
    let root: LayoutContainer

    /// - Parameters:
    ///   - cards: Those of the parts that stand in pairs where there is room.
    ///   - titleHeight: Returns the height of the row over the top of the page for a width.
    ///   - onWidth: Called with the width that the page is given.
    init(
        parts: [Widget], cards: [Widget] = [], titleHeight: @escaping @MainActor (Int) -> Int,
        onWidth: @escaping @MainActor (Int) -> Void = { _ in }
    ) {
        let arrangement = PageArrangement(parts: parts, cards: cards, titleHeight: titleHeight)
        root = LayoutContainer(
            parts,
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 300, natural: 744) }
                return SizeRequest(least: arrangement.places(size ?? 744).height)
            } allocate: { room in
                onWidth(room.width)
                for place in arrangement.places(room.width).all {
                    room.place(place.part, x: place.x, y: place.y, width: place.width, height: place.height)
                }
            }
        ).styled("quantity-page")
    }
}

/// Where the parts of a page lie in a width.
@MainActor
private struct PageArrangement {
    let parts: [Widget]
    let cards: [Widget]
    let titleHeight: @MainActor (Int) -> Int

    typealias Place = (part: Widget, x: Int, y: Int, width: Int, height: Int)

    /// The pixels between two parts, and the width of a page from which two cards stand side by side.
    private static let (gap, leastForPairs) = (12, 1000.0)

    func places(_ width: Int) -> (all: [Place], height: Int) {
        let scale = Appearance.textScale
        let margin = Double(width) < 560 * scale ? 12 : 24
        let room = min(width - 2 * margin, Int(832 * scale))
        var (all, y): ([Place], Int) = ([], titleHeight(width) + 16)
        var left = parts.filter(\.isVisible)[...]
        while let first = left.popFirst() {
            let isPair =
                Double(width) >= Self.leastForPairs * scale && isCard(first) && left.first.map(isCard) ?? false
            let row = isPair ? [first] + left.prefix(1) : [first]
            if isPair { left.removeFirst() }
            let each = (room - Self.gap * (row.count - 1)) / row.count
            // Both as high as the higher one, unless much of the other would be empty.
            let heights = row.map { $0.request(.vertical, for: each).natural }
            let height = heights.max() ?? 0
            for (index, (part, own)) in zip(row, heights).enumerated() {
                let given = own * 4 < height * 3 ? own : height
                all.append((part, (width - room) / 2 + index * (each + Self.gap), y, each, given))
            }
            y += height + Self.gap
        }
        return (all, y + Self.gap)
    }

    private func isCard(_ part: Widget) -> Bool { cards.contains { $0 === part } }
}
