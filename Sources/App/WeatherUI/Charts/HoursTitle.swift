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
    private var tools: Widget?
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

    /// The row of the title with the tools at its end, or below it where both do not fit beside each other.
    func row(with tools: Widget) -> Widget {
        self.tools = tools
        let row = LayoutContainer(
            [title.root, tools, reading],
            layout: CustomLayout { [title = title.root] axis, size in
                let line = Self.lineHeight(title, tools)
                guard axis == .vertical else { return SizeRequest(least: tools.request(.horizontal).least) }
                return SizeRequest(least: Self.fits(title, tools, in: size) ? line : 2 * line)
            } allocate: { [weak self, title = title.root, reading] room in
                let (end, line) = (tools.request(.horizontal).natural, Self.lineHeight(title, tools))
                let isOneLine = Self.fits(title, tools, in: room.width)
                let rest = isOneLine ? room.width - end : room.width
                room.place(title, x: 0, y: 0, width: rest, height: line)
                room.place(
                    tools, x: max(room.width - end, 0), y: isOneLine ? 0 : line, width: min(end, room.width),
                    height: line)
                self?.room = rest
                let wanted = min(max(reading.request(.horizontal).natural, rest), room.width)
                room.place(reading, x: 0, y: 0, width: wanted > rest ? room.width : rest, height: line)
            }
        ).styled("hours-title")
        self.row = row
        return row
    }

    private static func lineHeight(_ title: Widget, _ tools: Widget) -> Int {
        max(
            Int(28 * Appearance.textScale), tools.request(.vertical).least, title.request(.vertical).least)
    }

    private static func fits(_ title: Widget, _ tools: Widget, in width: Int?) -> Bool {
        guard let width else { return true }
        return title.request(.horizontal).natural + tools.request(.horizontal).natural <= width
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
        tools?.setStyle("covered-tools", text != nil && !isBesideTools)
        row?.resize()
    }
}
