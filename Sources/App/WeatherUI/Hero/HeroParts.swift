internal import Charts
internal import Gtk

/// The widgets of the hero, measured and placed by `HeroLayout`.
@MainActor
final class HeroParts {
    let title: Widget?
    /// The time and the age below the first row, where much larger text leaves them no room in it.
    let moment: Widget
    let alerts: Widget?
    /// Takes the keyboard for the words.
    let stop: Widget
    let temperature: Widget
    let weather: Widget
    let details: [Widget]
    let summary: Gtk.Label
    let message: Widget?
    /// The line at the foot of the words; nil for none.
    let note: Widget?
    let tiles: [Widget]
    /// Holds the tiles, as GTK would come to a row of them before the words that are higher than it.
    let tileBox: TileBox
    /// Whether the tiles lie below the words rather than beside them.
    private(set) var hasTilesBelow = false
    /// The words in the first row while something floats there.
    var titleWords = TitleWords()
    /// Returns the height of the first row in a window of that width.
    var titleHeight: @MainActor (_ width: Int) -> Int = { _ in 0 }

    init(
        title: Widget?, moment: Widget, alerts: Widget?, stop: Widget, temperature: Widget, weather: Widget,
        details: [Widget], summary: Gtk.Label,
        message: Widget?, note: Widget?, tiles: [Widget]
    ) {
        (self.title, self.moment, self.alerts, self.stop) = (title, moment, alerts, stop)
        (self.temperature, self.weather) = (temperature, weather)
        (self.details, self.summary, self.message, self.tiles) = (details, summary, message, tiles)
        self.note = note
        tileBox = TileBox(tiles)
    }

    /// All widgets that are placed, in the order of Tab.
    var all: [Widget] {
        [title, moment, alerts].compactMap { $0 } + [stop, temperature, weather] + details + [summary]
            + [note, message].compactMap { $0 } + [tileBox.root]
    }

    func size(along axis: Orientation, for size: Int?) -> SizeRequest {
        guard axis == .vertical else {
            let rows = [
                // The words stand below the number where there is no room beside it.
                temperature.request(.horizontal).natural,
                ([weather] + details).map { $0.request(.horizontal).least }.max() ?? 0,
                leastTile,
                (message?.request(.horizontal).least ?? 0) + 8, alerts?.request(.horizontal).least ?? 0,
            ]
            return SizeRequest(least: (rows.max() ?? 0) + 24, natural: 744)
        }
        let layout = layout(width: size ?? 744)
        return SizeRequest(least: tilesTop(layout) + bodyHeight(layout) + layout.landHeight)
    }

    /// Places everything and returns the boxes that the sky has to do with, counted from the left.
    func arrange(in room: LayoutRoom) -> SkyRoom {
        let layout = layout(width: room.width)
        var boxes: [Rectangle] = []
        var passed: [Rectangle] = []
        func place(_ widget: Widget, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
            room.place(widget, x: x, y: y, width: width, height: height)
            guard widget.isVisible, width > 0, height > 0 else { return }
            // The sky comes as close to words as their lines let it, and to others as far as they fill their room.
            let label = widget as? Gtk.Label
            let filled = label == nil ? min(width, widget.request(.horizontal).natural) : width
            let left = Double(room.isMirrored ? room.width - x - filled : x)
            let lines = label?.lines ?? (0, 0, Double(filled), Double(height))
            boxes.append(Rectangle(x: left + lines.0, y: Double(y) + lines.1, width: lines.2, height: lines.3))
        }
        let margin = Int(layout.columns.margin)
        if let title {
            let width = min(title.request(.horizontal).natural, room.width - 2 * margin)
            let height = title.request(.vertical, for: width).natural
            place(title, layout.wordsX, max(0, (layout.titleHeight - height) / 2), width, height)
        } else {
            // Of whatever floats there: the place and its time at one side, the window's buttons at the other.
            let usual = min(Double(room.width) / 2, 360 * layout.scale)
            let height = Double(layout.titleHeight)
            let length = min(max(usual, titleWords.width), Double(room.width - 2 * margin))
            let reach = usual / 2 + min(Double(margin), 24)
            for (x, width, edge) in [
                (Double(margin), length, max(2, min(8, (height - titleWords.height) / 2))),
                (Double(room.width) - reach, reach, 8),
            ] {
                let left = room.isMirrored ? Double(room.width) - x - width : x
                boxes.append(Rectangle(x: left, y: edge, width: width, height: height - 2 * edge))
                passed.append(Rectangle(x: left, y: height, width: width, height: Double(room.height)))
            }
        }
        if moment.isVisible {
            place(moment, layout.wordsX, momentTop(layout), layout.wordsWidth, momentHeight(layout))
        }
        if let alerts, alerts.isVisible {
            place(
                alerts, margin, headHeight(layout), Int(layout.columns.content),
                alerts.request(.vertical, for: Int(layout.columns.content)).natural)
        }
        let top = tilesTop(layout)
        if summary.isVisible, let lines = summaryLines(layout) {
            summary.showWords(fitting: summaryWidth(layout), lines: lines)
        }
        let words = words(layout)
        for (widget, x, y, width, height) in words { place(widget, x, top + y, width, height) }
        hasTilesBelow = !layout.isWide
        let tilesTop = top + (layout.isWide ? 0 : wordsHeight(layout))
        let grid = grid(layout)
        let tilesHeight = grid.map { $0.y + $0.height }.max() ?? 0
        // Beside the tiles it is as high as they are, as GTK comes first to what has the higher middle.
        let stopHeight = layout.isWide && tilesHeight > 0 ? tilesHeight : wordsHeight(layout)
        room.place(stop, x: layout.wordsX, y: top, width: layout.wordsWidth, height: stopHeight)
        tileBox.places = grid.map { ($0.widget, $0.x - layout.tilesX, $0.y, $0.width, $0.height) }
        room.place(tileBox.root, x: layout.tilesX, y: tilesTop, width: layout.tilesWidth, height: tilesHeight)
        let ground = grid.map { tile in
            Rectangle(
                x: Double(room.isMirrored ? room.width - tile.x - tile.width : tile.x), y: Double(tilesTop + tile.y),
                width: Double(tile.width), height: Double(tile.height))
        }
        return SkyRoom(words: boxes, tiles: ground, passed: passed, isMirrored: room.isMirrored)
    }

    private func layout(width: Int) -> HeroLayout {
        HeroLayout(width: Double(width), textScale: Appearance.textScale, leastTile: leastTile)
    }

    private var leastTile: Int {
        tiles.filter(\.isVisible).map { $0.request(.horizontal).least }.max() ?? 0
    }

    private func tilesTop(_ layout: HeroLayout) -> Int {
        let strip = alerts.map { $0.request(.vertical, for: Int(layout.columns.content)).natural } ?? 0
        return headHeight(layout) + (strip > 0 ? strip + HeroLayout.alertsGap : 0)
    }

    /// The height of the first row and of what stands below it in place of within.
    private func headHeight(_ layout: HeroLayout) -> Int {
        // A name of two lines needs more than the row has.
        guard moment.isVisible else { return max(layout.titleHeight, titleHeight(Int(layout.width))) }
        return max(layout.titleHeight, momentTop(layout) + momentHeight(layout) + Int(6 * layout.scale))
    }

    /// The top of time and age, which stays clear of a name of two lines.
    private func momentTop(_ layout: HeroLayout) -> Int {
        max(Int(48 + 16 * (layout.scale - 1)), titleHeight(Int(layout.width)) + 4)
    }

    private func momentHeight(_ layout: HeroLayout) -> Int {
        moment.request(.vertical, for: layout.wordsWidth).natural
    }

    private func bodyHeight(_ layout: HeroLayout) -> Int {
        let tiles = max(
            grid(layout).map { $0.y + $0.height }.max() ?? 0,
            (layout.tileHeight + HeroLayout.gap) * (4 / layout.tileColumns) - HeroLayout.gap)
        let words = wordsHeight(layout)
        return layout.isWide ? max(words, tiles) : words + tiles
    }

    private func wordsHeight(_ layout: HeroLayout) -> Int {
        // Much larger words reach the end of their room, as does the line at their foot, and need some between them and the
        // tiles.
        let isLarge = layout.scale >= 1.5
        let space = !layout.isWide && (isLarge || note?.isVisible == true) ? Int((isLarge ? 8 : 3) * layout.scale) : 0
        let ends = words(layout).map { $0.y + $0.height - ($0.widget === note ? max(0, overhang(layout)) : 0) }
        return max(layout.wordsHeight, (ends.max() ?? 0) + space)
    }

    /// The words from the top of the body: the temperature, beside it what it is like, and the summary below.
    private func words(_ layout: HeroLayout) -> [(widget: Widget, x: Int, y: Int, width: Int, height: Int)] {
        var placed: [(widget: Widget, x: Int, y: Int, width: Int, height: Int)] = []
        let (x, room) = (layout.wordsX, layout.wordsWidth)
        if let message, message.isVisible {
            placed.append((message, x, 0, room, message.request(.vertical, for: room).natural))
        }
        let size = (
            width: temperature.request(.horizontal).natural, height: temperature.request(.vertical).natural
        )
        // The foot of its figures stands at 60 pixels; the rest of the line is empty.
        let foot = Int(60 * layout.scale - 0.785 * Double(size.height))
        placed.append((temperature, x - 3, foot, size.width, size.height))
        let words = [weather] + details
        let least = words.filter(\.isVisible).map { $0.request(.horizontal).least }.max() ?? 0
        let end = x - 3 + size.width + Int(20 * layout.scale)
        // Much larger text has no room beside the number for more than a word or two a line.
        let isBelow = temperature.isVisible && (end + least > x + room || !layout.isWide && layout.scale >= 1.6)
        let beside = isBelow ? x : end
        var y = Int((isBelow ? 66 : 5) * layout.scale)
        for widget in words where widget.isVisible {
            let width = max(
                min(widget.request(.horizontal).natural, x + room - beside), widget.request(.horizontal).least)
            let height = widget.request(.vertical, for: width).natural
            placed.append((widget, beside, y, width, height))
            y += height
        }
        let width = summaryWidth(layout)
        let height =
            summaryLines(layout).map {
                min(summary.wholeHeight(for: width), $0 * summary.wholeHeight(for: Self.endless))
            }
            ?? summary.request(.vertical, for: width).natural
        // Three lines begin higher than two, if what stands above leaves room, and stay there when they give up two.
        // Above tiles, two lines leave room for the line at their foot, which then moves nothing.
        let usual = Int((layout.isWide ? 80 : 70) * layout.scale)
        let wished = min(usual, layout.wordsHeight - summary.wholeHeight(for: width))
        let top = max(wished, y + (isBelow ? Int(5 * layout.scale) : 2), Int(68 * layout.scale))
        placed.append((summary, x, top, width, height))
        if let note, note.isVisible {
            let least = noteHeight(layout, atLeast: summaryLines(layout) == 1 ? layout.noteHeight : 0)
            let end = placed.filter(\.widget.isVisible).map { $0.y + $0.height }.max() ?? 0
            // Right under the sentence it would be read as more of that.
            let last = layout.wordsHeight + overhang(layout) - least
            placed.append(
                (note, x, max(end, min(max(end + Self.noteGap, layout.wordsHeight - least), last)), room, least))
        }
        return placed.filter { $0.widget.isVisible }
    }

    private func noteHeight(_ layout: HeroLayout, atLeast least: Int) -> Int {
        max(note?.request(.vertical, for: layout.wordsWidth).natural ?? 0, least)
    }

    /// The most lines of the summary above the line at the foot of the words; nil without one, for any number.
    ///
    /// Above tiles two have room, or one if that line takes two itself, and of much larger text the words take more rather than
    /// be cut for it.
    private func summaryLines(_ layout: HeroLayout) -> Int? {
        guard note?.isVisible == true, layout.scale < 1.5 else { return nil }
        let line = summary.wholeHeight(for: Self.endless)
        guard layout.isWide else { return 2 * noteHeight(layout, atLeast: 0) > 3 * line ? 1 : 2 }
        let room = layout.wordsHeight + overhang(layout) - Int(80 * layout.scale) - noteHeight(layout, atLeast: 0)
        return max(1, min(2, line > 0 ? room / line : 1))
    }

    /// How far the line at the foot of the words may reach over the land, beside which no tile lies; above tiles it keeps
    /// clear of them.
    private func overhang(_ layout: HeroLayout) -> Int { Int((layout.isWide ? 8 : -3) * layout.scale) }

    /// The space that is left above that line where there is room.
    private static let noteGap = 4

    /// A width in which all is one line.
    private static let endless = 100_000

    /// A low sun has its place between the sentence and the tiles, where three lines are enough.
    private func summaryWidth(_ layout: HeroLayout) -> Int {
        let narrow = layout.wordsWidth - Int(44 * layout.scale)
        let isNarrow = layout.isWide && summary.wholeHeight(for: narrow) <= Int(60 * layout.scale)
        return isNarrow ? narrow : layout.wordsWidth
    }

    private func grid(_ layout: HeroLayout) -> [(widget: Widget, x: Int, y: Int, width: Int, height: Int)] {
        let shown = tiles.filter(\.isVisible)
        var placed: [(widget: Widget, x: Int, y: Int, width: Int, height: Int)] = []
        var y = 0
        for start in stride(from: 0, to: shown.count, by: layout.tileColumns) {
            let row = shown[start..<min(start + layout.tileColumns, shown.count)]
            let needed = row.map { $0.request(.vertical, for: layout.tileWidth).natural }.max() ?? 0
            let height = max(layout.tileHeight, needed)
            for (column, tile) in row.enumerated() {
                placed.append(
                    (tile, layout.tilesX + column * (layout.tileWidth + HeroLayout.gap), y, layout.tileWidth, height))
            }
            y += height + HeroLayout.gap
        }
        return placed
    }
}

/// The room that the words of a row take which floats over the sky, in pixels.
struct TitleWords: Equatable {
    var width = 0.0
    var height = 0.0
}
