public import Charts
public import Gtk
public import Presentation

/// The current weather of any `WeatherDisplayable` and the tiles of what comes, in front of the sky over the place.
///
/// Its first row is left free for the place and the window's buttons, and the land at its end becomes the page.
@MainActor
public final class HeroPane<Displayable: WeatherDisplayable> {
    /// Called with the identifier of a day whose tile was pressed.
    public var onOpenDay: @MainActor (String) -> Void = { _ in }

    /// Moves the focus from the pane to what lies below it; returns false where nothing takes it.
    public var onLeave: @MainActor () -> Bool = { false }

    private let temperature = Label().styled("hero-temperature")
    private let weather = Label().wrapped(width: 24, breaksWords: false).styled("hero-weather")
    private let feelsLike = Label().wrapped(width: 30, breaksWords: false).styled("hero-detail")
    private let highLow = Label().wrapped(width: 30, breaksWords: false).styled("hero-detail", "numeric")
    private let momentLabel = Label().wrapped(width: 30, breaksWords: false).styled("hero-detail", "numeric")
    private let summary = Label().wrapped(width: 70).styled("hero-summary")
    private let stop = ReadingStop.area()
    private let parts: HeroParts
    private let backdrop = SkyView()
    private let tiles = (0..<4).map { _ in TileView() }
    private let content: LayoutContainer
    private lazy var ruler = TextRuler(summary)
    /// Where the values come from.
    private var provenance: String?

    /// Whether the line at the foot of the words is shown, for which their sentence gives up what has no room above it.
    var showsNote: Bool {
        get { parts.note?.isVisible ?? false }
        set {
            guard let note = parts.note, newValue != note.isVisible else { return }
            note.isVisible = newValue
            // All of its words again.
            if !newValue { summary.wrapped(width: 70) }
        }
    }

    /// The time and the age, a line each, below the first row; nil where they stand in it.
    var moment: String? {
        didSet {
            guard moment != oldValue else { return }
            momentLabel.show(moment)
            content.resize()
        }
    }

    /// The words in the first row while something floats there.
    var titleWords: TitleWords {
        get { parts.titleWords }
        set {
            guard newValue != parts.titleWords else { return }
            parts.titleWords = newValue
            content.resize()
        }
    }

    /// Returns the height of what floats there in a window of that width.
    var titleHeight: @MainActor (_ width: Int) -> Int {
        get { parts.titleHeight }
        set { parts.titleHeight = newValue }
    }

    /// The widget of the pane.
    public var root: Widget { content }
    /// The pixels of land at its end; the first card may lie over them.
    public var landHeight: Int { HeroLayout(width: 0, textScale: Appearance.textScale).landHeight }

    /// Makes an empty pane.
    ///
    /// - Parameters:
    ///   - title: What stands in the first row, if the pane is to show it.
    ///   - alerts: A strip between the first row and the weather, which takes room while it is visible.
    ///   - message: What stands in place of the weather while none is known.
    ///   - note: A line at the foot of the words, which is hidden at first.
    public init(title: Widget? = nil, alerts: Widget? = nil, message: Widget? = nil, note: Widget? = nil) {
        note?.isVisible = false
        momentLabel.isVisible = false
        parts = HeroParts(
            title: title, moment: momentLabel, alerts: alerts, stop: stop, temperature: temperature, weather: weather,
            details: [feelsLike, highLow], summary: summary, message: message, note: note, tiles: tiles.map(\.root))
        let (parts, backdrop, sky) = (parts, backdrop, backdrop.area)
        content = LayoutContainer(
            [sky] + parts.all,
            layout: CustomLayout(
                measure: { axis, size in parts.size(along: axis, for: size) },
                allocate: { [weak backdrop] room in
                    room.place(sky, x: 0, y: 0, width: room.width, height: room.height)
                    backdrop?.room = parts.arrange(in: room)
                })
        ).styled("sky-hero")
        for label in [temperature, weather, feelsLike, highLow] {
            label.onHint { [weak self] in self?.provenance }
        }
        summary.onHint { [weak self] in self?.showsNote == true ? self?.summary.text : nil }
        for tile in tiles { tile.onOpen = { [weak self] in self?.onOpenDay($0) } }
        // GTK would go to whatever has its middle nearest below.
        stop.onKey { [weak self] key, modifiers in
            key == .down && modifiers.isEmpty && self?.focusBelowWords() == true
        }
        parts.tileBox.root.onKey { [weak self] key, modifiers in
            guard let self, key == .down, modifiers.isEmpty, self.parts.tileBox.hasFocusAtEnd else { return false }
            return onLeave()
        }
    }

    private func focusBelowWords() -> Bool {
        let lines = [parts.message, parts.note].compactMap(\.self)
        if lines.contains(where: { $0.isVisible && $0.focusFirst() }) { return true }
        if parts.hasTilesBelow, tiles.contains(where: { $0.root.isVisible && $0.root.grabFocus() }) { return true }
        return onLeave()
    }

    /// Shows the weather, or while it is nil the message, or the tiles with their names alone.
    ///
    /// - Parameters:
    ///   - sentence: The summary of the coming hours; nil for none.
    ///   - spokenSummary: The same for a screen reader; nil if it is spoken as it is written.
    ///   - forecast: The tiles of the coming periods, at most four.
    ///   - sky: The sky behind the pane; nil for the page's own ground.
    ///   - status: What is said in place of the weather while none is known.
    ///   - isLoading: Whether weather is on its way.
    public func show(
        _ displayable: Displayable?, summary sentence: String? = nil, spokenSummary: String? = nil,
        tiles forecast: [ForecastTile] = [],
        sky: Sky? = nil, status: String = "", isLoading: Bool = false
    ) {
        let ground = SkyGround(sky, Look.style)
        for other in SkyGround.allCases { content.setStyle("on-\(other.rawValue)", other == ground) }
        temperature.show(displayable?.temperatureText)
        weather.show(displayable?.weather)
        // Words of two lines beside the number would push the sentence down, and with it the cards.
        let isLong = weather.text.count > 28 - 3 * (displayable?.temperatureText.count ?? 0)
        weather.setStyle("long", isLong)
        feelsLike.show(displayable?.feelsLikeText)
        highLow.show(displayable?.highLowText)
        summary.show(displayable == nil ? nil : sentence)
        parts.message?.isVisible = displayable == nil && !isLoading
        content.setStyle("loading", displayable == nil && isLoading)
        let isTight = forecast.contains { TileView.isTight($0, ruler) }
        for (index, view) in tiles.enumerated() {
            let tile = index < forecast.count ? forecast[index] : nil
            view.root.isVisible = tile != nil
            view.show(tile, on: ground, isTight: isTight)
        }
        stop.isVisible = displayable != nil || !status.isEmpty
        stop.setAccessibleName(displayable?.spokenText ?? status)
        provenance = displayable?.provenance
        let described = displayable == nil ? [] : [spokenSummary ?? sentence, provenance].compactMap { $0 }
        stop.setAccessibleDescription(described.joined(separator: "\n"))
        backdrop.show(sky, over: skyFade)
    }

    /// The time in milliseconds in which the next sky takes the place of the former one.
    var skyFade = 0.0
    /// The widget that the sky is painted on.
    var sky: Widget { backdrop.area }

    /// Moves the focus to the weather now, or to what is said in its place.
    func focusWords() -> Bool { stop.isVisible && stop.grabFocus() }

    /// The visible texts of the labels from top to bottom.
    var texts: [String] {
        [temperature, weather, feelsLike, highLow, summary].filter(\.isVisible).map(\.text)
    }

    /// How often the sky was painted.
    var paintings: Int { backdrop.paintings }
    /// What the sky keeps clear of.
    var room: SkyRoom { backdrop.room }
}

/// The picture of the sky, painted again only for another sky, size, style or place of the words on it.
@MainActor
final class SkyView {
    private let drawing = DrawingView(width: 0, height: 0)
    private var shown: (sky: Sky?, style: ColourStyle)?
    private(set) var paintings = 0
    var area: DrawingArea { drawing.area }

    /// What lies in front of it.
    var room = SkyRoom() {
        // A layout comes before the painting of its frame, so that this costs no frame of its own.
        didSet { if room != oldValue { drawing.redraw() } }
    }

    init() {
        drawing.area.decorative()
    }

    /// - Parameter milliseconds: The time in which the former sky gives way to it.
    func show(_ sky: Sky?, over milliseconds: Double = 0) {
        let style = Look.style
        guard shown == nil || shown?.sky != sky || shown?.style != style else { return }
        shown = (sky, style)
        drawing.show(fadingFor: milliseconds) { [weak self] width, height, _ in
            guard let self else { return Drawing(width: width, height: height) }
            paintings += 1
            guard let sky else { return Drawing(width: width, height: height) }
            return SkyScene(sky, width: width, height: height, room: room, style: style).drawing
        }
    }
}
