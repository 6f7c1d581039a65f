internal import Gtk
internal import WeatherText

/// The card of what a page tells besides the meaning of its values, as the sums of rain.
@MainActor
final class QuantityAdditionCard {
    private let title = Label().wrapped(width: 30).styled("card-title").expanding(horizontally: true)
    private let counted = Label().wrapped(width: 24).endAligned().styled("secondary", "numeric")
    private let lines = Label().wrapped(width: 60).styled("quantity-story", "numeric")
    private let stop: ReadingStop
    let root: Container

    init() {
        let head = Container(.horizontal, spacing: 12, [title, counted])
        stop = ReadingStop(Container(.vertical, spacing: 4, [head, lines]))
        root = Container(.vertical, [stop.root]).styled("card", "quantity-card")
    }

    /// Shows what is told; nil hides the card.
    func show(_ addition: QuantityAddition?) {
        root.isVisible = addition != nil
        guard let addition else { return }
        title.text = addition.title
        counted.show(addition.counted)
        lines.text = addition.lines.joined(separator: "\n")
        stop.say(addition.spokenText)
    }
}
