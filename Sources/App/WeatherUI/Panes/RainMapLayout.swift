internal import Charts
internal import Gtk
internal import Presentation

/// Where the parts of the rain map's page lie: the sentences, below them the map to all edges, and over it buttons and the card
/// of times.
@MainActor
struct RainMapLayout<Model: RainMapModel> {
    let words: DrawingArea
    let answer: Label
    let detail: Label
    let layers: RainMapLayers
    let table: Widget
    let nearer: Button
    let farther: Button
    let card: RainMapTimeCard<Model>
    let action: Button
    let credit: Button
    /// Returns the height of the row over the top of the page.
    let titleHeight: @MainActor (Int) -> Int

    /// The pixels of map between the sentences and the card at least, more where names are large.
    private static var leastMap: Int { Appearance.textScale > 1.3 ? 240 : 120 }

    /// The page with its parts, as high as it must be or higher.
    var container: LayoutContainer {
        LayoutContainer(
            [words, answer, detail, layers.root, table, nearer, farther, card.root, action, credit],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 300, natural: 744) }
                let width = size ?? 744
                return SizeRequest(least: top(width).map + Self.leastMap + cardSize(width).height + Self.foot(width))
            } allocate: { room in
                place(in: room)
            }
        ).styled("map-page")
    }

    private func place(in room: LayoutRoom) {
        let (width, margin) = (room.width, Self.margin(room.width))
        let (title, head, map) = top(width)
        room.place(answer, x: margin, y: title + 12, width: width - 2 * margin, height: head.answer)
        if detail.isVisible {
            room.place(
                detail, x: margin, y: title + 16 + head.answer, width: width - 2 * margin, height: head.detail - 4)
        }
        room.place(words, x: 0, y: title, width: width, height: map - title)
        let size = cardSize(width)
        let bottom = room.height - Self.foot(width) - size.height
        room.place(card.root, x: margin, y: bottom, width: size.width, height: size.height)
        let button = action.request(.horizontal).natural
        room.place(action, x: (width - button) / 2, y: bottom + (size.height - 36) / 2, width: button, height: 36)
        room.place(nearer, x: width - margin - 40, y: map + 12, width: 40, height: 40)
        room.place(farther, x: width - margin - 40, y: map + 52, width: 40, height: 40)
        room.place(table, x: margin, y: map + 8, width: width - 2 * margin, height: max(60, bottom - map - 16))
        let box = mirrored(layers.credit, width)
        room.place(
            credit, x: Int(box.x), y: map + Int(box.y), width: max(1, Int(box.width)), height: max(1, Int(box.height)))
        room.place(layers.root, x: 0, y: map, width: width, height: room.height - map)
        layers.covered = [
            Rectangle(
                x: Double(margin), y: Double(bottom - map), width: Double(size.width), height: Double(size.height)),
            Rectangle(x: Double(width - margin - 40), y: 12, width: 40, height: 80),
        ].map { mirrored($0, width) }
    }

    /// Returns a part of the map, which is never mirrored, in the pixels of the room, which is.
    private func mirrored(_ box: Rectangle, _ width: Int) -> Rectangle {
        guard TextDirection.isRightToLeft else { return box }
        return Rectangle(x: Double(width) - box.right, y: box.y, width: box.width, height: box.height)
    }

    /// The heights of the row at the top and of the two sentences, and where the map begins.
    private func top(_ width: Int) -> (title: Int, head: (answer: Int, detail: Int), map: Int) {
        let room = width - 2 * Self.margin(width)
        let head = (
            answer: answer.request(.vertical, for: room).natural,
            detail: detail.isVisible ? detail.request(.vertical, for: room).natural + 4 : 0
        )
        let title = titleHeight(width)
        return (title, head, title + 24 + head.answer + head.detail)
    }

    private func cardSize(_ width: Int) -> (width: Int, height: Int) {
        let cardWidth = min(Int(696 * max(1, Appearance.textScale)), width - 2 * Self.margin(width))
        let height = Int(RainMapTimeCard<Model>.height(width: Double(cardWidth)))
        // A button in its place needs less.
        return (cardWidth, action.isVisible ? min(height, 108) : height)
    }

    private static func margin(_ width: Int) -> Int { width < 600 ? 12 : 24 }

    /// The pixels of map below the card.
    private static func foot(_ width: Int) -> Int { width < 600 ? 12 : 16 }
}
