internal import Charts
internal import Gtk
internal import WeatherText

/// The card that says and shows where the wind comes from in the coming hours.
@MainActor
final class WindRoseCard {
    private let title = Label().wrapped(width: 20).styled("card-title")
    private let counted = Label().wrapped(width: 24).styled("secondary", "numeric")
    private let sentence = Label().wrapped(width: 40).styled("quantity-story", "numeric")
    private let picture = DrawingView(width: 144, height: 144)
    private let stop: ReadingStop
    private var shown: WindRose?
    let root: Container

    init() {
        let words = Container(.vertical, spacing: 6, [title, counted, sentence]).expanding(horizontally: true)
        let area = picture.area.decorative()
        area.leftToRight()
        stop = ReadingStop(Container(.horizontal, spacing: 12, [words, area.aligned(vertically: .center)]))
        root = Container(.vertical, [stop.root]).styled("card", "quantity-card")
    }

    /// Shows the directions; nil hides the card.
    func show(_ rose: WindRose?) {
        root.isVisible = rose != nil
        guard let rose, rose != shown else { return }
        shown = rose
        (title.text, counted.text, sentence.text) = (rose.title, rose.counted, rose.sentence)
        stop.say(rose.spokenText)
        picture.show { width, height, measure in
            WindRoseDrawing(rose, palette: Look.palette, measure: measure).drawing(size: min(width, height))
        }
    }

    /// Draws it again in the present colours.
    func redraw() { picture.redraw() }
}
