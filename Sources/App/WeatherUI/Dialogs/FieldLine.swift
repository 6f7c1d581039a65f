internal import Gtk

/// A line of a form: a title in a column of its own and fields after it, or the fields below it where there is little room.
@MainActor
enum FieldLine {
    private static let column = 92
    private static let spacing = 8

    static func make(_ title: String, _ fields: [Widget]) -> Widget {
        let label = Label(title).wrapped(width: 20)
        let row = WrappingRow(fields, spacing: spacing)
        /// The rectangles of title and fields in a width.
        func arranged(_ width: Int) -> (start: Int, top: Int, height: Int) {
            let column = Int(Double(column) * Appearance.textScale)
            let widest = fields.map { $0.request(.horizontal).natural }.max() ?? 0
            let first = label.request(.vertical, for: width).natural
            guard column + widest <= width else {
                return (0, first + 4, first + 4 + row.request(.vertical, for: width).natural)
            }
            let beside = label.request(.vertical, for: column - spacing).natural
            return (column, 0, max(beside, row.request(.vertical, for: width - column).natural))
        }
        return LayoutContainer(
            [label, row],
            layout: CustomLayout { axis, size in
                let least = max(label.request(.horizontal).least, row.request(.horizontal).least)
                if axis == .horizontal {
                    return SizeRequest(least: least, natural: column + row.request(.horizontal).natural)
                }
                return SizeRequest(least: arranged(size ?? 596).height)
            } allocate: { room in
                let (start, top, _) = arranged(room.width)
                let width = start == 0 ? room.width : start - spacing
                let height = label.request(.vertical, for: width).natural
                // In the middle of the first row of fields.
                let line = fields.map { $0.request(.vertical).natural }.max() ?? 0
                room.place(label, x: 0, y: start == 0 ? 0 : max(0, (line - height) / 2), width: width, height: height)
                let own = row.request(.vertical, for: room.width - start).natural
                room.place(row, x: start, y: top, width: room.width - start, height: own)
            })
    }
}
