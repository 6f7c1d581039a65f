internal import Gtk

/// The parts of the forecast page below each other in one column, or in two from a width on.
///
/// Parts that change their height keep what is in view in its place.
@MainActor
final class PageBody {
    /// A part of the page.
    struct Part {
        let widget: Widget
        /// Whether it lies in the second column where there are two.
        let isSecond: Bool
        /// Whether it reaches to the end of the room there is, over all columns.
        var fills = false
    }

    /// The space between two parts.
    private static let gap = 12

    private let top: Widget
    private let end: Widget
    private let overlap: @MainActor () -> Int
    private var parts: [Part] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private(set) var columns = PageColumns(width: 0)
    private var changed: (@MainActor () -> Void)?
    private var moved: (@MainActor (_ shift: @escaping (Double) -> Int) -> Void)?
    private(set) lazy var root = LayoutContainer(
        [top, end],
        layout: CustomLayout { [weak self] axis, size in
            self?.request(axis, size) ?? SizeRequest(least: 0)
        } allocate: { [weak self] in
            self?.place(in: $0)
        })

    /// - Parameters:
    ///   - top: The widget over the whole width, on whose lower part the first parts lie.
    ///   - overlap: Returns the height of that lower part.
    ///   - end: The widget below all parts.
    init(top: Widget, overlap: @escaping @MainActor () -> Int, end: Widget) {
        (self.top, self.overlap, self.end) = (top, overlap, end)
    }

    /// Calls the handler after the columns have changed.
    func onColumnsChange(_ handler: @escaping @MainActor () -> Void) {
        changed = handler
    }

    /// Calls the handler after parts have moved because others above them changed their height.
    ///
    /// It is given a function that returns how far the part has moved that was at a distance from the top.
    func onMove(_ handler: @escaping @MainActor (_ shift: @escaping (Double) -> Int) -> Void) {
        moved = handler
    }

    /// Adds a part, which is not shown before `arrange(_:)` names it.
    func add(_ part: Widget) {
        root.append(part)
    }

    /// The parts that are visible, in their order.
    var shown: [Widget] { parts.map(\.widget).filter(\.isVisible) }

    /// Moves the focus from a part to the next one that takes it, or to the former one for −1; returns false if none does.
    func focus(from part: Widget, step: Int) -> Bool {
        let shown = shown
        guard let index = shown.firstIndex(where: { $0 === part }) else { return false }
        let others = step > 0 ? shown[(index + 1)...] : shown[..<index]
        return step > 0 ? others.contains { $0.focusFirst() } : others.reversed().contains { $0.focusFirst() }
    }

    /// Sets the parts and their order.
    func arrange(_ parts: [Part]) {
        let isSame = parts.elementsEqual(self.parts) { $0.widget === $1.widget && $0.isSecond == $1.isSecond }
        guard !isSame else { return }
        self.parts = parts
        var last = top
        for part in parts {
            root.move(part.widget, behind: last)
            last = part.widget
        }
        root.resize()
    }

    private func columns(for width: Int) -> PageColumns {
        PageColumns(width: Double(width), textScale: Appearance.textScale)
    }

    private func request(_ axis: Orientation, _ size: Int?) -> SizeRequest {
        guard axis == .vertical else {
            let widths = ([top, end] + parts.map(\.widget)).map { $0.request(.horizontal) }
            return SizeRequest(
                least: (widths.map(\.least).max() ?? 0) + 24, natural: (widths.map(\.natural).max() ?? 0) + 48)
        }
        let height = layout(columns(for: size ?? 744), width: size ?? 744) { _, _, _, _, _ in }
        return SizeRequest(least: height, natural: height)
    }

    private func place(in room: LayoutRoom) {
        let new = columns(for: room.width)
        var shown: [ObjectIdentifier: Int] = [:]
        _ = layout(new, width: room.width) { widget, x, y, width, height in
            shown[ObjectIdentifier(widget)] = y
            let fills = parts.contains { $0.widget === widget && $0.fills }
            room.place(
                widget, x: x, y: y, width: fills ? Int(new.content) : width,
                height: fills ? max(height, room.height - y) : height)
        }
        let (hasNewColumns, before) = (new != columns, places)
        (columns, places) = (new, shown)
        // The handlers may change widgets, which has to wait until this allocation is over.
        if hasNewColumns {
            Task { [weak self] in self?.changed?() }
        } else if shown.contains(where: { before[$0.key] != nil && before[$0.key] != $0.value }) {
            Task { [weak self] in self?.moved? { Self.shift(at: $0, from: before, to: shown) } }
        }
    }

    /// Returns how far the part has moved that was the last one to begin above the position.
    private static func shift(
        at y: Double, from before: [ObjectIdentifier: Int], to after: [ObjectIdentifier: Int]
    ) -> Int {
        let stayed = before.filter { after[$0.key] != nil && Double($0.value) <= y }
        guard let part = stayed.max(by: { $0.value < $1.value }), let now = after[part.key] else { return 0 }
        return now - part.value
    }

    /// Calls the closure with each widget, its position and its size, and returns the height of the whole.
    private func layout(
        _ columns: PageColumns, width: Int, _ place: (Widget, Int, Int, Int, Int) -> Void
    ) -> Int {
        let topHeight = top.request(.vertical, for: width).natural
        place(top, 0, 0, width, topHeight)
        let (left, first) = (Int(columns.margin), Int(columns.first))
        let start = max(0, topHeight - overlap()) + Self.gap
        var heights = (start, start)
        let right = left + first + Int(PageColumns.gap)
        for part in parts where part.widget.isVisible {
            let second = part.isSecond ? columns.second.map { Int($0) } : nil
            let height = part.widget.request(.vertical, for: second ?? first).natural
            place(
                part.widget, second == nil ? left : right, second == nil ? heights.0 : heights.1, second ?? first,
                height)
            // A pane without a card, as of a place without weather, leaves no gap either.
            guard height > 0 else { continue }
            if second == nil { heights.0 += height + Self.gap } else { heights.1 += height + Self.gap }
        }
        let bottom = max(heights.0, heights.1)
        let endHeight = end.request(.vertical, for: Int(columns.content)).natural
        place(end, left, bottom, Int(columns.content), endHeight)
        return bottom + endHeight + Self.gap
    }
}
