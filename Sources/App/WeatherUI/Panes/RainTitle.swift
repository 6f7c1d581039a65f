internal import Charts
internal import Gtk
internal import Presentation

/// The title of the rain card, which opens the rain map where a radar sees the place.
@MainActor
final class RainTitle {
    private let plain = Label(WindowWords.rain).wrapped(width: 40).styled("card-title")
    /// Paints itself only as long as it is kept.
    private let chevron = DrawingView(width: 6, height: 10)
    private let button: Button
    let root: Container
    /// What the title opens; nil for a title that is no button.
    var onOpen: (@MainActor () -> Void)? {
        didSet { (plain.isVisible, button.isVisible) = (onOpen == nil, onOpen != nil) }
    }

    init() {
        chevron.show { width, height, _ in
            var drawing = Drawing(width: width, height: height)
            let points = [Point(1, 1), Point(5, 5), Point(1, 9)]
            // The way in lies where text goes.
            let isMirrored = TextDirection.isRightToLeft
            drawing.line(
                points.map { isMirrored ? Point(width - $0.x, $0.y) : $0 },
                Stroke(.even(Look.palette.secondaryText), width: 1.7))
            return drawing
        }
        let title = Label(WindowWords.rain).wrapped(width: 40).styled("card-title")
        let line = Container(
            .horizontal, spacing: 12, [title, chevron.area.decorative().aligned(vertically: .center)])
        button = Button(child: line, name: WindowWords.openRainMap).styled("card-link").aligned(horizontally: .start)
        root = Container(.vertical, [plain, button])
        button.isVisible = false
        button.onClick { [weak self] in self?.onOpen?() }
    }

    /// Moves the focus to the button, if it is one.
    func grabFocus() -> Bool { button.isVisible && button.grabFocus() }
}
