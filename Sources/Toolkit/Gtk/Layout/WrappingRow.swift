internal import CGtk
internal import CGtkShims

/// Widgets beside each other that fill their row together, on as many rows as they need.
@MainActor
public final class WrappingRow: Widget {
    /// - Parameters:
    ///   - children: The widgets in the order of Tab.
    ///   - slack: The pixels that each gets beyond what it asks for, so that none changes its row as its text grows bold.
    public convenience init(_ children: [Widget], slack: Int = 0) {
        self.init(new: shim_row_new(0))
        children.forEach { gtk_box_append(pointer(), $0.widget) }
        let rows = WrappedRows(children: children, slack: slack)
        CustomLayout(measure: rows.measure, allocate: rows.allocate).install(on: self)
    }
}

/// The measuring and placing of them.
@MainActor
private struct WrappedRows {
    let children: [Widget]
    let slack: Int

    private static let gap = 2

    private var widths: [Int] { children.map { $0.request(.horizontal).natural + slack } }

    func measure(_ axis: Orientation, _ size: Int?) -> SizeRequest {
        let widths = widths
        guard axis == .vertical else {
            return SizeRequest(
                least: children.map { $0.request(.horizontal).least }.max() ?? 0, natural: widths.reduce(0, +))
        }
        let count = size.map { rows(widths, in: $0).count } ?? 1
        return SizeRequest(least: count * height + max(0, count - 1) * Self.gap)
    }

    func allocate(in room: LayoutRoom) {
        let (widths, height) = (widths, height)
        for (index, row) in rows(widths, in: room.width).enumerated() {
            let spare = room.width - widths[row].reduce(0, +)
            var x = 0
            for (position, child) in row.enumerated() {
                // The rest of the division goes to the first ones.
                let share = spare / row.count + (position < spare % row.count ? 1 : 0)
                let width = max(widths[child] + share, 1)
                room.place(children[child], x: x, y: index * (height + Self.gap), width: width, height: height)
                x += width
            }
        }
    }

    private var height: Int { children.map { $0.request(.vertical).natural }.max() ?? 0 }

    /// The fewest rows that there can be, and of these those whose longest one is shortest.
    private func rows(_ widths: [Int], in width: Int) -> [Range<Int>] {
        let fewest = filled(widths, in: width)
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
