internal import Gtk
internal import Presentation

/// The title of the hours, which gives way to the reading of an hour; a long one covers the tools beside it too.
@MainActor
final class HoursTitle {
    private let title = Label(WindowWords.hours).ellipsized().styled("card-title")
    private let reading = Label().ellipsized().styled("reading", "numeric").ignoringPointer()
    private var row: LayoutContainer?

    init() {
        reading.isVisible = false
    }

    /// What is read in place of the title; nil while the title is.
    var text: String? { reading.isVisible ? reading.text : nil }

    /// The row of the title with the tools at its end.
    func row(with tools: Widget) -> Widget {
        let row = LayoutContainer(
            [title, tools, reading],
            layout: CustomLayout(followsWidth: false) { [title] axis, _ in
                axis == .vertical
                    ? SizeRequest(
                        least: max(
                            Int(28 * Appearance.textScale), tools.request(.vertical).least,
                            title.request(.vertical).least))
                    : SizeRequest(least: tools.request(.horizontal).least + 40)
            } allocate: { [title, reading] room in
                let end = tools.request(.horizontal).natural
                let rest = max(room.width - end, 0)
                room.place(title, x: 0, y: 0, width: rest, height: room.height)
                room.place(tools, x: rest, y: 0, width: end, height: room.height)
                let wanted = reading.request(.horizontal).natural
                room.place(
                    reading, x: 0, y: 0, width: wanted <= rest ? rest : min(wanted, room.width), height: room.height)
            }
        ).styled("hours-title")
        self.row = row
        return row
    }

    /// Shows the reading in place of the title, or the title for nil.
    func show(reading text: String?) {
        guard text != nil || reading.isVisible else { return }
        if let text { reading.text = text }
        reading.isVisible = text != nil
        title.setStyle("covered", text != nil)
        row?.resize()
    }
}
