internal import Gtk

/// The layout of cards in columns of one width, each row as high as its highest card.
@MainActor
final class DetailGrid {
    var cards: [Widget] = []
    var columns: Int?

    private static let gap = 12

    func measure(_ axis: Orientation, _ size: Int?) -> SizeRequest {
        guard axis == .vertical else {
            return SizeRequest(least: cards.map { $0.request(.horizontal).least }.max() ?? 0, natural: 400)
        }
        let heights = heights(size ?? 400)
        return SizeRequest(least: heights.reduce(0, +) + max(heights.count - 1, 0) * Self.gap)
    }

    func allocate(_ room: LayoutRoom) {
        let (count, heights) = (count(room.width), heights(room.width))
        var y = 0
        for (row, height) in heights.enumerated() {
            for (column, card) in cards.dropFirst(row * count).prefix(count).enumerated() {
                let left = edge(column, count, room.width)
                let width = edge(column + 1, count, room.width) - Self.gap - left
                room.place(card, x: left, y: y, width: width, height: height)
            }
            y += height + Self.gap
        }
    }

    /// Where a column begins: rounding is spread over all of them.
    private func edge(_ column: Int, _ count: Int, _ width: Int) -> Int {
        (width + Self.gap) * column / count
    }

    private func count(_ width: Int) -> Int {
        columns ?? PageColumns.details(in: Double(width), textScale: Appearance.textScale, cards: cards.count)
    }

    private func heights(_ width: Int) -> [Int] {
        let count = count(width)
        let narrowest = (0..<count).map { edge($0 + 1, count, width) - Self.gap - edge($0, count, width) }.min() ?? 0
        return stride(from: 0, to: cards.count, by: count).map { first in
            cards[first..<min(first + count, cards.count)].map { $0.request(.vertical, for: narrowest).least }.max()
                ?? 0
        }
    }
}
