internal import Charts
internal import Gtk
internal import Presentation

/// A tile about a day, a night or several days, which opens its day.
@MainActor
final class TileView {
    private let title = Label().wrapped(width: 12, breaksWords: false).styled("tile-title")
    private let high = Label().styled("tile-title", "numeric")
    private let low = Label().styled("tile-low", "numeric")
    private let icon = Image().decorative().styled("tile-icon")
    private let sentence = Label().wrapped(width: 18, breaksWords: false).styled("tile-sentence")
    private let chip = DrawingView(width: 4, height: 0)
    private let content: LayoutContainer
    private(set) var tile: ForecastTile?
    let root: Button

    /// Called with the identifier of the day to open.
    var onOpen: @MainActor (String) -> Void = { _ in }

    init() {
        let parts = (title: title, high: high, low: low, icon: icon, sentence: sentence, chip: chip.area.decorative())
        // The values stand below the title where its longest word leaves no room beside it.
        func head(_ width: Int) -> (title: Int, line: Int, height: Int) {
            let scale = Appearance.textScale
            let values = parts.high.request(.horizontal).natural + parts.low.request(.horizontal).natural
            let beside = width - Self.besideWords(scale) - values
            let isBelow = beside < parts.title.request(.horizontal).least
            let room = isBelow ? width - 32 : beside
            let line = max(Int(19 * scale), parts.title.request(.vertical, for: room).natural)
            return (room, line, isBelow ? line + Int(19 * scale) : line)
        }
        func words(_ width: Int) -> (start: Int, width: Int, height: Int) {
            // Rather than a line more, which would move the cards, it takes some of the room that is left free beside it, and
            // first of that between it and the icon, which has some of its own.
            let least = parts.sentence.request(.horizontal).least
            let sizes = [(36, 12), (36, 8), (32, 8), (30, 8), (30, 6)].map { indent, free in
                let start = Int(20 + Double(indent) * Appearance.textScale)
                let room = max(width - start - free, least)
                return (start: start, width: room, height: parts.sentence.request(.vertical, for: room).natural)
            }
            // The last of them is the one that the least width of a tile has room for.
            let fitting = sizes.filter { $0.start + $0.width + 6 <= width }
            let lowest = fitting.map(\.height).min()
            return fitting.first { $0.height == lowest } ?? sizes[sizes.count - 1]
        }
        content = LayoutContainer(
            [parts.chip, title, high, low, icon, sentence],
            layout: CustomLayout(
                measure: { axis, size in
                    let scale = Appearance.textScale
                    guard axis == .vertical else {
                        let values = parts.high.request(.horizontal).natural + parts.low.request(.horizontal).natural
                        return SizeRequest(
                            least: max(
                                parts.title.request(.horizontal).least + 32, values + Int(20 + 12 * scale),
                                parts.sentence.request(.horizontal).least + Int(26 + 30 * scale)),
                            natural: Self.usualWidth(scale))
                    }
                    let width = size ?? Self.usualWidth(scale)
                    let below = max(Int(30 * scale), words(width).height)
                    return SizeRequest(least: max(Int(64 * scale), Int(10 * scale) + head(width).height + below + 3))
                },
                allocate: { room in
                    let scale = Appearance.textScale
                    room.place(parts.chip, x: 8, y: 10, width: 4, height: room.height - 20)
                    let head = head(room.width)
                    let top = Int(7 * scale)
                    room.place(parts.title, x: 20, y: top, width: head.title, height: head.line)
                    let valuesTop = top + head.height - head.line
                    let end = room.width - 12
                    let (lowWidth, highWidth) = (
                        parts.low.request(.horizontal).natural, parts.high.request(.horizontal).natural
                    )
                    let gap = lowWidth > 0 && highWidth > 0 ? Int(6 * scale) : 0
                    room.place(parts.low, x: end - lowWidth, y: valuesTop, width: lowWidth, height: head.line)
                    room.place(
                        parts.high, x: end - lowWidth - gap - highWidth, y: valuesTop, width: highWidth,
                        height: head.line)
                    let start = top + head.height + Int(2 * scale)
                    let rest = room.height - start - Int(4 * scale)
                    let size = Int(28 * scale)
                    room.place(parts.icon, x: 20, y: start + max(0, (rest - size) / 2), width: size, height: size)
                    let words = words(room.width)
                    room.place(
                        parts.sentence, x: words.start, y: start + max(0, (rest - words.height) / 2),
                        width: words.width, height: words.height)
                }))
        root = Button(child: content, name: "").styled("tile")
        root.onHint { [weak self] in self?.tile?.provenance }
        root.onClick { [weak self] in
            if let self, let day = tile?.day { onOpen(day) }
        }
    }

    /// The pixels of the first line that name and values leave free: the edges, and the gaps between them.
    private static func besideWords(_ scale: Double) -> Int { Int(20 + 26 * scale) }

    /// The width of a tile in a window of usual size.
    private static func usualWidth(_ scale: Double) -> Int { Int(168 * scale) }

    /// Whether the letters of a tile have to be small, as those of all tiles beside it then are.
    ///
    /// Two numbers such as −27° and −33° leave a name no room beside them, nor do usual ones a name of two words, or of a long
    /// one in a wide font: it would take a line of its own, which moves the cards.
    ///
    /// - Parameter ruler: Measures in the font of the tiles.
    static func isTight(_ tile: ForecastTile, _ ruler: TextRuler) -> Bool {
        let numbers = (tile.highText?.count ?? 0) + (tile.lowText?.count ?? 0)
        if numbers > 7 || numbers + tile.title.count > 14 { return true }
        func width(_ text: String, _ weight: TextRuler.Weight = .bold) -> Int {
            Int(ruler.size(of: text, points: 10, weight: weight).width.rounded(.up))
        }
        let values = [tile.highText.map { width($0) }, tile.lowText.map { width($0, .regular) }].compactMap(\.self)
        let name = tile.title.split(separator: " ").map { width(String($0)) }.max() ?? 0
        let scale = Appearance.textScale
        return values.reduce(name, +) + besideWords(scale) > usualWidth(scale)
    }

    /// Shows the tile on its ground.
    ///
    /// - Parameter isTight: Whether its letters are small.
    func show(_ tile: ForecastTile?, on ground: SkyGround, isTight: Bool) {
        self.tile = tile
        title.text = tile?.title ?? ""
        high.show(tile?.highText)
        low.show(tile?.lowText)
        // A night has a low only, which then stands out as a high does.
        low.setStyle("alone", tile?.highText == nil)
        for label in [title, high, low] { label.setStyle("tight", isTight) }
        // A tile that has its name alone is as high as one with words of two lines.
        let isAwaited = tile?.isAwaited ?? true
        sentence.text = isAwaited ? "\u{2007}\n\u{2007}" : tile?.sentence ?? ""
        icon.isVisible = !isAwaited
        if let tile, !isAwaited { icon.showIcon(tile.artworkName, onDarkGround: ground.isAlwaysDark) }
        root.setAccessibleName(tile?.spokenText ?? "")
        root.setAccessibleDescription(tile?.provenance ?? "")
        root.isSensitive = tile?.day != nil
        let style = ground.contentStyle(in: Look.style)
        chip.area.isVisible = tile?.chip(style, width: 4, height: 4) != nil
        chip.show { width, height, _ in
            tile?.chip(style, width: width, height: height) ?? Drawing(width: width, height: height)
        }
    }
}

/// A box whose owner says where its tiles are.
@MainActor
final class TileBox {
    /// Where each visible tile lies in the box, in pixels; set before the box gets its own place.
    var places: [(tile: Widget, x: Int, y: Int, width: Int, height: Int)] = []
    /// Whether the focus is in a tile below which there is none.
    var hasFocusAtEnd: Bool {
        guard let focused = places.first(where: { $0.tile.containsFocus }) else { return false }
        return !places.contains { $0.y > focused.y }
    }
    private let tiles: [Widget]
    private(set) lazy var root = LayoutContainer(
        tiles,
        layout: CustomLayout { _, _ in
            // The owner has measured the tiles.
            SizeRequest(least: 0)
        } allocate: { [weak self] room in
            for place in self?.places ?? [] {
                room.place(place.tile, x: place.x, y: place.y, width: place.width, height: place.height)
            }
        })

    init(_ tiles: [Widget]) {
        self.tiles = tiles
    }
}
