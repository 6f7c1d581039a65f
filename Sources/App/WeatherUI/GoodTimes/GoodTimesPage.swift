internal import Gtk
internal import Presentation

/// The page of good times: the activities, each with a switch, what has to hold for it, and its coming times; or one of them.
@MainActor
final class GoodTimesPage<Model: GoodTimesPageModel> {
    private let sentence = Label().wrapped(width: 60).styled("good-times-sentence")
    private let explanation = Label().wrapped(width: 60)
    private let head: ReadingStop
    private let card = Container(.vertical).styled("card", "activity-choices")
    private let make = Button(label: ActivityWords.make).aligned(horizontally: .start)
    private let offer: BannerView
    private let pages = PageStack()
    /// Made when it is first needed.
    private var activity: ActivityPage<Model.ActivityPage>?
    private let makeActivity: @MainActor () -> ActivityPage<Model.ActivityPage>
    private var rows: [ActivityChoiceView] = []
    private let scroller: ScrolledWindow
    private let model: @MainActor () -> Model?
    private var shown: String?
    private var openedID: String?
    private var binding: Binding?
    var root: Widget { pages }

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - titleHeight: Returns the height of the row over the top of the page.
    init(
        model: @escaping @MainActor () -> Model?, over window: Window, dialogs: OpenDialogs,
        titleHeight: @escaping @MainActor (Int) -> Int, announce: @escaping @MainActor (String) -> Void
    ) {
        self.model = model
        offer = BannerView { _ = model()?.undo() }
        makeActivity = { [weak window, weak dialogs] in
            ActivityPage(
                model: { model()?.activity }, over: window, dialogs: dialogs, titleHeight: titleHeight,
                announce: announce)
        }
        head = ReadingStop(Container(.vertical, spacing: 6, [sentence, explanation]))
        let column = PageColumn(parts: [offer.root, head.root, card, make], titleHeight: titleHeight)
        scroller = ScrolledWindow(.vertical, column.root).expanding(horizontally: true, vertically: true)
        scroller.scrollableByKeyboard(name: WindowWords.goodTimes)
        pages.add(scroller)
        make.onClick { model()?.make() }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Moves the focus to the words at the top.
    func focus() {
        if let activity, pages.isShowing(activity.root) { activity.focus() } else { head.grabFocus() }
    }

    /// Ends the reading of an hour; returns false where none is read.
    func endReading() -> Bool { activity?.endReading() ?? false }

    /// Draws everything again in the present colours.
    func restyle() {
        activity?.restyle()
        rows.forEach { $0.redraw() }
    }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus(below covered: Double) {
        scroller.uncoverFocus(below: covered)
        activity?.uncoverFocus(below: covered)
    }

    private func show(_ page: Model) {
        let opened = page.activity?.pageID
        // What lies behind the page of an activity is made when it is seen.
        guard opened == nil || openedID == nil else { return show(activity: opened) }
        let (choices, id, banner) = (page.choices, page.pageID, page.undoOffer)
        offer.show(banner)
        (sentence.text, explanation.text) = (page.sentence, page.explanation)
        head.say(page.spokenHead)
        card.fit(&rows, \.root, to: choices.count) {
            ActivityChoiceView { [model] id, isOn in
                model()?.choose(isOn, for: id)
            } open: { [model] in
                model()?.open($0)
            }
        }
        for (choice, row) in zip(choices, rows) { row.show(choice) }
        if id != shown {
            shown = id
            scroller.scrollToStart()
        }
        show(activity: opened)
    }

    /// Shows the page of an activity in place of the others, or these again, with the focus on what is said first.
    private func show(activity id: String?) {
        guard (id == nil) != (openedID == nil) else {
            openedID = id
            return
        }
        openedID = id
        let hadFocus = pages.containsFocus
        if id != nil {
            let shown = activity ?? makeActivity()
            if activity == nil {
                activity = shown
                pages.add(shown.root)
            }
            pages.show(shown.root)
        } else {
            pages.show(scroller)
        }
        if hadFocus { focus() }
    }
}

/// The row of one activity with its switch.
@MainActor
final class ActivityChoiceView {
    private let name = Label().wrapped(width: 30).styled("heading")
    private let conditions = Label().wrapped(width: 48).styled("secondary", "numeric")
    private let times = Label().wrapped(width: 48).styled("good-times-words", "numeric")
    private let control = Switch(name: "")
    private let chevron = Chevron()
    private let entry: Button
    private var shown: ActivityChoice?
    let root: Widget

    /// - Parameters:
    ///   - choose: Called with the activity when its switch is turned.
    ///   - open: Called with the activity when its words are clicked.
    init(choose: @escaping @MainActor (String, Bool) -> Void, open: @escaping @MainActor (String) -> Void) {
        let title = Container(.horizontal, spacing: 12, [name, chevron.root]).aligned(horizontally: .start)
        let words = Container(.vertical, spacing: 2, [title, conditions, times]).aligned(vertically: .center)
        entry = Button(child: words, name: "").styled("activity-entry")
        root = StackingRow(
            entry, control.aligned(horizontally: .end, vertically: .center), spacing: 18, inset: 6
        ).styled("activity-choice")
        control.onChange { [weak self] isOn in
            if let id = self?.shown?.id { choose(id, isOn) }
        }
        entry.onClick { [weak self] in
            if let id = self?.shown?.id { open(id) }
        }
    }

    /// Draws it again in the present colours.
    func redraw() { chevron.redraw() }

    func show(_ choice: ActivityChoice) {
        // The switch may have been turned and turned back before this was called.
        control.isOn = choice.isShown
        guard choice != shown else { return }
        shown = choice
        (name.text, conditions.text) = (choice.name, choice.conditionsText)
        times.show(choice.timesText)
        entry.setAccessibleName(choice.openingText)
        control.setAccessibleName(choice.name)
        control.setAccessibleDescription(choice.spokenText)
    }
}
