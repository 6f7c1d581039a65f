internal import Gtk
internal import Presentation
internal import WeatherText

/// The top of a quantity's page: the value with its words, the choice of days, and that of quantities.
@MainActor
final class QuantityHeadRow<Model: QuantityPageModel> {
    private let value = Label().wrapped(width: 20).styled("detail-value", "numeric").decorative()
    private let detail = Label().wrapped(width: 30).styled("quantity-word", "numeric").decorative()
    private let sentence = Label().wrapped(width: 60).styled("secondary", "numeric").decorative()
    private let stop = ReadingStop.area().styled("quantity-stop")
    /// The mark of the focus, around all of the words that the stop says.
    private let ring = Container(.vertical).styled("quantity-ring").ignoringPointer().decorative()
    private let ranges: [ToggleButton]
    private let rangeRow: WrappingRow
    private let quantities: DropDown
    private var choices: [PageQuantity] = []
    private var offered: [QuantityRange] = []
    private(set) var root: LayoutContainer

    /// - Parameter model: Returns the page that is shown; nil if there is none.
    init(model: @escaping @MainActor () -> Model?) {
        ranges = ToggleButton.choice(of: QuantityRange.allCases.map { WindowWords.days($0.days) })
        rangeRow = WrappingRow(ranges).styled("quantity-ranges")
        quantities = DropDown([""], name: WindowWords.quantity).styled("quantities")
        let (stop, ring, value, detail, sentence) = (stop, ring, value, detail, sentence)
        let tools = ToolsRow.of(rangeRow, quantities)
        /// The places of the parts in a width, the height of the stop for the words, that of the words, and that of all.
        func arranged(_ width: Int) -> (places: [(Widget, Int, Int, Int, Int)], stop: Int, words: Int, height: Int) {
            let scale = Appearance.textScale
            let toolsWidth = min(tools.request(.horizontal).natural, width)
            let toolsHeight = tools.request(.vertical, for: toolsWidth).natural
            let isWide = Double(width) >= 560 * scale && toolsWidth < width * 3 / 5
            let room = isWide ? width - toolsWidth - 12 : width
            let valueWidth = min(value.request(.horizontal).natural, room)
            let valueHeight = value.request(.vertical, for: valueWidth).natural
            var places: [(Widget, Int, Int, Int, Int)] = [(value, 0, 0, valueWidth, valueHeight)]
            var y = valueHeight
            if detail.isVisible {
                // Words of two lines would rise above the number, or sink into what is below it.
                let natural = max(detail.request(.horizontal).natural, detail.wholeWidth + 1)
                if valueWidth + 9 + natural <= room {
                    let height = detail.request(.vertical, for: natural).natural
                    places.append((detail, valueWidth + 9, valueHeight - height - Int(2 * scale), natural, height))
                } else {
                    // Below the tools there is more room, where it may need only one line.
                    let isBelow = isWide && natural > room
                    let across = isBelow ? width : room
                    if isBelow { y = max(y, toolsHeight) }
                    let height = detail.request(.vertical, for: across).natural
                    places.append((detail, 0, y, across, height))
                    y += height
                }
            }
            if isWide { y = max(y, toolsHeight) }
            if sentence.isVisible {
                // It is no part of the line of the tools.
                if isWide { y += Int((4 * scale).rounded()) }
                let height = sentence.request(.vertical, for: width).natural
                places.append((sentence, 0, y, width, height))
                y += height
            }
            // Beside the tools it is no higher than they are, as GTK comes first to what has the higher middle.
            let (stop, words) = (isWide ? min(y, toolsHeight) : y, y)
            if !isWide { y += 12 }
            places.append((tools, isWide ? width - toolsWidth : 0, isWide ? 0 : y, toolsWidth, toolsHeight))
            return (places, stop, words, isWide ? y : y + toolsHeight)
        }
        root = LayoutContainer(
            [stop, ring, value, detail, sentence, tools],
            layout: CustomLayout { axis, size in
                axis == .vertical
                    ? SizeRequest(least: arranged(size ?? 696).height) : SizeRequest(least: 280, natural: 696)
            } allocate: { room in
                let arranged = arranged(room.width)
                room.place(stop, x: 0, y: 0, width: room.width, height: arranged.stop)
                room.place(ring, x: 0, y: 0, width: room.width, height: arranged.words)
                for place in arranged.places {
                    room.place(place.0, x: place.1, y: place.2, width: max(place.3, 1), height: place.4)
                }
            })
        for (index, button) in ranges.enumerated() {
            button.onToggle { [weak self] isOn in
                if isOn, let self, offered.indices.contains(index) { model()?.choose(offered[index]) }
            }
        }
        quantities.onSelect { [weak self] index in
            if let self, choices.indices.contains(index) { model()?.choose(choices[index]) }
        }
    }

    /// Shows the top of the page.
    func show(_ page: Model) {
        let (head, offered, range, all) = (page.head, page.ranges, page.range, page.choices)
        value.show(head?.value)
        detail.show(head?.detail)
        sentence.show(head?.sentence)
        stop.setAccessibleName(head?.spokenText ?? page.quantity.title)
        self.offered = offered
        for (index, button) in ranges.enumerated() {
            let one = offered.indices.contains(index) ? offered[index] : nil
            button.isVisible = one != nil
            if let one { button.setLabel(WindowWords.days(one.days)) }
            button.isOn = one == range
        }
        rangeRow.isVisible = offered.count > 1
        choices = all
        quantities.show(all.map(\.title), selected: all.firstIndex(of: page.quantity) ?? 0)
        root.resize()
    }

    /// Moves the focus to the words at the top.
    func grabFocus() { _ = stop.grabFocus() }
}
