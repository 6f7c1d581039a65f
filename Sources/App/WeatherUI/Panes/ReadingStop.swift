internal import Gtk

/// A part of a page or dialog that only says something, as one stop of the keyboard.
@MainActor
final class ReadingStop {
    /// Fills the part and takes the keyboard for it, as a box of GTK's never does.
    private let stop = ReadingStop.area()
    let root: LayoutContainer

    /// - Parameter content: The widgets that show what is said.
    init(_ content: Widget) {
        let stop = stop
        root = LayoutContainer(
            [stop, content],
            layout: CustomLayout { axis, size in
                content.request(axis, for: size)
            } allocate: { room in
                for widget in [stop, content] {
                    room.place(widget, x: 0, y: 0, width: room.width, height: room.height)
                }
            })
    }

    /// An empty area that takes the keyboard, to be laid under what it stands for.
    static func area() -> DrawingArea {
        DrawingArea(width: 1, height: 1).focusable().styled("reading-stop")
    }

    /// Moves the focus to the stop.
    func grabFocus() {
        _ = stop.grabFocus()
    }

    /// Sets what is said at the stop.
    func say(_ text: String) {
        stop.setAccessibleName(text)
    }
}
