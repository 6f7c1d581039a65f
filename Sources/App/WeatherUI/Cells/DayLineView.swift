internal import Charts
internal import Gtk
internal import Presentation

/// The line of a day that is always shown; its columns lie alike in all rows of a width.
@MainActor
final class DayLineView {
    private let labels = DayLabels()
    private let figures = DrawingView(width: 0, height: 0)
    private let chevron = DrawingView(width: 0, height: 0)
    private let measure: FontMeasure
    private var content: (figures: DayFigures, texts: DayColumnTexts, river: DayRiver?)?
    private var textScale = 1.0
    private var hint: String?
    private var known: (width: Int, columns: DayColumns)?
    private var box: LayoutContainer?
    var root: Widget { box ?? figures.area }

    init() {
        measure = FontMeasure(ruler: TextRuler(figures.area))
        figures.area.decorative()
        figures.area.onHint { [weak self] in self?.hint }
        chevron.area.styled("chevron").decorative()
        let children = [figures.area] + labels.all + [chevron.area]
        box = LayoutContainer(
            children,
            layout: CustomLayout { [weak self] axis, width in
                self?.request(axis, width) ?? SizeRequest(least: 0)
            } allocate: { [weak self] room in
                self?.place(in: room)
            })
    }

    func show(_ item: some DayCellItem, columns: DayColumnTexts, river: DayRiver?, textScale: Double) {
        labels.show(item)
        (content, known) = ((item.figures, columns, river), nil)
        self.textScale = textScale
        hint = [item.figuresDescription, item.provenance].compactMap { $0 }.joined(separator: "\n")
        figures.show { [weak self] width, height, _ in
            self?.drawing(width, height) ?? Drawing(width: width, height: height)
        }
        chevron.show { width, height, _ in Self.arrow(width, height, scale: textScale) }
        box?.resize()
    }

    /// The texts of the labels in reading order.
    var texts: [String] { labels.texts }

    private func columns(for width: Int) -> DayColumns? {
        guard let content else { return nil }
        if let known, known.width == width { return known.columns }
        let columns = DayColumns(width: Double(width), textScale: textScale, content.texts, measure)
        known = (width, columns)
        return columns
    }

    private func request(_ axis: Orientation, _ width: Int?) -> SizeRequest {
        guard axis == .vertical else { return SizeRequest(least: 160, natural: 336) }
        guard let columns = columns(for: width ?? 336) else { return SizeRequest(least: 48) }
        let height = Int(columns.height.rounded(.up))
        let names = labels.height(in: columns) + Int(8 * textScale)
        let head = max(columns.form == .stacked ? names + height : names, Int(columns.leastRow.rounded(.up)))
        return SizeRequest(least: head + foot(columns))
    }

    /// The height below all else of the line on how the forecast has changed; 0 where there is none.
    private func foot(_ columns: DayColumns) -> Int {
        labels.revisionHeight(in: columns).map { $0 + Int((4 * textScale).rounded()) } ?? 0
    }

    private func place(in room: LayoutRoom) {
        guard let columns = columns(for: room.width) else { return }
        room.place(figures.area, x: 0, y: 0, width: room.width, height: room.height)
        let isStacked = columns.form == .stacked
        let head = room.height - foot(columns)
        let height = isStacked ? head - Int(columns.height) : head
        let names = labels.height(in: columns)
        labels.place(in: room, columns, top: isStacked ? Int(8 * textScale) : (height - names) / 2)
        // It begins a little above the foot, as names leave some room there.
        labels.placeRevision(in: room, columns, top: head - Int((3 * textScale).rounded()))
        let size = Int((16 * textScale).rounded())
        let middle = isStacked ? Int(DayColumns.highChevron * textScale) : height / 2
        room.place(
            chevron.area, x: Int(columns.chevron.rounded()) - size / 2, y: middle - size / 2, width: size, height: size)
    }

    private func drawing(_ width: Double, _ height: Double) -> Drawing? {
        guard let content, let columns = columns(for: Int(width)) else { return nil }
        return DayRowDrawing(
            content.figures, columns, width: width, height: height, head: height - Double(foot(columns)),
            isMirrored: figures.area.isMirrored, river: content.river,
            Look.palette
        ).made
    }

    private static func arrow(_ width: Double, _ height: Double, scale: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let middle = Point(width / 2, height / 2)
        drawing.line(
            [(-4, -2), (0, 2), (4, -2)].map { middle.moved(x: $0 * scale, y: $1 * scale) },
            Stroke(.even(Look.palette.secondaryText), width: 1.7 * scale))
        return drawing
    }
}
