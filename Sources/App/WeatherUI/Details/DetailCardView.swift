internal import Gtk
internal import WeatherText

/// The view of a card: a named value with a description and a small drawing.
@MainActor
final class DetailCardView {
    private let icon = Image(size: 16).decorative()
    private let title = Label().ellipsized().styled("secondary")
    private let value = Label().wrapped(width: 13).styled("detail-value", "numeric")
    private let words = Label().wrapped(width: 18).styled("secondary")
    private let area = DrawingArea(width: 64, height: 60).decorative()
    private var drawing: DetailDrawing?
    let root: Container

    init() {
        let head = Container(.horizontal, spacing: 6, [icon, title])
        let texts = Container(.vertical, spacing: 4, [value, words]).expanding(horizontally: true)
        root = Container(
            .vertical, spacing: 6, [head, Container(.horizontal, spacing: 8, [texts, area])]
        ).styled("card", "detail")
        area.aligned(vertically: .center)
        area.draw { [weak self] canvas in
            if let drawing = self?.drawing { DetailPicture(on: canvas).paint(drawing) }
        }
    }

    func show(_ card: DetailCard) {
        icon.showIcon(card.iconName)
        title.text = card.title
        value.text = card.value
        words.show(card.words)
        drawing = card.drawing
        area.isVisible = drawing != nil
        area.redraw()
        root.setTooltip(card.provenance)
    }
}
