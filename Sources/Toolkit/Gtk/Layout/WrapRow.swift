internal import CGtk

/// Two widgets beside each other or, if the second would be too narrow, one below the other.
@MainActor
public final class WrapRow: Widget {
    /// - Parameter spacing: The space in pixels between the widgets beside each other; half of it below each other.
    public convenience init(_ first: Widget, _ second: Widget, spacing: Int) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_box_append(pointer(), first.widget)
        gtk_box_append(pointer(), second.widget)
        // The two widgets are this one's children, which holds the closures: their wrappers hold nothing of it.
        let pair = Pair(first: first, second: second, spacing: spacing)
        CustomLayout(measure: pair.measure, allocate: pair.allocate).install(on: self)
    }

    /// The closures of the layout; the minimum width is that of the wider widget, the natural one has room for both.
    @MainActor
    private struct Pair {
        let first, second: Widget
        let spacing: Int

        func measure(_ axis: Orientation, for size: Int?) -> SizeRequest {
            let (one, two) = (first.request(.horizontal), second.request(.horizontal))
            let both = one.natural + spacing + two.natural
            guard axis == .vertical else { return SizeRequest(least: max(one.least, two.least), natural: both) }
            let width = size ?? both
            return SizeRequest(
                least: isWide(width)
                    ? max(height(of: first, one.natural), height(of: second, width - one.natural - spacing))
                    : height(of: first, width) + spacing / 2 + height(of: second, width))
        }

        func allocate(_ room: LayoutRoom) {
            guard isWide(room.width) else {
                let top = min(height(of: first, room.width), room.height)
                let rest = max(0, room.height - top - spacing / 2)
                room.place(first, x: 0, y: 0, width: room.width, height: top)
                return room.place(second, x: 0, y: top + spacing / 2, width: room.width, height: rest)
            }
            let one = first.request(.horizontal).natural
            room.place(first, x: 0, y: 0, width: one, height: room.height)
            room.place(second, x: one + spacing, y: 0, width: room.width - one - spacing, height: room.height)
        }

        private func isWide(_ width: Int) -> Bool {
            first.request(.horizontal).natural + spacing + second.request(.horizontal).least <= width
        }

        private func height(of child: Widget, _ width: Int) -> Int {
            child.request(.vertical, for: width).least
        }
    }
}
