internal import Charts
internal import Gtk
internal import Presentation
internal import WeatherText

/// A day of a stay: date, picture, high and low, their bar and what falls; or why there is no forecast.
@MainActor
final class TripTileView {
    private let day = Label().styled("trip-tile-day").decorative()
    private let date = Label().styled("secondary", "trip-tile-date").decorative()
    private let icon = Image(size: 32).decorative().aligned(vertically: .center)
    private let usual = Label().styled("secondary").decorative().aligned(vertically: .center)
    private let high = Label().endAligned().styled("trip-tile-high", "numeric").decorative()
    private let low = Label().endAligned().styled("secondary", "numeric").decorative()
    private let foot = Label().wrapped(width: 10).styled("trip-tile-foot", "numeric").decorative()
    private let bar = DrawingView(width: 40, height: 4)
    private let stop: ReadingStop
    private var shown: TripTile?
    var root: Widget { stop.root }

    init() {
        let values = Container(.vertical, [high, low]).expanding(horizontally: true)
        let column = Container(
            .vertical, spacing: 4,
            [
                Container(.horizontal, spacing: 6, [day, date]),
                Container(.horizontal, spacing: 4, [icon, usual, values]),
                bar.area.decorative().leftToRight(), foot,
            ]
        ).styled("trip-tile")
        stop = ReadingStop(column)
        self.column = column
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
        column.setStyle("usual", tile.usualText != nil)
        stop.say(tile.spokenText)
        bar.show { width, _, _ in tile.bar(width: width, palette: Look.palette) }
    }

    /// Draws it again in the present colours.
    func redraw() { bar.redraw() }
}
