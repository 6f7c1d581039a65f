internal import CGtk

/// Two panes side by side or, in a narrow window, one at a time.
@MainActor
public final class AdaptiveSplit: Widget {
    private var narrowHandler: (@MainActor (Bool) -> Void)?

    /// Whether there is room for one pane only.
    public private(set) var isNarrow = false

    /// Whether the second pane is shown rather than the first while there is room for one only.
    public var showsSecond = true {
        didSet { if showsSecond != oldValue { gtk_widget_queue_allocate(widget) } }
    }

    /// - Parameters:
    ///   - firstWidth: The width of the first pane while both are visible, in pixels at the usual size of text; larger
    ///     text widens it.
    ///   - threshold: The width from which both panes are visible, in the same measure.
    ///   - expectedWidth: The width it will have first, in pixels: what depends on `isNarrow` must not want more than that.
    public convenience init(
        _ first: Widget, _ second: Widget, firstWidth: Int, threshold: Int, expectedWidth: Int = .max
    ) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        isNarrow = expectedWidth < Self.scaled(threshold)
        gtk_box_append(pointer(), first.widget)
        gtk_box_append(pointer(), second.widget)
        // The minimum is that of the wider pane alone; the natural width has room for both.
        CustomLayout(followsWidth: false) { axis, size in
            let firstWidth = Self.scaled(firstWidth)
            let (one, two) = (first.request(axis, for: size), second.request(axis, for: size))
            return SizeRequest(
                least: max(one.least, two.least),
                natural: axis == .horizontal ? firstWidth + two.natural : max(one.natural, two.natural))
        } allocate: { [weak self] room in
            let (isNarrow, showsSecond) = (room.width < Self.scaled(threshold), self?.showsSecond ?? true)
            if isNarrow {
                room.leaveOut(showsSecond ? first : second)
                room.place(showsSecond ? second : first, x: 0, y: 0, width: room.width, height: room.height)
            } else {
                let firstWidth = Self.scaled(firstWidth)
                room.place(first, x: 0, y: 0, width: firstWidth, height: room.height)
                room.place(second, x: firstWidth, y: 0, width: room.width - firstWidth, height: room.height)
            }
            self?.tell(isNarrow)
        }.install(on: self)
    }

    /// Calls the handler when the panes change between side by side and one at a time.
    public func onNarrowChange(_ handler: @escaping @MainActor (Bool) -> Void) {
        narrowHandler = handler
    }

    private static func scaled(_ pixels: Int) -> Int { Int((Double(pixels) * Appearance.textScale).rounded()) }

    private func tell(_ narrow: Bool) {
        guard narrow != isNarrow else { return }
        isNarrow = narrow
        // The handler may change widgets, which has to wait until this allocation is over.
        Task { [weak self] in
            if let self { narrowHandler?(isNarrow) }
        }
    }
}
