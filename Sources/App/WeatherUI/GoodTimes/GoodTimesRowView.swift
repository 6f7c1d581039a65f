internal import Charts
internal import Gtk
internal import Presentation

/// The row of one activity: its name and times, and the strip of the coming hours below them.
@MainActor
final class GoodTimesRowView {
    private let name = Label().wrapped(width: 40).styled("good-times-name").decorative()
    private let times = Label().wrapped(width: 60).styled("good-times-words", "numeric").decorative()
    private let strip = DrawingView(width: 1, height: 1)
    private let chevron = Chevron()
    /// Lies over the row, takes keyboard and pointer for it, and opens the activity.
    private let stop = Button(child: Container(.vertical), name: "").styled("detail-stop")
    private var shown: Shown?
    let root: LayoutContainer

    private struct Shown: Equatable {
        let row: GoodTimesCard.Row
        let hours: GoodTimesHours
    }

    /// The name by which the settings know the activity; nil until one is shown.
    var id: String? { shown?.row.id }

    /// - Parameter open: Called with the activity when the row is clicked or activated by the keyboard.
    init(open: @escaping @MainActor (String) -> Void) {
        let (name, times, area) = (name, times, strip.area.decorative().leftToRight())
        let (stop, chevron) = (stop, chevron.root)
        /// The places of name, times and strip, and the height of the row.
        func arranged(_ width: Int) -> (places: [(Widget, Int, Int, Int, Int)], height: Int) {
            let scale = Appearance.textScale
            let isNarrow = GoodTimesDrawing<FontMeasure>.isNarrow(Double(width), textScale: scale)
            let (left, room) = isNarrow ? (16, width - 48) : (48, width - 120)
            let (top, gap) = (Int(4 * scale), 8)
            let nameWidth = name.request(.horizontal).natural
            let rest = room - nameWidth - gap
            var places: [(Widget, Int, Int, Int, Int)] = []
            var y = top
            if !isNarrow, times.request(.horizontal).natural <= rest {
                let height = max(name.request(.vertical, for: nameWidth).natural, Int(20 * scale))
                places = [(name, left, y, nameWidth, height), (times, left + nameWidth + gap, y, rest, height)]
                y += height
            } else {
                for label in [name, times] as [Widget] {
                    let height = label.request(.vertical, for: room).natural
                    places.append((label, left, y, room, height))
                    y += height
                }
            }
            let height = Int(GoodTimesDrawing<FontMeasure>.stripHeight(textScale: scale))
            places.append((area, 0, y + 3, width, height))
            return (places, y + 3 + height + Int(8 * scale))
        }
        root = LayoutContainer(
            [name, times, area, chevron, stop],
            layout: CustomLayout { axis, size in
                axis == .vertical
                    ? SizeRequest(least: arranged(size ?? 696).height) : SizeRequest(least: 260, natural: 696)
            } allocate: { room in
                room.place(stop, x: 0, y: 0, width: room.width, height: room.height)
                let sign = Chevron.size
                room.place(
                    chevron, x: room.width - 16 - sign.width, y: Int(9 * Appearance.textScale), width: sign.width,
                    height: sign.height)
                for place in arranged(room.width).places {
                    // Strips run from left to right in every language, words do not.
                    room.place(place.0, x: place.1, y: place.2, width: max(place.3, 1), height: place.4)
                }
            }
        ).styled("good-times-row")
        stop.onClick { [weak self] in
            if let id = self?.id { open(id) }
        }
    }

    /// Moves the focus to the row.
    func focus() -> Bool { stop.grabFocus() }

    func show(_ row: GoodTimesCard.Row, over hours: GoodTimesHours) {
        let new = Shown(row: row, hours: hours)
        guard new != shown else { return }
        shown = new
        name.text = row.line.name
        times.text = row.line.text
        times.setStyle("secondary", row.line.silence != nil)
        stop.setAccessibleName(row.line.spokenText)
        strip.show { width, _, measure in
            GoodTimesDrawing(
                hours, width: width, textScale: Appearance.textScale, palette: Look.palette, measure: measure
            ).strip(row.strip)
        }
        root.resize()
    }

    /// Draws it again in the present colours.
    func redraw() {
        strip.redraw()
        chevron.redraw()
    }
}
