/// The places of the hero's parts for a width, in pixels.
///
/// Heights and limits grow with the size of text; words that need more room get it.
struct HeroLayout: Equatable {
    /// The columns of the page below.
    let columns: PageColumns
    /// The width of the page.
    let width: Double
    /// The size of text, 1 for the usual one.
    let scale: Double
    /// The width that a tile needs, so that no word of it is broken.
    private let leastTile: Int

    /// The space between two tiles.
    static let gap = 8
    /// The height of the alerts and the space below them are added where there are any.
    static let alertsGap = 8

    init(width: Double, textScale: Double, leastTile: Int = 0) {
        columns = PageColumns(width: width, textScale: textScale)
        (self.width, scale, self.leastTile) = (width, textScale, leastTile)
    }

    /// The row above everything, which holds the place and the window's buttons.
    ///
    /// It has room for two lines of any size, as what failed is said below the place.
    var titleHeight: Int { Int((48 + 40 * max(0, scale - 1)).rounded()) }
    /// The least height of the line at the foot of the words.
    var noteHeight: Int { Int((32 * scale).rounded()) }
    /// The height reserved for the words beside or above the tiles.
    var wordsHeight: Int { Int((136 * scale).rounded()) }
    /// The least height of a tile.
    var tileHeight: Int { Int((64 * scale).rounded()) }
    /// The land below the words down to the page line, over which the first card may lie.
    var landHeight: Int { 40 }

    /// Whether the tiles stand beside the words, not below them.
    var isWide: Bool { columns.second != nil || width >= 640 * max(1, 0.8 * scale) }
    /// The start of the words.
    var wordsX: Int { Int(columns.margin) + (isWide ? 0 : 4) }
    /// The width of the words.
    var wordsWidth: Int {
        let room = isWide ? Double(tilesX) - columns.margin - 12 : columns.first - 8
        guard isWide else { return Int(room) }
        // Beside a second column there is room for a sentence of one line and for a low sun.
        return Int(min(room, (columns.second == nil ? 344 : 560) * scale))
    }

    /// The start of the tiles.
    var tilesX: Int {
        if columns.second != nil { return Int(columns.margin + columns.first + PageColumns.gap) }
        return Int(columns.margin + (isWide ? columns.first - Double(tilesWidth) : 0))
    }

    /// The width of all tiles in a row; of larger text they get more of it than the words, as their lines are short.
    var tilesWidth: Int {
        let beside = (columns.first - Double(Self.gap)) * (scale > 1.1 ? 0.56 : 0.5)
        return Int(columns.second ?? (isWide ? min(344 * scale, beside) : columns.first))
    }
    /// The tiles in a row.
    var tileColumns: Int {
        let fits = 2 * leastTile + Self.gap <= tilesWidth
        return fits && Double(tilesWidth) >= 232 * scale ? 2 : 1
    }
    /// The width of a tile.
    var tileWidth: Int { (tilesWidth - Self.gap * (tileColumns - 1)) / tileColumns }
}
