internal import Charts
internal import Gtk
internal import Presentation

/// The rain in the next two hours: a sentence and bars, beside each other where there is room.
@MainActor
final class RainCard {
    private let title = RainTitle()
    private let sentence = Label().wrapped(width: 40).styled("secondary")
    private let view = DrawingView(width: 200, height: 0)
    private let stop: DrawingArea
    private var provenance: String?
    let root: LayoutContainer

    init() {
        let words = Container(.vertical, [title.root, sentence])
        let area = view.area.leftToRight().decorative()
        let stop = ReadingStop.area()
        self.stop = stop
        root = LayoutContainer(
            [stop, words, area],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 260) }
                let places = Self.places(width: size ?? 260, words)
                return SizeRequest(least: places.height)
            } allocate: { room in
                let places = Self.places(width: room.width, words)
                room.place(stop, x: 0, y: 0, width: room.width, height: room.height)
                room.place(words, x: 16, y: places.top, width: places.words, height: places.wordsHeight)
                room.place(area, x: places.x, y: places.y, width: room.width - places.x, height: Self.barsHeight)
            }
        ).styled("card", "rain-card")
        root.onHint { [weak self] in self?.provenance }
    }

    /// Makes the title a button that opens the rain map, where there is one; nil for a title alone.
    var onOpenMap: (@MainActor () -> Void)? {
        get { title.onOpen }
        set { title.onOpen = newValue }
    }

    /// Moves the focus to the title, where it is a button.
    func focusTitle() -> Bool { title.grabFocus() }

    /// Shows the rain.
    ///
    /// - Parameter provenance: Where it is known from; nil if that is not known.
    func show(_ strip: RainStrip, provenance: String? = nil) {
        self.provenance = provenance
        title.show(isSnow: strip.isSnow)
        stop.setAccessibleDescription(provenance)
        sentence.text = strip.text
        stop.setAccessibleName(strip.spokenText)
        view.show { width, _, measure in
            RainDrawing(
                strip, width: width, textScale: Appearance.textScale, palette: Look.palette, measure: measure
            ).drawing
        }
    }

    private static var barsHeight: Int { Int(RainDrawing<FontMeasure>.height(textScale: Appearance.textScale)) }

    /// Where words and bars lie in a card of a width: bars beside the words from 520 pixels on, else below them.
    private static func places(
        width: Int, _ words: Widget
    ) -> (top: Int, words: Int, wordsHeight: Int, x: Int, y: Int, height: Int) {
        let scale = Appearance.textScale
        let isWide = Double(width) >= 520 * scale
        let wanted = max(words.request(.horizontal).natural, Int(212 * scale))
        let wordsWidth = isWide ? min(wanted, width * 2 / 5) : width - 32
        let height = words.request(.vertical, for: wordsWidth).natural
        guard isWide else {
            let y = 11 + height - Int(5 * scale)
            return (11, wordsWidth, height, 8, y, y + barsHeight + 2)
        }
        let whole = max(barsHeight, height + 22)
        return ((whole - height) / 2, wordsWidth, height, 24 + wordsWidth, (whole - barsHeight) / 2, whole)
    }
}
