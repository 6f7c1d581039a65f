internal import Charts
internal import Gtk
internal import WeatherText

/// The view of a card, which takes the keyboard and is spoken as one sentence.
@MainActor
final class DetailCardView {
    private let icon = Image().styled("detail-icon").decorative()
    private let title = Label().wrapped(width: 40).styled("secondary").decorative()
    private let range = Label().wrapped(width: 40).endAligned().styled("detail-range", "numeric").decorative()
    private let value = Label().wrapped(width: 40).styled("detail-value", "numeric").decorative()
    private let companion = Label().wrapped(width: 40).styled("secondary", "numeric").decorative()
    private let verdict = Label().wrapped(width: 60).styled("detail-verdict", "numeric").decorative()
    private let picture = DrawingView(width: 1, height: 1)
    private let scale = DrawingView(width: 1, height: 1)
    private let moon = DrawingView(width: 1, height: 1)
    private let moonText = Label().wrapped(width: 40).styled("detail-verdict", "numeric").decorative()
    private let moonTimes = Label().wrapped(width: 40).styled("secondary", "numeric").decorative()
    private let chevron = Chevron()
    /// Lies over the card, takes keyboard and pointer for it, and opens it.
    private let stop = Button(child: Container(.vertical), name: "").styled("detail-stop")
    private let layout: DetailCardLayout
    private var shown: DetailCard?
    private let opened: @MainActor (DetailCard) -> Void
    let root: LayoutContainer

    /// - Parameter onOpen: Called with the card when it is clicked or activated by the keyboard.
    init(onOpen opened: @escaping @MainActor (DetailCard) -> Void) {
        self.opened = opened
        let layout = DetailCardLayout(
            stop: stop, icon: icon, title: title, range: range, chevron: chevron.root, value: value,
            companion: companion, verdict: verdict,
            picture: picture, scale: scale, moon: moon, moonText: moonText, moonTimes: moonTimes)
        self.layout = layout
        let areas = [picture, scale, moon].map { $0.area.decorative() }
        root = LayoutContainer(
            [icon, title, range, value, companion, verdict, moonText, moonTimes] + areas + [chevron.root, stop],
            layout: CustomLayout(measure: layout.measure, allocate: layout.allocate)
        ).styled("card", "detail")
        stop.onClick { [weak self] in
            if let self, let shown { opened(shown) }
        }
        // Time and quantities run from left to right in every language.
        for area in areas { area.leftToRight() }
    }

    /// Moves the focus to the card.
    func grabFocus() -> Bool { stop.grabFocus() }

    func show(_ card: DetailCard) {
        guard card != shown else { return }
        shown = card
        layout.card = card
        icon.showIcon(card.iconName)
        title.text = card.title
        range.show(card.rangeText)
        value.text = card.value
        companion.show(card.companion)
        verdict.show(card.verdict)
        moonText.show(card.sky?.moonText)
        moonTimes.show(card.sky?.moonTimes)
        picture.area.isVisible = card.sky != nil || card.course != nil || card.windFrom != nil
        scale.area.isVisible = card.scale != nil
        moon.area.isVisible = card.sky != nil
        picture.show { width, height, measure in
            let (palette, size) = (Look.palette, Appearance.textScale)
            return card.sky.map {
                SkyHorizonChart($0, palette, textScale: size, measure: measure).drawing(width: width, height: height)
            }
                ?? DetailLine(card, palette, textScale: size, isMirrored: TextDirection.isRightToLeft)
                .drawing(width: width, height: height)
        }
        if let words = card.scale {
            scale.show { width, _, measure in
                DetailScaleBar(words, Look.palette, textScale: Appearance.textScale, measure: measure)
                    .drawing(width: width)
            }
        }
        if let sky = card.sky { moon.show { width, height, _ in MoonDisc(sky).drawing(width: width, height: height) } }
        root.setTooltip(card.tooltip)
        stop.setAccessibleName(card.spokenText)
        root.resize()
    }

    /// Draws again in the present colours.
    func redraw() {
        for view in [picture, scale, moon] { view.redraw() }
        chevron.redraw()
    }
}
