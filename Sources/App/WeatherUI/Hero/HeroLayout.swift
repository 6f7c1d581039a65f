internal import Gtk

/// The positions of the hero's parts for a width: words at the start, tiles at the end or, where there is no room, below.
@MainActor
struct HeroLayout {
    /// A rectangle in pixels, with the distance from the side at which text begins.
    struct Box: Equatable {
        let x, y, width, height: Int
    }

    /// The height of the row that floats over the hero.
    static let row = 48
    /// The height in which the sky fades into the page.
    static let fade = 48

    let alerts: Box?
    let words: Box
    let tiles: [Box]
    /// The lower edge of the words and tiles.
    let bottom: Int

    /// - Parameters:
    ///   - alerts: The strip of the warnings, of which the room may be kept.
    ///   - words: The weather in words, or a message instead.
    init(width: Int, alerts: Widget, keepsAlerts: Bool, words: Widget, tiles: [Widget]) {
        let scale = Appearance.textScale
        let columns = PageColumns(width: Double(width), textScale: scale)
        let (left, content) = (Int(columns.margin), Int(columns.content))
        var top = Self.row
        let strip = max(alerts.request(.vertical, for: content).natural, keepsAlerts ? Int(40 * scale) : 0)
        self.alerts = alerts.isVisible ? Box(x: left, y: top, width: content, height: strip) : nil
        if strip > 0 { top += strip + 8 }
        let gap = columns.isNarrow ? 10 : 8
        let wide = columns.second.map { Int($0) } ?? Int(344 * scale)
        let isBelow = columns.isNarrow || content - wide < Int(300 * scale)
        let tileWidth = ((isBelow ? content : wide) - gap) / 2
        let least = Int((64 * scale).rounded())
        let heights = stride(from: 0, to: tiles.count, by: 2).map { row in
            tiles[row..<min(row + 2, tiles.count)].map { $0.request(.vertical, for: tileWidth).natural }
                .reduce(least, max)
        }
        let tilesHeight = heights.reduce(0, +) + gap * max(0, heights.count - 1)
        let wordsWidth = isBelow ? content : content - wide - 24
        let wordsHeight = max(words.request(.vertical, for: wordsWidth).natural, isBelow ? 0 : Int(136 * scale))
        self.words = Box(x: left, y: top, width: wordsWidth, height: wordsHeight)
        let tilesTop = isBelow ? top + wordsHeight + 12 : top
        let tilesLeft = isBelow ? left : left + content - wide
        self.tiles = tiles.indices.map { index in
            Box(
                x: tilesLeft + (index % 2) * (tileWidth + gap),
                y: tilesTop + heights[..<(index / 2)].reduce(0) { $0 + $1 + gap }, width: tileWidth,
                height: heights[index / 2])
        }
        bottom = max(top + wordsHeight, tilesTop + tilesHeight)
    }
}
