internal import CGtk

/// Two widgets beside each other, or one below the other where the second would be too narrow to be read.
@MainActor
public final class WrapRow: Widget {
    private var first: Widget?
    private var second: Widget?
    private var spacing: Int32 = 0

    /// - Parameter spacing: Pixels between the two, in either order.
    public convenience init(_ first: Widget, _ second: Widget, spacing: Int) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        (self.first, self.second, self.spacing) = (first, second, Int32(spacing))
        gtk_box_append(pointer(), first.widget)
        gtk_box_append(pointer(), second.widget)
        // The layout's functions get the widget only: it carries the way back to this wrapper.
        Self.row.set(WeakRow(self), on: raw)
        gtk_widget_set_layout_manager(
            widget, gtk_custom_layout_new(requestModeTrampoline, measureTrampoline, allocateTrampoline))
    }

    fileprivate static var row: Attachment<WeakRow> { Attachment("fairweather-row") }

    /// The least is what the wider one needs alone; the natural width holds both.
    fileprivate func measure(_ orientation: GtkOrientation, for size: Int32) -> (least: Int32, natural: Int32) {
        guard let first, let second else { return (0, 0) }
        let (one, two) = (Self.width(of: first), Self.width(of: second))
        guard orientation == GTK_ORIENTATION_VERTICAL else {
            return (max(one.least, two.least), one.natural + spacing + two.natural)
        }
        let width = size < 0 ? one.natural + spacing + two.natural : size
        let height =
            isWide(width)
            ? max(Self.height(of: first, one.natural), Self.height(of: second, width - one.natural - spacing))
            : Self.height(of: first, width) + spacing / 2 + Self.height(of: second, width)
        return (height, height)
    }

    fileprivate func allocate(width: Int32, height: Int32) {
        guard let first, let second else { return }
        guard isWide(width) else {
            let top = min(Self.height(of: first, width), height)
            Self.place(first, x: 0, y: 0, width: width, height: top)
            Self.place(second, x: 0, y: top + spacing / 2, width: width, height: max(0, height - top - spacing / 2))
            return
        }
        let one = Self.width(of: first).natural
        let two = width - one - spacing
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        Self.place(first, x: isMirrored ? two + spacing : 0, y: 0, width: one, height: height)
        Self.place(second, x: isMirrored ? 0 : one + spacing, y: 0, width: two, height: height)
    }

    private func isWide(_ width: Int32) -> Bool {
        guard let first, let second else { return true }
        return Self.width(of: first).natural + spacing + Self.width(of: second).least <= width
    }

    private static func place(_ child: Widget, x: Int32, y: Int32, width: Int32, height: Int32) {
        var area = GtkAllocation(x: x, y: y, width: width, height: height)
        gtk_widget_size_allocate(child.widget, &area, -1)
    }

    private static func width(of child: Widget) -> (least: Int32, natural: Int32) {
        var (least, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(child.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
        return (least, natural)
    }

    private static func height(of child: Widget, _ width: Int32) -> Int32 {
        var least: Int32 = 0
        gtk_widget_measure(child.widget, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
        return least
    }
}

/// The way from the widget back to its wrapper, without keeping it alive.
@MainActor
private final class WeakRow {
    weak var row: WrapRow?

    init(_ row: WrapRow) {
        self.row = row
    }
}

private let requestModeTrampoline: @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode = { _ in
    GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

private let measureTrampoline:
    @convention(c) (
        UnsafeMutablePointer<GtkWidget>?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?,
        UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Void = { widget, orientation, size, least, natural, _, _ in
        guard let widget else { return }
        // GTK measures on the main thread only.
        nonisolated(unsafe) let raw = UnsafeMutableRawPointer(widget)
        let request = MainActor.assumeIsolated {
            WrapRow.row.value(of: raw)?.row?.measure(orientation, for: size)
        }
        least?.pointee = request?.least ?? 0
        natural?.pointee = request?.natural ?? 0
    }

private let allocateTrampoline: @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void = {
    widget, width, height, _ in
    guard let widget else { return }
    // GTK allocates on the main thread only.
    nonisolated(unsafe) let raw = UnsafeMutableRawPointer(widget)
    MainActor.assumeIsolated {
        WrapRow.row.value(of: raw)?.row?.allocate(width: width, height: height)
    }
}
