internal import Gtk
internal import Presentation

/// The card that tells of one day, with the way to the day before and after.
@MainActor
final class QuantityStoryCard {
    private let title = Label().wrapped(width: 30).styled("card-title").expanding(horizontally: true)
    private let text = Label().wrapped(width: 60).styled("quantity-story", "numeric")
    private let earlier = Button(icon: "go-previous-symbolic", name: WindowWords.earlierDay).styled("tool")
    private let later = Button(icon: "go-next-symbolic", name: WindowWords.laterDay).styled("tool")
    private let stop: ReadingStop
    private var shown: QuantityStory?
    let root: Container

    /// - Parameter tell: Called with the day that is to be told of.
    init(tell: @escaping @MainActor (String) -> Void) {
        stop = ReadingStop(text)
        let head = Container(.horizontal, spacing: 4, [title, earlier, later]).styled(
            "hours-title", "quantity-head-row")
        root = Container(.vertical, [head, stop.root]).styled("card", "quantity-card")
        earlier.onClick { [weak self] in
            if let day = self?.shown?.earlier { tell(day) }
        }
        later.onClick { [weak self] in
            if let day = self?.shown?.later { tell(day) }
        }
    }

    /// Shows what is told of a day; nil hides the card.
    func show(_ story: QuantityStory?) {
        root.isVisible = story != nil
        guard let story, story != shown else { return }
        shown = story
        (title.text, text.text) = (story.title, story.text)
        stop.say(story.spokenText)
        earlier.setSensitive(story.earlier != nil, beside: later, story.later != nil)
    }
}
