internal import CGtk
internal import CGtkShims

/// Widgets beside each other on as many rows as they need.
@MainActor
public final class WrappingRow: Widget {
    /// - Parameters:
    ///   - children: The widgets in the order of Tab.
    ///   - slack: The pixels that each gets beyond what it asks for, so that none changes its row as its text grows bold.
    ///   - spacing: The space between them and between their rows, in pixels, where each keeps its natural width; nil for
    ///     widgets that fill their row together.
    public convenience init(_ children: [Widget], slack: Int = 0, spacing: Int? = nil) {
        self.init(new: shim_row_new(0))
        children.forEach { gtk_box_append(pointer(), $0.widget) }
        let rows = WrappedRows(children: children, slack: slack, spacing: spacing)
        CustomLayout(measure: rows.measure, allocate: rows.allocate).install(on: self)
    }
}

/// The measuring and placing of them.
@MainActor
private struct WrappedRows {
    let children: [Widget]
    let slack: Int
    let spacing: Int?

    private var gap: Int { spacing ?? 2 }
    private var shown: [Widget] { children.filter { $0.request(.horizontal).natural > 0 } }

    /// What a widget takes of its row; the buttons of a choice as much as in bold, or all would move with each choice.
    private func widths(_ shown: [Widget]) -> [Int] {
        shown.map { child in
            let natural = (child as? ToggleButton)?.widthInBold ?? child.request(.horizontal).natural
            return natural + slack + (spacing ?? 0)
        }
    }

    func measure(_ axis: Orientation, _ size: Int?) -> SizeRequest {
        let shown = shown
        let widths = widths(shown)
        guard axis == .vertical else {
            return SizeRequest(
                least: shown.map { $0.request(.horizontal).least }.max() ?? 0,
                natural: widths.reduce(0, +) - (spacing ?? 0))
        }
        let count = size.map { rows(widths, in: $0 + (spacing ?? 0)).count } ?? 1
        return SizeRequest(least: count * height + max(0, count - 1) * gap)
    }

    func allocate(in room: LayoutRoom) {
        let (shown, height) = (shown, height)
        let widths = widths(shown)
        for (index, row) in rows(widths, in: room.width + (spacing ?? 0)).enumerated() {
            let spare = spacing == nil ? room.width - widths[row].reduce(0, +) : 0
            var x = 0
            for (position, child) in row.enumerated() {
                // The rest of the division goes to the first ones.
                let share = spare / row.count + (position < spare % row.count ? 1 : 0)
                let width = max(min(widths[child] + share - (spacing ?? 0), room.width), 1)
                room.place(shown[child], x: x, y: index * (height + gap), width: width, height: height)
                x += width + (spacing ?? 0)
            }
        }
    }

    private var height: Int { children.map { $0.request(.vertical).natural }.max() ?? 0 }

    /// The fewest rows that there can be, and of these those whose longest one is shortest where they fill their rows.
    private func rows(_ widths: [Int], in width: Int) -> [Range<Int>] {
        let fewest = filled(widths, in: width)
        guard spacing == nil else { return fewest }
        let sum = widths.reduce(0, +)
        let even = stride(from: sum / max(fewest.count, 1), to: width, by: 8).lazy.map { filled(widths, in: $0) }
        return even.first { $0.count == fewest.count } ?? fewest
    }

    private func filled(_ widths: [Int], in width: Int) -> [Range<Int>] {
        var (rows, used): ([Range<Int>], Int) = ([], 0)
        for (index, needed) in widths.enumerated() {
            if let last = rows.last, used + needed <= width {
                rows[rows.count - 1] = last.lowerBound..<index + 1
                used += needed
            } else {
                rows.append(index..<index + 1)
                used = needed
            }
        }
        return rows
    }
}
