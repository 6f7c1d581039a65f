internal import CGtk

/// Two panes side by side where there is room for both, and one at a time where there is not.
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
    ///   - firstWidth: Of the first pane in pixels, while both are seen.
    ///   - threshold: The width in pixels from which on both are seen.
    public convenience init(_ first: Widget, _ second: Widget, firstWidth: Int, threshold: Int) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_box_append(pointer(), first.widget)
        gtk_box_append(pointer(), second.widget)
        // The least is what the more demanding pane needs alone; the natural width holds both.
        CustomLayout(followsWidth: false) { axis, size in
            let (one, two) = (first.request(axis, for: size), second.request(axis, for: size))
            return SizeRequest(
                least: max(one.least, two.least),
                natural: axis == .horizontal ? firstWidth + two.natural : max(one.natural, two.natural))
        } allocate: { [weak self] room in
            let (isNarrow, showsSecond) = (room.width < threshold, self?.showsSecond ?? true)
            if isNarrow {
                room.leaveOut(showsSecond ? first : second)
                room.place(showsSecond ? second : first, x: 0, y: 0, width: room.width, height: room.height)
            } else {
                room.place(first, x: 0, y: 0, width: firstWidth, height: room.height)
                room.place(second, x: firstWidth, y: 0, width: room.width - firstWidth, height: room.height)
            }
            self?.tell(isNarrow)
        }.install(on: self)
    }

    /// The room came to be enough for both panes, or stopped being it.
    public func onNarrowChange(_ handler: @escaping @MainActor (Bool) -> Void) {
        narrowHandler = handler
    }

    private func tell(_ narrow: Bool) {
        guard narrow != isNarrow else { return }
        isNarrow = narrow
        // Whoever is told may change widgets, which must wait until this allocation is over.
        Task { [weak self] in
            if let self { narrowHandler?(isNarrow) }
        }
    }
}
