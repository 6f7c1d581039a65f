internal import Gtk
internal import Presentation

/// The page of good times: the activities, each with a switch, what has to hold for it, and its coming times.
@MainActor
final class GoodTimesPage<Model: GoodTimesPageModel> {
    private let sentence = Label().wrapped(width: 60).styled("good-times-sentence")
    private let explanation = Label().wrapped(width: 60)
    private let head: ReadingStop
    private let card = Container(.vertical).styled("card", "activity-choices")
    private var rows: [ActivityChoiceView] = []
    private let scroller: ScrolledWindow
    private let model: @MainActor () -> Model?
    private var shown: String?
    private var binding: Binding?
    var root: Widget { scroller }

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - titleHeight: Returns the height of the row over the top of the page.
    init(model: @escaping @MainActor () -> Model?, titleHeight: @escaping @MainActor (Int) -> Int) {
        self.model = model
        head = ReadingStop(Container(.vertical, spacing: 6, [sentence, explanation]))
        let column = PageColumn(parts: [head.root, card], titleHeight: titleHeight)
        scroller = ScrolledWindow(.vertical, column.root).expanding(horizontally: true, vertically: true)
        scroller.scrollableByKeyboard(name: WindowWords.goodTimes)
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Moves the focus to the words at the top.
    func focus() { head.grabFocus() }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus(below covered: Double) { scroller.uncoverFocus(below: covered) }

    private func show(_ page: Model) {
        let (choices, id) = (page.choices, page.pageID)
        (sentence.text, explanation.text) = (page.sentence, page.explanation)
        head.say(page.spokenHead)
        while rows.count > choices.count { card.remove(rows.removeLast().root) }
        while rows.count < choices.count {
            let row = ActivityChoiceView { [model] id, isOn in model()?.choose(isOn, for: id) }
            rows.append(row)
            card.append(row.root)
        }
        for (choice, row) in zip(choices, rows) { row.show(choice) }
        if id != shown {
            shown = id
            scroller.scrollToStart()
        }
    }
}

/// The row of one activity with its switch.
@MainActor
final class ActivityChoiceView {
    private let name = Label().wrapped(width: 30).styled("heading")
    private let conditions = Label().wrapped(width: 48).styled("secondary", "numeric")
    private let times = Label().wrapped(width: 48).styled("good-times-words", "numeric")
    private let control = Switch(name: "")
    private var shown: ActivityChoice?
    let root: Widget

    /// - Parameter choose: Called with the activity when its switch is turned.
    init(choose: @escaping @MainActor (String, Bool) -> Void) {
        let words = Container(.vertical, spacing: 2, [name, conditions, times]).aligned(vertically: .center)
        root = StackingRow(
            words, control.aligned(horizontally: .end, vertically: .center), spacing: 18, inset: 6
        ).styled("activity-choice")
        control.onChange { [weak self] isOn in
            if let id = self?.shown?.id { choose(id, isOn) }
        }
    }

    func show(_ choice: ActivityChoice) {
        // The switch may have been turned and turned back before this was called.
        control.isOn = choice.isShown
        guard choice != shown else { return }
        shown = choice
        (name.text, conditions.text) = (choice.name, choice.conditionsText)
        times.show(choice.timesText)
        control.setAccessibleName(choice.name)
        control.setAccessibleDescription(choice.spokenText)
    }
}
