public import Charts
public import Gtk
public import Presentation

/// The current weather of any `WeatherDisplayable` with warnings and tiles, in front of a painted sky that fades into the
/// page.
///
/// The sky is painted for new data, another size or style, never by scrolling.
@MainActor
public final class HeroPane<Displayable: WeatherDisplayable> {
    private let temperature = Label().styled("hero-temperature", "numeric")
    private let weather = Label().wrapped(width: 24, breaksWords: false).styled("hero-weather")
    private let feelsLike = Label().wrapped(width: 30, breaksWords: false).styled("hero-line")
    private let highLow = Label().wrapped(width: 30, breaksWords: false).styled("hero-line", "numeric")
    private let summary = Label().wrapped(width: 44).styled("hero-summary")
    private let words: Container
    private let lines: [Widget]
    private let alerts: Widget
    private let picture = DrawingView(width: 0, height: 0)
    private let tiles: [TileView]
    private var sky: Sky?
    private var boxes: [Rectangle] = []
    private var keepsAlerts = false
    private lazy var box = LayoutContainer(
        [picture.area.decorative(), alerts, words] + tiles.map(\.root),
        layout: CustomLayout { [weak self] axis, size in
            self?.request(axis, size) ?? SizeRequest(least: 0)
        } allocate: { [weak self] in
            self?.place(in: $0)
        }
    ).styled("hero")

    /// The widget of the pane.
    public var root: Widget { box }

    /// The height at the bottom in which the sky fades into the page.
    static var fadeHeight: Int { HeroLayout.fade }

    /// Makes an empty pane without warnings and tiles.
    public convenience init() {
        self.init(alerts: Container(.vertical), tiles: 0) { _ in }
    }

    /// - Parameters:
    ///   - alerts: The widget above the words.
    ///   - count: The number of tiles.
    ///   - onOpenDay: Called with the identifier of the day of a tile that was pressed.
    init(alerts: Widget, tiles count: Int, message: Widget? = nil, onOpenDay: @escaping @MainActor (String) -> Void) {
        self.alerts = alerts
        tiles = (0..<count).map { _ in TileView(onOpen: onOpenDay) }
        let beside = Container(.vertical, spacing: 2, [weather, feelsLike, highLow]).aligned(vertically: .center)
        let now = Container(.horizontal, spacing: 24, [temperature, beside])
        lines = [now, summary]
        words = Container(.vertical, spacing: 12, lines + [message].compactMap { $0 }).styled("hero-words")
        picture.show { [weak self] width, height, _ in
            self?.drawing(width: width, height: height) ?? Drawing(width: width, height: height)
        }
    }

    /// Shows the weather; nil leaves room for it.
    ///
    /// - Parameters:
    ///   - sentence: The summary of the coming hours; nil for none.
    ///   - sky: The sky behind the pane; nil for none.
    ///   - tiles: The tiles.
    ///   - keepsAlerts: Whether the room of warnings is kept while there are none.
    ///   - isAwaited: Whether missing weather may still come, for which empty tiles are shown.
    public func show(
        _ displayable: Displayable?, summary sentence: String? = nil, sky: Sky? = nil, tiles shown: [ForecastTile] = [],
        keepsAlerts: Bool = false, isAwaited: Bool = false
    ) {
        lines.forEach { $0.isVisible = displayable != nil }
        if let displayable {
            temperature.text = displayable.temperatureText
            weather.text = displayable.weather
            feelsLike.show(displayable.feelsLikeText)
            highLow.show(displayable.highLowText)
            summary.show(sentence)
        }
        let ground = sky?.ground(Look.style) ?? .plain
        box.setStyle("on-dark-sky", ground == .dark)
        box.setStyle("on-light-sky", ground == .bright)
        for (index, tile) in tiles.enumerated() {
            tile.show(shown.indices.contains(index) ? shown[index] : nil, onDarkGround: ground == .dark)
            tile.root.isVisible = (displayable == nil && isAwaited) || shown.indices.contains(index)
        }
        words.setAccessibleName(displayable?.spokenText ?? "")
        if keepsAlerts != self.keepsAlerts {
            self.keepsAlerts = keepsAlerts
            box.resize()
        }
        guard sky != self.sky else { return }
        self.sky = sky
        picture.redraw()
    }

    /// Paints the sky again in the colours of the style.
    func restyle() {
        picture.redraw()
    }

    /// Makes the picture of the sky for a room.
    func drawing(width: Double, height: Double) -> Drawing {
        guard let sky else { return Drawing(width: width, height: height) }
        return SkyScene(
            sky, width: width, height: height - SkyScene.fade, words: boxes, style: Look.style
        ).drawing
    }

    /// The visible texts of the labels from top to bottom.
    var texts: [String] {
        [temperature, weather, feelsLike, highLow, summary].filter(\.isVisible).map(\.text)
    }

    private var shownTiles: [Widget] { tiles.map(\.root).filter(\.isVisible) }

    private func request(_ axis: Orientation, _ size: Int?) -> SizeRequest {
        guard axis == .vertical else {
            let tile = shownTiles.map { $0.request(.horizontal).least }.max() ?? 0
            let least = max(words.request(.horizontal).least, alerts.request(.horizontal).least, 2 * tile + 10)
            return SizeRequest(least: least + 24, natural: least + 344)
        }
        let layout = layout(width: size ?? 744)
        return SizeRequest(least: layout.bottom + HeroLayout.fade)
    }

    private func layout(width: Int) -> HeroLayout {
        HeroLayout(width: width, alerts: alerts, keepsAlerts: keepsAlerts, words: words, tiles: shownTiles)
    }

    private func place(in room: LayoutRoom) {
        let layout = layout(width: room.width)
        func place(_ widget: Widget, _ box: HeroLayout.Box) {
            room.place(widget, x: box.x, y: box.y, width: box.width, height: box.height)
        }
        room.place(picture.area, x: 0, y: 0, width: room.width, height: layout.bottom + HeroLayout.fade)
        if let strip = layout.alerts { place(alerts, strip) }
        place(words, layout.words)
        for (widget, box) in zip(shownTiles, layout.tiles) { place(widget, box) }
        let natural = min(words.request(.horizontal).natural, layout.words.width)
        let taken =
            [HeroLayout.Box(x: 0, y: 4, width: room.width, height: 40)]
            + [HeroLayout.Box(x: layout.words.x, y: layout.words.y, width: natural, height: layout.words.height)]
            + layout.tiles + [layout.alerts].compactMap { $0 }
        let boxes = taken.map { box in
            let x = room.isMirrored ? room.width - box.x - box.width : box.x
            return Rectangle(x: Double(x), y: Double(box.y), width: Double(box.width), height: Double(box.height))
        }
        guard boxes != self.boxes else { return }
        self.boxes = boxes
        picture.redraw()
    }
}
