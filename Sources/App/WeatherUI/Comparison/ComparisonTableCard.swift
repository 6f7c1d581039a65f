internal import Charts
internal import Gtk
internal import Presentation
internal import WeatherText

/// The table of a comparison: high and low of each day, a row a forecast, which keys move and take away.
@MainActor
final class ComparisonTableCard<Model: ComparisonModel> {
    private let title = Label(WindowWords.highAndLow).wrapped(width: 30).styled("card-title")
        .aligned(vertically: .center)
    private let head = DrawingView(width: 260, height: 1)
    private let rows: [DrawingView]
    private var shown: ComparisonText?
    let root: Container

    /// - Parameter model: Returns the page that is shown; nil if there is none.
    init(model: @escaping @MainActor () -> Model?) {
        let most = ComparisonKind.allCases.map(\.limit).max() ?? 0
        rows = (0..<most).map { _ in DrawingView(width: 260, height: 1) }
        let (title, head, rows, shown) = (title, head, rows, Shown())
        content = shown
        let titleWidth: @MainActor () -> Double = { Double(title.wholeWidth) }
        self.titleWidth = titleWidth
        _ = head.area.decorative()
        let parts: [Widget] = [head.area] + rows.map(\.area)
        /// The heights of the head and the rows in a width.
        func heights(_ width: Int) -> [Int] {
            guard let text = shown.text else { return parts.map { _ in 0 } }
            let drawing = Self.drawing(text, titleWidth(), head.measure)
            let titleRoom = min(Int(titleWidth()), width)
            let all =
                [max(drawing.headHeight(Double(width)), Double(title.request(.vertical, for: titleRoom).natural + 4))]
                + rows.indices.map { text.rows.indices.contains($0) ? drawing.height(ofRow: $0, Double(width)) : 0 }
            return all.map { Int($0.rounded(.up)) }
        }
        box = LayoutContainer(
            [title] + parts,
            layout: CustomLayout { axis, size in
                axis == .horizontal
                    ? SizeRequest(least: 260) : SizeRequest(least: heights(size ?? 260).reduce(0, +))
            } allocate: { room in
                let heights = heights(room.width)
                room.place(title, x: 0, y: 0, width: min(Int(titleWidth()), room.width), height: heights[0])
                var y = 0
                for (part, height) in zip(parts, heights) where part.isVisible {
                    room.place(part, x: 0, y: y, width: room.width, height: max(height, 1))
                    y += height
                }
            })
        root = Container(.vertical, spacing: 4, [box]).styled("card", "quantity-card")
        for (number, row) in rows.enumerated() {
            _ = row.area.focusable()
            row.area.onKey { [weak self] key, modifiers in
                guard let page = model(), let id = self?.shown?.rows[number].id else { return false }
                switch (key, modifiers) {
                case (.up, .alt): self?.move(number, by: -1, id, on: page)
                case (.down, .alt): self?.move(number, by: 1, id, on: page)
                case (.delete, []): page.remove(id)
                default: return false
                }
                return true
            }
        }
    }

    private let content: Shown
    private let titleWidth: @MainActor () -> Double
    private let box: LayoutContainer

    /// Shows the days.
    func show(_ page: Model) {
        let text = page.text
        root.isVisible = !text.rows.isEmpty
        guard text != shown else { return }
        // A row that goes would take the focus along.
        let focused = rows.firstIndex { $0.area.containsFocus }
        (shown, content.text) = (text, text)
        head.area.isVisible = true
        let titleWidth = titleWidth
        head.show { width, _, measure in Self.drawing(text, titleWidth(), measure).head(width) }
        for (number, row) in rows.enumerated() {
            row.area.isVisible = number < text.rows.count
            guard number < text.rows.count else { continue }
            row.area.setAccessibleName(text.rows[number].spokenText)
            row.show { width, _, measure in Self.drawing(text, titleWidth(), measure).row(number, width) }
        }
        if let focused, focused >= text.rows.count, !text.rows.isEmpty {
            _ = rows[text.rows.count - 1].area.grabFocus()
        }
        box.resize()
    }

    /// Draws it again in the present colours.
    func redraw() {
        head.redraw()
        rows.forEach { $0.redraw() }
        box.resize()
    }

    /// The focus goes along with the row.
    private func move(_ row: Int, by offset: Int, _ id: String, on page: Model) {
        page.move(id, by: offset)
        show(page)
        if let place = shown?.rows.firstIndex(where: { $0.id == id }) { _ = rows[place].area.grabFocus() }
    }

    private static func drawing(
        _ text: ComparisonText, _ titleWidth: Double, _ measure: FontMeasure
    ) -> ComparisonTableDrawing<FontMeasure> {
        ComparisonTableDrawing(
            text, palette: Look.palette, textScale: Appearance.textScale, isMirrored: TextDirection.isRightToLeft,
            titleWidth: titleWidth, measure: measure)
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var text: ComparisonText?
    }
}
