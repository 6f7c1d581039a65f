internal import CGtk
internal import CGtkShims

/// Two widgets beside each other, the second one at the end, or the second below the first where that has too little room.
@MainActor
public final class StackingRow: Widget {
    /// - Parameters:
    ///   - first: The widget at the start, which has the room the other one leaves, if that is its natural width or a
    ///     little more than half of the row.
    ///   - second: The widget at the end.
    ///   - spacing: The space between them, in pixels.
    ///   - inset: The space above, between and below them where one stands below the other, in pixels.
    ///   - adjoins: Whether the second one follows right after the first instead, or begins where that does below it.
    public convenience init(_ first: Widget, _ second: Widget, spacing: Int, inset: Int = 0, adjoins: Bool = false) {
        self.init(new: shim_row_new(0))
        [first, second].forEach { gtk_box_append(pointer(), $0.widget) }
        let pair = Pair(first: first, second: second, spacing: spacing, inset: inset, adjoins: adjoins)
        CustomLayout(measure: pair.measure, allocate: pair.allocate).install(on: self)
    }
}

/// The measuring and placing of both.
@MainActor
private struct Pair {
    let first: Widget
    let second: Widget
    let spacing: Int
    let inset: Int
    let adjoins: Bool

    /// Returns the width of the first one beside the second; nil where one stands below the other.
    private func room(in width: Int) -> Int? {
        let wanted = first.request(.horizontal)
        let room = width - spacing - second.request(.horizontal).natural
        if adjoins { return room >= wanted.natural ? wanted.natural : nil }
        return room >= wanted.natural || (room >= wanted.least && room * 20 >= width * 11) ? room : nil
    }

    func measure(_ axis: Orientation, _ size: Int?) -> SizeRequest {
        let (start, end) = (first.request(.horizontal), second.request(.horizontal))
        let natural = start.natural + spacing + end.natural
        if axis == .horizontal { return SizeRequest(least: max(start.least, end.least), natural: natural) }
        let width = size ?? natural
        if let room = room(in: width) {
            return SizeRequest(
                least: max(
                    first.request(.vertical, for: room).least,
                    second.request(.vertical, for: adjoins ? width - room - spacing : end.natural).least))
        }
        let heights = [first.request(.vertical, for: width), second.request(.vertical, for: min(width, end.natural))]
        return SizeRequest(least: heights.map(\.least).reduce(3 * inset, +))
    }

    func allocate(in room: LayoutRoom) {
        let end = second.request(.horizontal).natural
        if let width = self.room(in: room.width) {
            room.place(first, x: 0, y: 0, width: width, height: room.height)
            let start = adjoins ? width + spacing : room.width - end
            room.place(second, x: start, y: 0, width: room.width - start, height: room.height)
            return
        }
        let width = max(min(room.width, end), second.request(.horizontal).least)
        let height = first.request(.vertical, for: room.width).least
        let below = second.request(.vertical, for: width).least
        room.place(first, x: 0, y: inset, width: room.width, height: height)
        room.place(second, x: adjoins ? 0 : room.width - width, y: 2 * inset + height, width: width, height: below)
    }
}
