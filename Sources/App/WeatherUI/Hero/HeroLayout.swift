/// The places of the hero's parts for a width, in pixels.
///
/// Heights and limits grow with the size of text; words that need more room get it.
struct HeroLayout: Equatable {
    /// The columns of the page below.
    let columns: PageColumns
    /// The size of text, 1 for the usual one.
    let scale: Double

    /// The space between two tiles.
    static let gap = 8
    /// The height of the alerts and the space below them are added where there are any.
    static let alertsGap = 8

    init(width: Double, textScale: Double) {
        columns = PageColumns(width: width, textScale: textScale)
        scale = textScale
    }

    /// The row above everything, which holds the place and the window's buttons.
    ///
    /// It has room for two lines of any size, as what failed is said below the place.
    var titleHeight: Int { Int((48 + 40 * max(0, scale - 1)).rounded()) }
    /// The height of the alerts' strip.
    var alertsHeight: Int { Int((40 * scale).rounded()) }
    /// The height reserved for the words beside or above the tiles.
    var wordsHeight: Int { Int((136 * scale).rounded()) }
    /// The least height of a tile.
    var tileHeight: Int { Int((64 * scale).rounded()) }
    /// The sky below the words, which fades into the page and under which the first card may lie.
    var fadeHeight: Int { 48 }

    /// Whether the tiles stand beside the words, not below them.
    var isWide: Bool { columns.second != nil || columns.first >= 660 * scale }
    /// The start of the words.
    var wordsX: Int { Int(columns.margin) + (isWide ? 0 : 4) }
    /// The width of the words.
    var wordsWidth: Int {
        let room = isWide ? Double(tilesX) - columns.margin - 12 : columns.first - 8
        return Int(isWide ? min(room, 344 * scale) : room)
    }

    /// The start of the tiles.
    var tilesX: Int {
        if columns.second != nil { return Int(columns.margin + columns.first + PageColumns.gap) }
        return Int(columns.margin + (isWide ? columns.first - 344 * scale : 0))
    }

    /// The width of all tiles in a row.
    var tilesWidth: Int { Int(columns.second ?? (isWide ? 344 * scale : columns.first)) }
    /// The tiles in a row.
    var tileColumns: Int { Double(tilesWidth) >= 300 * scale ? 2 : 1 }
    /// The width of a tile.
    var tileWidth: Int { (tilesWidth - Self.gap * (tileColumns - 1)) / tileColumns }
}
