internal import Gtk
internal import Presentation

/// The matches of the search field, or the message why there are none.
@MainActor
final class MatchesPane<Model: AddLocationModel> {
    private let message = Label().wrapped(width: 28).expanding(horizontally: true)
    private let attribution = Label().wrapped(width: 28).styled("secondary", "search-message")
    private let spinner = Spinner().decorative().aligned(vertically: .start)
    private let list = ListView<BasicCell, Model.Match>(isSelectable: true) { $0 }
    private var left: (@MainActor () -> Void)?
    private var picked: (@MainActor () -> Void)?
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        list.activateOnClick()
        list.setAccessibleName(WindowWords.matches)
        let notes = Container(.horizontal, spacing: 8, [spinner, message]).styled("search-message")
        root = Container(
            .vertical,
            [
                notes, TabStop(ScrolledWindow(.vertical, list.styled("sidebar-list")).expanding(vertically: true)),
                attribution,
            ])
        list.onActivate { [weak self, weak model] in
            self?.picked?()
            model?.choose($0.id)
        }
        list.onKey(first: true) { [weak self] key, modifiers in
            guard let self, key == .up, modifiers.isEmpty, list.isFirst(list.focused) else { return false }
            left?()
            return true
        }
        binding = Binding { [weak self, weak model] in
            guard let self, let model else { return }
            let (matches, text, isSearching) = (model.matches, model.message, model.isSearching)
            let source = model.attribution
            let hadFocus = list.containsFocus
            // Before the rows go: Tab would pass by all that is around a row that went with the focus on it.
            if hadFocus, matches.isEmpty { left?() }
            list.show(matches)
            if hadFocus, !matches.isEmpty, !list.containsFocus { _ = focusFirst() }
            message.text = text ?? ""
            spinner.isSpinning = isSearching
            spinner.isVisible = isSearching
            attribution.show(source)
            notes.isVisible = text != nil || isSearching
        }
    }

    /// Calls the handler when Up is pressed in the first row, and when the row with the focus goes.
    func onLeave(_ handler: @escaping @MainActor () -> Void) {
        left = handler
    }

    /// Calls the handler before a match is chosen.
    func onPick(_ handler: @escaping @MainActor () -> Void) {
        picked = handler
    }

    /// Moves the focus to the first match; returns false if there is none.
    func focusFirst() -> Bool {
        guard let first = list.items.first else { return false }
        list.select(first.id)
        list.focusRow(0)
        return true
    }
}
