internal import Charts
internal import Gtk
internal import Presentation

/// A tile of the weather of a day, a night or several days, which opens its day; an empty ground while it is awaited.
@MainActor
final class TileView {
    private let title = Label().wrapped(width: 12, breaksWords: false).styled("tile-title").expanding(
        horizontally: true)
    private let high = Label().styled("tile-high", "numeric")
    private let low = Label().styled("tile-low", "numeric")
    private let icon = Image(size: 28).decorative().aligned(vertically: .center)
    private let sentence = Label().wrapped(width: 24, breaksWords: false).styled("tile-sentence").aligned(
        vertically: .center
    ).expanding(horizontally: true)
    private let chip = DrawingView(width: 4, height: 0)
    private let content: Container
    private let button: Button
    private var shown: ForecastTile?
    private var style: ColourStyle?
    var root: Widget { button }

    /// - Parameter onOpen: Called with the identifier of the tile's day.
    init(onOpen: @escaping @MainActor (String) -> Void) {
        let head = Container(.horizontal, spacing: 6, [title, high, low])
        let body = Container(.horizontal, spacing: 8, [icon, sentence]).expanding(vertically: true)
        content = Container(
            .horizontal, spacing: 8,
            [chip.area.decorative().expanding(vertically: true), Container(.vertical, [head, body])])
        button = Button(child: content, name: "").styled("tile")
        content.isVisible = false
        button.isSensitive = false
        button.onClick { [weak self] in
            if let day = self?.shown?.day { onOpen(day) }
        }
    }

    /// Shows the tile; nil empties it.
    ///
    /// - Parameter isOnDark: Whether the sky behind it is dark even in a light window.
    func show(_ tile: ForecastTile?, onDarkGround isOnDark: Bool) {
        let style = isOnDark ? ColourStyle(isDark: true, isHighContrast: Look.style.isHighContrast) : Look.style
        guard tile != shown || style != self.style else { return }
        (shown, self.style) = (tile, style)
        content.isVisible = tile != nil
        button.isSensitive = tile != nil
        button.setAccessibleName(tile?.spokenText ?? "")
        guard let tile else { return }
        title.text = tile.title
        high.show(tile.highText)
        low.show(tile.lowText)
        low.setStyle("tile-high", tile.highText == nil)
        icon.showIcon(tile.artworkName, onDarkGround: isOnDark)
        sentence.text = tile.sentence
        chip.show { width, height, _ in tile.chip(width: width, height: height, style: style) }
    }
}
