internal import Charts
internal import Gtk
internal import WeatherText

/// The card of pollutants or of pollen: a row each with its value, its class, and the highest of each day.
@MainActor
final class AirTableCard {
    private let title = Label().wrapped(width: 30).styled("card-title")
    private let head = AirTableRow()
    private let column = Container(.vertical, spacing: 8)
    private let foot = Label().wrapped(width: 60).styled("secondary")
    private let footStop: ReadingStop
    private var rows: [AirTableRow] = []
    private var shown: AirTable?
    let root: Container

    init() {
        footStop = ReadingStop(foot)
        root = Container(.vertical, spacing: 8, [title, head.root, column, footStop.root]).styled(
            "card", "quantity-card")
    }

    /// Shows a table; nil hides the card.
    func show(_ table: AirTable?) {
        root.isVisible = table != nil
        guard let table, table != shown else { return }
        shown = table
        title.text = table.title
        head.show(days: table.days)
        head.root.isVisible = !table.rows.isEmpty
        column.fit(&rows, \.root, to: table.rows.count) { AirTableRow() }
        for (row, view) in zip(table.rows, rows) { view.show(row) }
        column.isVisible = !rows.isEmpty
        footStop.root.isVisible = table.foot != nil
        foot.show(table.foot)
        footStop.say(table.foot ?? "")
    }

    /// Draws it again in the present colours.
    func redraw() { rows.forEach { $0.redraw() } }
}

/// One row: name and class, the value on its scale, and the days; or their names, as the head of all.
@MainActor
final class AirTableRow {
    private let stop = ReadingStop.area()
    private let name = Label().wrapped(width: 30).styled("quantity-word").decorative()
    private let value = Label().wrapped(width: 20).endAligned().styled("quantity-word", "numeric").decorative()
    private let scale = DrawingView(width: 40, height: 14)
    private let days: [Label]
    private let levels: [DrawingView]
    private var shown: AirTable.Row?
    let root: LayoutContainer

    private static let mostDays = 5

    init() {
        let days = (0..<Self.mostDays).map { _ in
            Label().wrapped(width: 12).styled("quantity-word", "numeric").decorative()
        }
        let levels = (0..<Self.mostDays).map { _ in DrawingView(width: 30, height: 16) }
        (self.days, self.levels) = (days, levels)
        let (stop, name, value) = (stop, name, value)
        let (scaleArea, steps) = (scale.area.decorative(), levels.map { $0.area.decorative() })
        /// The places of the parts, and the height of the row.
        func arranged(_ width: Int) -> (places: [(Widget, Int, Int, Int, Int)], height: Int) {
            let size = Appearance.textScale
            func px(_ length: Double) -> Int { Int((length * size).rounded()) }
            func height(_ label: Widget, _ width: Int) -> Int {
                label.isVisible ? label.request(.vertical, for: max(width, 1)).natural : 0
            }
            let isWide = Double(width) >= 560 * size
            let cell = isWide ? px(50) : width / Self.mostDays
            let dayHeight = max((days.map { height($0, cell) }.max() ?? 0), px(16))
            var places: [(Widget, Int, Int, Int, Int)] = []
            func addDays(x: Int, y: Int, height: Int) {
                for (index, pair) in zip(days, steps).enumerated() {
                    places.append((pair.0, x + index * cell, y, cell, height))
                    places.append((pair.1, x + index * cell, y + (height - px(16)) / 2, cell, px(16)))
                }
            }
            let valueWidth = value.isVisible ? value.request(.horizontal).natural : 0
            guard isWide else {
                let nameWidth = width - valueWidth - 8
                let first = max(height(name, nameWidth), height(value, valueWidth))
                if name.isVisible { places.append((name, 0, 0, nameWidth, first)) }
                if value.isVisible { places.append((value, width - valueWidth, 0, valueWidth, first)) }
                let bar = scaleArea.isVisible ? px(18) : 0
                if scaleArea.isVisible { places.append((scaleArea, 0, first, width, bar)) }
                addDays(x: 0, y: first + bar, height: dayHeight)
                return (places, first + bar + dayHeight)
            }
            let daysLeft = width - cell * Self.mostDays
            let scaleLeft = daysLeft - px(16) - px(110)
            let valueLeft = scaleLeft - px(12) - valueWidth
            let nameWidth = max(valueLeft - px(8), 1)
            let whole = max(px(24), height(name, nameWidth), height(value, valueWidth), dayHeight)
            if name.isVisible { places.append((name, 0, 0, nameWidth, whole)) }
            if value.isVisible { places.append((value, valueLeft, 0, valueWidth, whole)) }
            if scaleArea.isVisible { places.append((scaleArea, scaleLeft, (whole - 14) / 2, px(110), 14)) }
            addDays(x: daysLeft, y: 0, height: whole)
            return (places, whole)
        }
        root = LayoutContainer(
            [stop, name, value, scaleArea] + days + steps,
            layout: CustomLayout { axis, size in
                axis == .vertical
                    ? SizeRequest(least: arranged(size ?? 640).height) : SizeRequest(least: 260, natural: 660)
            } allocate: { room in
                room.place(stop, x: 0, y: 0, width: room.width, height: room.height)
                for place in arranged(room.width).places where place.0.isVisible {
                    room.place(place.0, x: place.1, y: place.2, width: max(place.3, 1), height: place.4)
                }
            })
    }

    /// Shows the names of days alone; each row says them itself.
    func show(days names: [String]) {
        for part in [stop, name, value, scale.area] as [Widget] { part.isVisible = false }
        for (index, pair) in zip(days, levels).enumerated() {
            pair.0.show(names.indices.contains(index) ? names[index] : nil)
            pair.0.setStyle("secondary", index > 0)
            pair.0.setStyle("present", index == 0)
            pair.1.area.isVisible = false
        }
        root.resize()
    }

    /// Shows a pollutant or a plant.
    func show(_ row: AirTable.Row) {
        guard row != shown else { return }
        shown = row
        name.text = row.title
        value.text = row.value
        name.setStyle("present", row.isLeading)
        stop.setAccessibleName(row.spokenText)
        scale.area.isVisible = row.hasScale
        scale.show { width, height, _ in
            AirRowDrawing(row, palette: Look.palette).scale(
                width: width, height: height, isMirrored: TextDirection.isRightToLeft)
        }
        for (index, pair) in zip(days, levels).enumerated() {
            let day = row.days.indices.contains(index) ? row.days[index] : nil
            pair.0.show(day?.text)
            pair.0.setStyle("present", day?.isStrong == true)
            pair.1.area.isVisible = day?.level != nil
            pair.1.show { width, height, _ in
                AirRowDrawing(row, palette: Look.palette).steps(ofDay: index, width: width, height: height)
            }
        }
        root.resize()
    }

    /// Draws it again in the present colours.
    func redraw() {
        scale.redraw()
        levels.forEach { $0.redraw() }
    }
}
