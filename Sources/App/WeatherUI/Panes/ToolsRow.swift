internal import Gtk

/// A choice with further tools after it, or below it where they have no room beside each other.
@MainActor
enum ToolsRow {
    /// Lays out the two.
    ///
    /// - Parameter isSpread: Whether the tools stand at the end of the row rather than next to the choice.
    static func of(_ choice: Widget, _ tools: Widget, isSpread: Bool = false) -> LayoutContainer {
        func widths() -> (choice: Int, gap: Int, tools: Int) {
            (
                choice.request(.horizontal).natural, choice.isVisible ? 12 : 0, tools.request(.horizontal).natural
            )
        }
        func heights(_ width: Int) -> (choice: Int, tools: Int) {
            let room = min(widths().choice, width)
            return (room > 0 ? choice.request(.vertical, for: room).natural : 0, tools.request(.vertical).natural)
        }
        func isBeside(_ width: Int) -> Bool { widths().choice + widths().gap + widths().tools <= width }
        return LayoutContainer(
            [choice, tools],
            layout: CustomLayout { axis, size in
                let all = widths().choice + widths().gap + widths().tools
                guard axis == .vertical else {
                    let least = [choice, tools].map { $0.request(.horizontal).least }.max() ?? 0
                    return SizeRequest(least: least, natural: all)
                }
                let needed = heights(size ?? all)
                return SizeRequest(
                    least: isBeside(size ?? all)
                        ? max(needed.choice, needed.tools) : needed.choice + 4 + needed.tools)
            } allocate: { room in
                let (wanted, needed) = (widths(), heights(room.width))
                let fits = isBeside(room.width)
                if choice.isVisible {
                    room.place(
                        choice, x: 0, y: fits ? (room.height - needed.choice) / 2 : 0,
                        width: max(min(wanted.choice, room.width), 1), height: needed.choice)
                }
                let width = max(min(wanted.tools, room.width), 1)
                room.place(
                    tools, x: fits ? (isSpread ? room.width - width : wanted.choice + wanted.gap) : 0,
                    y: fits ? (room.height - needed.tools) / 2 : needed.choice + 4, width: width,
                    height: needed.tools)
            }
        ).styled("hours-title", "quantity-tools")
    }
}
