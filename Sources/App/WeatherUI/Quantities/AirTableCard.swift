internal import Charts
internal import Gtk
internal import WeatherText

/// The card of pollutants or of pollen: a row each with its value, its class, and the highest of each day.
@MainActor
final class AirTableCard {
    private let title = Label().wrapped(width: 30).styled("card-title")
    private let head: AirTableRow
    private let column = Container(.vertical, spacing: 8)
    private let foot = Label().wrapped(width: 60).styled("secondary")
    private let footStop: ReadingStop
    private let all = AirTableRows()
    private var shown: AirTable?
    let root: Container

    init() {
        footStop = ReadingStop(foot)
        head = AirTableRow { [weak all] in all?.needs ?? AirTableNeeds() }
        all.head = head
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
        column.fit(&all.rows, \.root, to: table.rows.count) { [all] in
            AirTableRow { [weak all] in all?.needs ?? AirTableNeeds() }
        }
        for (row, view) in zip(table.rows, all.rows) { view.show(row) }
        column.isVisible = !all.rows.isEmpty
        // What one row needs moves the parts of all.
        for row in all.rows + [head] { row.root.resize() }
        footStop.root.isVisible = table.foot != nil
        foot.show(table.foot)
        footStop.say(table.foot ?? "")
    }

    /// Draws it again in the present colours.
    func redraw() { all.rows.forEach { $0.redraw() } }
}

/// The rows of a table, whose days stand below each other.
@MainActor
private final class AirTableRows {
    weak var head: AirTableRow?
    var rows: [AirTableRow] = []

    /// What the widest parts of all rows need.
    var needs: AirTableNeeds {
        let all = (rows + [head].compactMap(\.self)).map(\.needs)
        return AirTableNeeds(words: all.map(\.words).max() ?? 0, day: all.map(\.day).max() ?? 0)
    }
}

/// The pixels that parts of a row need.
struct AirTableNeeds {
    /// The longest word of the name, and the value beside it.
    var words = 0
    /// The widest of the days.
    var day = 0
}

/// One row: name and class, the value on its scale, and the days; or their names, as the head of all.
@MainActor
final class AirTableRow {
    private let stop = ReadingStop.area()
    private let name = Label().wrapped(width: 30, breaksWords: false).styled("quantity-word").decorative()
    private let value = Label().wrapped(width: 20).endAligned().styled("quantity-word", "numeric").decorative()
    private let scale = DrawingView(width: 40, height: 14)
    private let days: [Label]
    private let levels: [DrawingView]
    private var shown: AirTable.Row?
    let root: LayoutContainer

    private static let mostDays = 5

    /// What its own parts need.
    fileprivate var needs: AirTableNeeds {
        AirTableNeeds(
            words: name.isVisible ? name.request(.horizontal).least + value.request(.horizontal).natural : 0,
            day: days.filter(\.isVisible).map { $0.request(.horizontal).natural }.max() ?? 0)
    }

    /// - Parameter needs: Returns what the rows of the table need, which share their columns.
    init(needs: @escaping @MainActor () -> AirTableNeeds) {
        let days = (0..<Self.mostDays).map { _ in Label().centered().styled("quantity-word", "numeric").decorative() }
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
            let valueWidth = value.isVisible ? value.request(.horizontal).natural : 0
            let nameLeast = name.isVisible ? name.request(.horizontal).least : 0
            // No name is broken within a word, and no day stands closer to the next than a space.
            let needs = needs()
            let least = max(needs.day + px(4), px(30))
            let wideCell = max(px(50), least)
            let daysLeft = width - wideCell * Self.mostDays
            let scaleLeft = daysLeft - px(16) - px(110)
            let valueLeft = scaleLeft - px(12) - valueWidth
            let isWide = Double(width) >= 560 * size && scaleLeft - px(20) >= needs.words
            let columns = isWide ? Self.mostDays : min(Self.mostDays, max(width / least, 1))
            let cell = isWide ? wideCell : width / columns
            let dayHeight = max((days.map { height($0, cell) }.max() ?? 0), px(16))
            let lines = (Self.mostDays + columns - 1) / columns
            var places: [(Widget, Int, Int, Int, Int)] = []
            func addDays(x: Int, y: Int, height: Int) {
                for (index, pair) in zip(days, steps).enumerated() {
                    let (left, top) = (x + index % columns * cell, y + index / columns * height)
                    places.append((pair.0, left, top, cell, height))
                    places.append((pair.1, left, top + (height - px(16)) / 2, cell, px(16)))
                }
            }
            guard isWide else {
                // In large text the value has a line of its own.
                let isBeside = width - valueWidth - 8 >= nameLeast
                let nameWidth = isBeside ? width - valueWidth - 8 : width
                let nameHeight = height(name, nameWidth)
                let first = isBeside ? max(nameHeight, height(value, valueWidth)) : nameHeight + height(value, width)
                let valueTop = isBeside ? 0 : nameHeight
                if name.isVisible { places.append((name, 0, 0, nameWidth, isBeside ? first : nameHeight)) }
                if value.isVisible {
                    places.append((value, max(width - valueWidth, 0), valueTop, valueWidth, first - valueTop))
                }
                // As short as beside the days: steps over the days would be taken for these.
                let bar = scaleArea.isVisible ? px(26) : 0
                let span = min(px(110), width)
                if scaleArea.isVisible { places.append((scaleArea, 0, first, span, px(18))) }
                addDays(x: 0, y: first + bar, height: dayHeight)
                return (places, first + bar + lines * dayHeight)
            }
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
