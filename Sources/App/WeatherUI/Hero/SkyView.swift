internal import Charts
internal import Gtk

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
