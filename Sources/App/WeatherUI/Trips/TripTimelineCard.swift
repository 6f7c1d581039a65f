internal import Charts
internal import Gtk

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
        root = Container(.vertical, [scroller]).styled("card", "quantity-card")
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
        drawing.require(
            width: Int(shown.leastWidth(in: scroller.width, textScale: Appearance.textScale).rounded(.up)))
    }

    /// Draws it again in the present colours.
    func redraw() { drawing.redraw() }
}
