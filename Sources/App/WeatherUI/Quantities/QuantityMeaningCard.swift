internal import Charts
internal import Gtk
internal import Presentation
internal import WeatherText

/// The card that says what the steps of a quantity's scale mean, with the hours in which each holds, and below it that of what
/// the page tells besides.
@MainActor
final class QuantityMeaningCard {
    private let title = Label(WindowWords.meaning).wrapped(width: 30).styled("card-title").expanding(horizontally: true)
    private let counted = Label().wrapped(width: 24).endAligned().styled("secondary", "numeric")
    private let column = Container(.vertical)
    private var rows: [QuantityMeaningRow] = []
    private var shown: QuantityMeaning?
    private let steps: Container
    private let addition = QuantityAdditionCard()
    let root: Container

    init() {
        let head = Container(.horizontal, spacing: 12, [title, counted])
        steps = Container(.vertical, spacing: 4, [head, column]).styled("card", "quantity-card")
        root = Container(.vertical, spacing: 12, [steps, addition.root])
    }

    /// Shows the steps; nil hides the card.
    func show(_ meaning: QuantityMeaning?) {
        root.isVisible = meaning != nil
        guard let meaning, meaning != shown else { return }
        shown = meaning
        steps.isVisible = !meaning.rows.isEmpty
        addition.show(meaning.addition)
        counted.text = meaning.counted
        column.fit(&rows, \.root, to: meaning.rows.count) {
            QuantityMeaningRow { [weak self] in self?.limitsWidth ?? 0 }
        }
        for (index, row) in rows.enumerated() { row.show(meaning, index) }
    }

    /// The width of the widest limits, which is that of their column.
    private var limitsWidth: Int { rows.map(\.limitsWidth).max() ?? 0 }

    /// Draws it again in the present colours.
    func redraw() { rows.forEach { $0.redraw() } }
}

/// One step: its dot and word, limits, what it does to people, and its hours.
@MainActor
final class QuantityMeaningRow {
    private let stop = ReadingStop.area()
    private let dot = DrawingView(width: 10, height: 10)
    private let bar = DrawingView(width: 40, height: 6)
    private let word = Label().wrapped(width: 14).styled("quantity-word").decorative()
    private let limits = Label().wrapped(width: 22).styled("secondary", "numeric").decorative()
    private let effect = Label().wrapped(width: 30).styled("quantity-word").decorative()
    private let hours = Label().endAligned().styled("quantity-word", "numeric").decorative()
    private(set) var root: LayoutContainer
    /// The width of its limits on one line.
    var limitsWidth: Int { limits.request(.horizontal).natural }

    /// - Parameter widest: Returns the width of the widest limits of all rows.
    init(widest: @escaping @MainActor () -> Int) {
        let (stop, dotArea, barArea) = (stop, dot.area.decorative(), bar.area.decorative())
        let (word, limits, effect, hours) = (word, limits, effect, hours)
        /// The places of the parts, and the height of the row.
        func arranged(_ width: Int) -> (places: [(Widget, Int, Int, Int, Int)], height: Int) {
            let scale = Appearance.textScale
            func px(_ length: Double) -> Int { Int((length * scale).rounded()) }
            let (indent, line) = (px(20), px(24))
            func height(_ label: Widget, _ width: Int) -> Int { label.request(.vertical, for: max(width, 1)).natural }
            let end = max(px(36), hours.request(.horizontal).natural)
            guard Double(width) >= 560 * scale else {
                let room = width - indent
                let limitsWidth = min(limits.request(.horizontal).natural, room - px(60))
                let wordWidth = room - limitsWidth - 8
                let first = max(height(word, wordWidth), height(limits, limitsWidth))
                let second = height(effect, room)
                let last = max(px(18), height(hours, end))
                let places: [(Widget, Int, Int, Int, Int)] = [
                    (dotArea, 0, (first - 10) / 2, 10, 10), (word, indent, 0, wordWidth, first),
                    (limits, width - limitsWidth, 0, limitsWidth, first), (effect, indent, first, room, second),
                    (barArea, indent, first + second + (last - 6) / 2, room - end - 8, 6),
                    (hours, width - end, first + second, end, last),
                ]
                return (places, first + second + last + 8)
            }
            let (barWidth, gap) = (px(120), px(12))
            let wordWidth = px(76)
            let limitsWidth = min(widest(), px(142))
            let left = indent + wordWidth + gap
            let effectLeft = left + limitsWidth + gap
            let effectWidth = width - effectLeft - gap - barWidth - gap - end
            // What takes two lines keeps the same distance from the rows around it as what takes one.
            let tallest = max(height(word, wordWidth), height(limits, limitsWidth), height(effect, effectWidth))
            let whole = max(line, tallest + px(6))
            let places: [(Widget, Int, Int, Int, Int)] = [
                (dotArea, 0, (whole - 10) / 2, 10, 10), (word, indent, 0, wordWidth, whole),
                (limits, left, 0, limitsWidth, whole), (effect, effectLeft, 0, effectWidth, whole),
                (barArea, width - end - gap - barWidth, (whole - 6) / 2, barWidth, 6),
                (hours, width - end, 0, end, whole),
            ]
            return (places, whole)
        }
        root = LayoutContainer(
            [stop, dotArea, word, limits, effect, barArea, hours],
            layout: CustomLayout { axis, size in
                axis == .vertical
                    ? SizeRequest(least: arranged(size ?? 640).height) : SizeRequest(least: 260, natural: 660)
            } allocate: { room in
                room.place(stop, x: 0, y: 0, width: room.width, height: room.height)
                for place in arranged(room.width).places {
                    room.place(place.0, x: place.1, y: place.2, width: max(place.3, 1), height: place.4)
                }
            })
    }

    /// Shows a step.
    func show(_ meaning: QuantityMeaning, _ index: Int) {
        let row = meaning.rows[index]
        (word.text, limits.text, effect.text, hours.text) = (row.word, row.limits, row.effect, row.hours)
        for label in [word, effect] { label.setStyle("present", row.isPresent) }
        stop.setAccessibleName(row.spokenText)
        dot.show { width, _, _ in QuantityStepDrawing(meaning, palette: Look.palette).dot(index, size: width) }
        bar.show { width, height, _ in
            QuantityStepDrawing(meaning, palette: Look.palette).bar(
                index, width: width, height: height, isMirrored: TextDirection.isRightToLeft)
        }
        root.resize()
    }

    /// Draws it again in the present colours.
    func redraw() {
        dot.redraw()
        bar.redraw()
    }
}
