internal import Charts
internal import Gtk
internal import Presentation
internal import WeatherText

/// A day of a stay: date, picture, high and low, their bar and what falls; or why there is no forecast.
@MainActor
final class TripTileView {
    private let day = Label().wrapped(width: 12, breaksWords: false).styled("trip-tile-day").decorative()
    private let date = Label().wrapped(width: 16, breaksWords: false).styled("secondary", "trip-tile-date").decorative()
    private let icon = Image(size: 32).decorative().aligned(vertically: .center)
    private let usual = Label().styled("secondary").decorative().aligned(vertically: .center)
    private let high = Label().endAligned().styled("trip-tile-high", "numeric").decorative()
    private let low = Label().endAligned().styled("secondary", "numeric").decorative()
    private let foot = Label().wrapped(width: 10).styled("trip-tile-foot", "numeric").decorative()
    private let bar = DrawingView(width: 40, height: 4)
    private let stop: ReadingStop
    private var shown: TripTile?
    let root: Widget

    /// The width at 100 % text of which as many as fit stand in a row, so that the columns of all stays are alike whatever
    /// their tiles say.
    private static let usualWidth = 100.0

    init() {
        let values = Container(.vertical, [high, low]).expanding(horizontally: true)
        let column = Container(
            .vertical, spacing: 4,
            [
                StackingRow(day, date.aligned(vertically: .center), spacing: 6, adjoins: true),
                Container(.horizontal, spacing: 4, [icon, usual, values]),
                bar.area.decorative().leftToRight(), foot,
            ]
        ).styled("trip-tile")
        stop = ReadingStop(column)
        self.column = column
        let tile = stop.root
        root = LayoutContainer(
            [tile],
            layout: CustomLayout { axis, size in
                let own = tile.request(axis, for: size)
                guard axis == .horizontal else { return own }
                return SizeRequest(least: own.least, natural: Int(TripTileView.usualWidth * Appearance.textScale))
            } allocate: { room in
                room.place(tile, x: 0, y: 0, width: room.width, height: room.height)
            })
    }

    private let column: Container

    func show(_ tile: TripTile) {
        guard tile != shown else { return }
        shown = tile
        (day.text, date.text, foot.text) = (tile.dayText, tile.dateText, tile.footText)
        high.text = tile.highText ?? ""
        low.text = tile.lowText ?? ""
        icon.isVisible = !tile.artworkName.isEmpty
        if !tile.artworkName.isEmpty { icon.showIcon(tile.artworkName) }
        usual.show(tile.usualText)
        foot.setStyle("wet", tile.isWet)
        foot.setStyle("secondary", !tile.isWet)
        column.setStyle("open", !tile.isForecast)
        stop.say(tile.spokenText)
        bar.show { width, _, _ in tile.bar(width: width, palette: Look.palette) }
    }

    /// Draws it again in the present colours.
    func redraw() { bar.redraw() }
}
