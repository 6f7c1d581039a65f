internal import Charts
internal import Gtk
internal import Presentation

/// The card of a trip's days, which scroll sideways where a narrow page has too little room for them.
@MainActor
final class TripTimelineCard {
    private let drawing: SizedDrawing<TripTimeline>
    private let scroller: ScrolledWindow
    private var shown: TripTimeline?
    let root: Container
    /// The picture, as wide as all of its days.
    var picture: Widget { drawing.root }

    init() {
        drawing = SizedDrawing(
            height: { timeline, _, _ in
                TripTimelineDrawing<FontMeasure>.height(timeline, textScale: Appearance.textScale)
            },
            draw: { timeline, width, measure in
                TripTimelineDrawing(
                    timeline, width: width, textScale: Appearance.textScale, palette: Look.palette, measure: measure
                ).drawing
            })
        // Its days run from left to right everywhere, so the first one is seen first.
        scroller = ScrolledWindow(.horizontal, drawing.root).beginningAtLeft().passedByFocus()
            .styled("reading-stop")
        root = Container(.vertical, [scroller]).styled("card", "quantity-card")
        scroller.onKey { [weak self] key, modifiers in modifiers.isEmpty && self?.scroll(by: key) == true }
    }

    /// Shows the days; nil for no card.
    func show(_ timeline: TripTimeline?) {
        root.isVisible = timeline != nil
        guard let timeline else { return }
        if timeline.days != shown?.days { scroller.scrollToStart() }
        shown = timeline
        drawing.show(timeline)
        fit()
    }

    /// Fits the picture to the width that the card gets in the layout that is going on.
    func followLayout() { Task { [weak self] in self?.fit() } }

    private func fit() {
        guard let shown, scroller.width > 0 else { return }
        let least = shown.leastWidth(in: scroller.width, textScale: Appearance.textScale)
        drawing.require(width: Int(least.rounded(.up)))
        scroller.takeKeyboard(least > scroller.width, name: TripPageWords.days)
    }

    /// Scrolls by a day or to an end; false for a key that means something else.
    private func scroll(by key: Key) -> Bool {
        guard let shown, !shown.days.isEmpty else { return false }
        let (day, x) = (picture.width / Double(shown.days.count), scroller.scrolledX)
        switch key {
        case .left: scroller.scrolledX = x - day
        case .right: scroller.scrolledX = x + day
        case .home: scroller.scrolledX = 0
        case .end: scroller.scrolledX = picture.width
        default: return false
        }
        return true
    }

    /// Draws it again in the present colours.
    func redraw() { drawing.redraw() }
}
