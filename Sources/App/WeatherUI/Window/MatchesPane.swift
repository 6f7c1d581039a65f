internal import Gtk
internal import Presentation

/// The matches of the search field, or the message why there are none.
@MainActor
final class MatchesPane<Model: AddLocationModel> {
    private let message = Label().wrapped(width: 28).expanding(horizontally: true)
    private let count = Label().wrapped(width: 28)
    private let attribution = Label().wrapped(width: 28)
    private let spinner = Spinner().decorative().aligned(vertically: .start)
    private let list = ListView<MatchCell, Model.Match>(isSelectable: true) { $0 }
    /// Shows that an answer is awaited, unless it comes at once.
    private var spinning: Timeout?
    private var left: (@MainActor () -> Void)?
    private var picked: (@MainActor () -> Void)?
    private var binding: Binding?
    private let column = Container(.vertical)
    var root: Widget { column }

    init(_ model: Model) {
        list.activateOnClick()
        list.setAccessibleName(WindowWords.matches)
        let notes = Container(.horizontal, spacing: 8, [spinner, message.aligned(vertically: .center)])
            .styled("search-message", "match-message")
        let foot = Container(.vertical, [count, attribution]).styled("match-foot")
        spinner.isVisible = false
        let scroller = ScrolledWindow(.vertical, list.styled("sidebar-list", "matches")).expanding(vertically: true)
        column.append(notes)
        column.append(TabStop(scroller) { [weak self] in self?.focusBest() ?? false })
        column.append(foot)
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
            let (source, total, best) = (model.attribution, model.countText, model.submittedMatch)
            let hadFocus = list.containsFocus
            // Before the rows go: Tab would pass by all that is around a row that went with the focus on it.
            if hadFocus, matches.isEmpty { left?() }
            list.show(matches)
            if hadFocus, !matches.isEmpty, !list.containsFocus { _ = focusFirst() }
            if !list.containsFocus { list.select(best) }
            message.text = text ?? ""
            showSpinner(isSearching)
            count.show(total)
            attribution.show(source)
            foot.isVisible = source != nil || total != nil
            notes.isVisible = text != nil || isSearching
        }
    }

    private func showSpinner(_ isSearching: Bool) {
        if !isSearching { (spinning, spinner.isVisible, spinner.isSpinning) = (nil, false, false) }
        guard isSearching, spinning == nil else { return }
        spinning = Timeout(milliseconds: 300) { [weak spinner] in
            spinner?.isVisible = true
            spinner?.isSpinning = true
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

    /// Moves the focus to the match that Enter in the field would choose, else to the first; returns false if there is none.
    private func focusBest() -> Bool {
        guard let best = list.selected, let index = list.items.firstIndex(where: { $0.id == best.id }) else {
            return focusFirst()
        }
        list.focusRow(index)
        return true
    }

    /// Moves the focus to the first match; returns false if there is none.
    func focusFirst() -> Bool {
        guard let first = list.items.first else { return false }
        list.select(first.id)
        list.focusRow(0)
        return true
    }
}
