internal import Charts
internal import Gtk
internal import Presentation

/// The row of one activity: its name and times, and the strip of the coming hours below them.
@MainActor
final class GoodTimesRowView {
    private let name = Label().wrapped(width: 40).styled("good-times-name").decorative()
    private let times = Label().wrapped(width: 60).styled("good-times-words", "numeric").decorative()
    private let strip = DrawingView(width: 1, height: 1)
    /// Lies under the row and takes the keyboard for it.
    private let stop = ReadingStop.area()
    private var shown: Shown?
    let root: LayoutContainer

    private struct Shown: Equatable {
        let row: GoodTimesCard.Row
        let hours: GoodTimesHours
    }

    init() {
        let (name, times, area) = (name, times, strip.area.decorative().leftToRight())
        let stop = stop
        /// The places of name, times and strip, and the height of the row.
        func arranged(_ width: Int) -> (places: [(Widget, Int, Int, Int, Int)], height: Int) {
            let scale = Appearance.textScale
            let isNarrow = GoodTimesDrawing<FontMeasure>.isNarrow(Double(width), textScale: scale)
            let (left, room) = isNarrow ? (16, width - 32) : (48, width - 120)
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
            [stop, name, times, area],
            layout: CustomLayout { axis, size in
                axis == .vertical
                    ? SizeRequest(least: arranged(size ?? 696).height) : SizeRequest(least: 260, natural: 696)
            } allocate: { room in
                room.place(stop, x: 0, y: 0, width: room.width, height: room.height)
                for place in arranged(room.width).places {
                    // Strips run from left to right in every language, words do not.
                    room.place(place.0, x: place.1, y: place.2, width: max(place.3, 1), height: place.4)
                }
            }
        ).styled("good-times-row")
    }

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
    func redraw() { strip.redraw() }
}
