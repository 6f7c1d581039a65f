internal import CGtk

/// Two panes side by side where there is room for both, and one at a time where there is not.
@MainActor
public final class AdaptiveSplit: Widget {
    private var first: Widget?
    private var second: Widget?
    private var firstWidth = 0
    private var threshold = 0
    private var narrowHandler: (@MainActor (Bool) -> Void)?

    /// Whether there is room for one pane only.
    public private(set) var isNarrow = false

    /// Which pane is seen while there is room for one only.
    public var showsSecond = true {
        didSet { if showsSecond != oldValue { gtk_widget_queue_allocate(widget) } }
    }

    /// - Parameters:
    ///   - firstWidth: Of the first pane in pixels, while both are seen.
    ///   - threshold: The width in pixels from which on both are seen.
    public convenience init(_ first: Widget, _ second: Widget, firstWidth: Int, threshold: Int) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        (self.first, self.second, self.firstWidth, self.threshold) = (first, second, firstWidth, threshold)
        gtk_box_append(pointer(), first.widget)
        gtk_box_append(pointer(), second.widget)
        // The layout's functions get the widget only: it carries the way back to this wrapper.
        Self.split.set(WeakSplit(self), on: raw)
        gtk_widget_set_layout_manager(widget, gtk_custom_layout_new(nil, measureTrampoline, allocateTrampoline))
    }

    /// The room came to be enough for both panes, or stopped being it.
    public func onNarrowChange(_ handler: @escaping @MainActor (Bool) -> Void) {
        narrowHandler = handler
    }

    fileprivate static var split: Attachment<WeakSplit> { Attachment("fairweather-split") }

    /// The least is what the more demanding pane needs alone; the natural width holds both.
    fileprivate func measure(
        _ orientation: GtkOrientation, for size: Int32
    ) -> (least: Int32, natural: Int32) {
        guard let first, let second else { return (0, 0) }
        let (one, two) = (Self.request(first, orientation, size), Self.request(second, orientation, size))
        let natural =
            orientation == GTK_ORIENTATION_HORIZONTAL ? Int32(firstWidth) + two.natural : max(one.natural, two.natural)
        let least = max(one.least, two.least)
        return (least, max(least, natural))
    }

    fileprivate func allocate(width: Int32, height: Int32) {
        guard let first, let second else { return }
        let narrow = width < threshold
        gtk_widget_set_child_visible(first.widget, narrow && showsSecond ? 0 : 1)
        gtk_widget_set_child_visible(second.widget, narrow && !showsSecond ? 0 : 1)
        if narrow {
            place(showsSecond ? second : first, x: 0, width: width, height: height)
        } else {
            let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            let (one, two) = (Int32(firstWidth), width - Int32(firstWidth))
            place(first, x: isMirrored ? two : 0, width: one, height: height)
            place(second, x: isMirrored ? 0 : one, width: two, height: height)
        }
        guard narrow != isNarrow else { return }
        isNarrow = narrow
        // Whoever is told may change widgets, which must wait until this allocation is over.
        Task { [weak self] in
            if let self { narrowHandler?(isNarrow) }
        }
    }

    private func place(_ child: Widget, x: Int32, width: Int32, height: Int32) {
        // GTK allocates nothing less than a widget's least size without a warning.
        let least = Self.request(child, GTK_ORIENTATION_HORIZONTAL, -1).least
        var area = GtkAllocation(x: x, y: 0, width: max(width, least), height: height)
        gtk_widget_size_allocate(child.widget, &area, -1)
    }

    private static func request(
        _ child: Widget, _ orientation: GtkOrientation, _ size: Int32
    ) -> (least: Int32, natural: Int32) {
        var (least, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(child.widget, orientation, size, &least, &natural, nil, nil)
        return (least, natural)
    }
}

/// The way from the widget back to its wrapper, without keeping it alive.
@MainActor
private final class WeakSplit {
    weak var split: AdaptiveSplit?

    init(_ split: AdaptiveSplit) {
        self.split = split
    }
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
            AdaptiveSplit.split.value(of: raw)?.split?.measure(orientation, for: size)
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
        AdaptiveSplit.split.value(of: raw)?.split?.allocate(width: width, height: height)
    }
}
