internal import Gtk
internal import Presentation

/// The matches of the search field, or the message why there are none.
@MainActor
final class MatchesPane<Model: AddLocationModel> {
    private let message = Label().wrapped(width: 28).expanding(horizontally: true)
    private let attribution = Label().wrapped(width: 28).styled("secondary", "search-message")
    private let spinner = Spinner().decorative().aligned(vertically: .start)
    private let list = ListView<BasicCell, Model.Match>(isSelectable: true) { $0 }
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        list.activateOnClick()
        list.setAccessibleName(WindowWords.matches)
        list.onActivate { [weak model] in model?.choose($0.id) }
        let notes = Container(.horizontal, spacing: 8, [spinner, message]).styled("search-message")
        root = Container(
            .vertical,
            [
                notes, TabStop(ScrolledWindow(.vertical, list.styled("sidebar-list")).expanding(vertically: true)),
                attribution,
            ])
        binding = Binding { [weak self, weak model] in
            guard let self, let model else { return }
            let (matches, text, isSearching) = (model.matches, model.message, model.isSearching)
            let source = model.attribution
            list.show(matches)
            message.text = text ?? ""
            spinner.isSpinning = isSearching
            spinner.isVisible = isSearching
            attribution.show(source)
            notes.isVisible = text != nil || isSearching
        }
    }

    /// Moves the focus to the first match; returns false if there is none.
    func focusFirst() -> Bool {
        guard let first = list.items.first else { return false }
        list.select(first.id)
        list.focusRow(0)
        return true
    }
}
