internal import Gtk
internal import Presentation

/// The title of the hours, which gives way to the reading of an hour, or for a moment to what has just been done.
///
/// It is read in few words, over the tools where there is no room beside them; a screen reader is told a sentence.
@MainActor
final class HoursTitle {
    private let title = HoursLink()
    /// The hour that is read, for the eye: the chart tells a screen reader itself.
    private let reading = Label().ellipsized().styled("reading", "numeric").ignoringPointer().decorative()
    private var row: LayoutContainer?
    private var confirmation: Timeout?
    private var tools: [Widget] = []
    /// The pixels beside the tools.
    private var room = Int.max

    /// The time in milliseconds for which a confirmation is shown.
    private static let moment: UInt32 = 5000

    init() {
        reading.isVisible = false
    }

    /// The way from the title to the page of a quantity.
    var link: HoursLink { title }

    /// What is read in place of the title; nil while the title is.
    var text: String? { reading.isVisible ? reading.text : nil }

    /// The row of the title with its tools at its end, or below it where not all fit beside each other: the choice of a
    /// quantity and the buttons in one line, or in much larger text in a line each.
    func row(with choice: Widget, _ buttons: Widget) -> Widget {
        tools = [choice, buttons]
        let lines = HoursTitleLines(title: title.root, choice: choice, buttons: buttons)
        let row = LayoutContainer(
            [title.root, choice, buttons, reading],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else {
                    return SizeRequest(least: max(choice.request(axis).least, buttons.request(axis).least))
                }
                return SizeRequest(least: lines.height(in: size))
            } allocate: { [weak self, reading] room in
                let rest = lines.place(in: room)
                self?.room = rest
                let wanted = min(max(reading.request(.horizontal).natural, rest), room.width)
                room.place(
                    reading, x: 0, y: 0, width: wanted > rest ? room.width : rest, height: lines.first(in: room.width))
            }
        ).styled("hours-title")
        self.row = row
        return row
    }

    /// Whether what is read has room beside the tools.
    private var isBesideTools: Bool { reading.request(.horizontal).natural <= room }

    /// Says for a moment what has been done.
    func confirm(_ words: String) {
        confirmation = nil
        show(reading: words)
        confirmation = Timeout(milliseconds: Self.moment) { [weak self] in
            self?.confirmation = nil
            self?.show(reading: nil)
        }
    }

    /// Shows the reading in place of the title, or the title for nil.
    ///
    /// - Parameter brief: The same in few words, which are shown in its place; nil where there are none.
    func show(reading text: String?, brief: String? = nil) {
        if text == nil, confirmation != nil { return }
        confirmation = nil
        guard text != nil || reading.isVisible else { return }
        reading.isVisible = text != nil
        if let text { reading.text = brief ?? text }
        title.isCovered = text != nil
        for tool in tools { tool.setStyle("covered-tools", text != nil && !isBesideTools) }
        row?.resize()
    }
}

/// The lines of the title and its tools.
@MainActor
private struct HoursTitleLines {
    let title: Widget
    let choice: Widget
    let buttons: Widget

    /// The height of a line of tools.
    private var line: Int {
        max(Int(28 * Appearance.textScale), choice.request(.vertical).least, buttons.request(.vertical).least)
    }

    private func count(in width: Int?) -> Int {
        guard let width else { return 1 }
        let tools = choice.request(.horizontal).natural + buttons.request(.horizontal).natural
        if title.request(.horizontal).natural + tools <= width { return 1 }
        return tools <= width ? 2 : 3
    }

    /// Returns the height of the line that the title is in.
    func first(in width: Int?) -> Int {
        max(line, title.request(.vertical, for: count(in: width) == 1 ? nil : width).natural)
    }

    func height(in width: Int?) -> Int { first(in: width) + (count(in: width) - 1) * line }

    /// Places title and tools; returns the pixels that the title has.
    func place(in room: LayoutRoom) -> Int {
        let (count, first, line) = (count(in: room.width), first(in: room.width), line)
        let (chosen, end) = (choice.request(.horizontal).natural, buttons.request(.horizontal).natural)
        let rest = count == 1 ? room.width - chosen - end : room.width
        room.place(title, x: 0, y: 0, width: rest, height: first)
        // The choice stands before the buttons, or over them at the beginning.
        let (y, x) = (count == 1 ? 0 : first, count == 3 ? 0 : max(room.width - end - chosen, 0))
        let height = count == 1 ? first : line
        room.place(choice, x: x, y: y, width: min(chosen, room.width), height: height)
        room.place(
            buttons, x: max(room.width - end, 0), y: count == 3 ? y + line : y, width: min(end, room.width),
            height: height)
        return rest
    }
}
