internal import Gtk
internal import Presentation
internal import WeatherText

/// The page of a trip: what its weather is like, its days on a line, a card for each stay, and what to pack.
@MainActor
final class TripPage<Model: TripPageModel> {
    private let sentence = Label().wrapped(width: 60).styled("good-times-sentence", "numeric")
    private let detail = Label().wrapped(width: 60).styled("numeric")
    private let head: ReadingStop
    private let undo: BannerView
    private let problem: BannerView
    let timeline = TripTimelineCard()
    private let stays = Container(.vertical, spacing: 12)
    private var cards: [TripStayCard] = []
    private let form: TripForm<Model>
    private let packing: TripPackingCard
    private let add = Button(label: TripPageWords.addAnother)
    private let export = Button(label: TripPageWords.export)
    private let change = Button(label: TripPageWords.change)
    private let remove = Button(label: TripPageWords.remove).styled("trip-remove")
    private let tools: StackingRow
    private let scroller: ScrolledWindow
    private let model: @MainActor () -> Model?
    private let canSave: @MainActor () -> Bool
    /// The identity of the trip that was shown last.
    private(set) var shown: String?
    /// What had the focus when the page was left for that of a place.
    private var left: KeptFocus?
    /// Whether the way leads back from such a page.
    private var isReturning = false
    private var isEditing = false
    /// Whether the form was opened to change what there is, rather than to add a place.
    private var editsName = false
    /// Whether the trip that is shown next begins with its form, at the name.
    private var beginsAtName = false
    private var binding: Binding?
    var root: Widget { scroller }

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - titleHeight: Returns the height of the row over the top of the page.
    ///   - window: Returns the window over which the file of a calendar is asked for; nil for no way to save one.
    ///   - announce: Tells a screen reader a text.
    init(
        model: @escaping @MainActor () -> Model?, titleHeight: @escaping @MainActor (Int) -> Int,
        window: @escaping @MainActor () -> Window?, announce: @escaping @MainActor (String) -> Void
    ) {
        (self.model, canSave) = (model, { window() != nil })
        head = ReadingStop(Container(.vertical, spacing: 6, [sentence, detail]))
        undo = BannerView { model()?.undo() }
        problem = BannerView {}
        form = TripForm(model: model)
        packing = TripPackingCard { model()?.pack($0, $1) }
        // Beside buttons on several rows it stands at the end of the last one, as high as they are.
        remove.aligned(vertically: .end)
        tools = StackingRow(WrappingRow([add, export, change], spacing: 12), remove, spacing: 12, inset: 4)
        let foot = Label(TripPageWords.privacy).wrapped(width: 60).styled("quantity-origins")
        let timeline = timeline
        let column = PageColumn(
            parts: [
                head.root, undo.root, problem.root, form.root, timeline.root, stays, packing.root, tools, foot,
            ], titleHeight: titleHeight, onWidth: { _ in timeline.followLayout() })
        scroller = ScrolledWindow(.vertical, column.root).expanding(horizontally: true, vertically: true)
        add.onClick { [weak self] in self?.edit(fromName: false) }
        change.onClick { [weak self] in self?.edit(fromName: true) }
        export.onClick {
            guard let window = window(), let page = model() else { return }
            FileSaving.ask(
                for: page.fileName, title: TripPageWords.exportTitle, over: window, { _ in model()?.calendar() },
                onDone: announce)
        }
        remove.onClick { model()?.remove() }
        binding = Binding { [weak self] in if let page = model() { self?.show(page) } }
    }

    private func edit(fromName: Bool) {
        editsName = fromName
        model()?.edit(true)
    }

    /// Opens the form, at the name, of the trip that is shown or was opened just now.
    func editName() {
        beginsAtName = model()?.pageID != shown
        edit(fromName: true)
    }

    /// Forgets what is written in the form and not saved.
    func cancelWriting() { form.revert() }

    /// Has the focus return, as the page is shown next, to what had it when it was left for that of a place.
    func expectReturn() { isReturning = true }

    /// Moves the focus to the words at the top, into the form, or to what is returned to.
    func focus() {
        defer { (left, isReturning) = (nil, false) }
        if isReturning, left?.restore() == true { return }
        if isEditing { form.focus(onName: editsName) } else { head.grabFocus() }
    }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus(below covered: Double) { scroller.uncoverFocus(below: covered) }

    /// Draws it again in the present colours.
    func restyle() {
        timeline.redraw()
        for card in cards { card.redraw() }
    }

    private func show(_ page: Model) {
        let (content, id) = (page.content, page.pageID)
        form.show(page, content)
        sentence.text = content.sentence
        detail.show(content.detail)
        head.say(content.spokenHead)
        undo.show(content.undoOffer)
        problem.show(content.problem.map { Banner(text: $0) })
        timeline.show(content.timeline)
        stays.fit(&cards, \.root, to: content.stays.count) {
            TripStayCard(
                open: { [weak self] number in
                    guard let self else { return }
                    left = KeptFocus(within: root)
                    self.model()?.openPlace(ofStay: number)
                }, save: { [model] in model()?.savePlace(ofStay: $0) })
        }
        for (stay, card) in zip(content.stays, cards) { card.show(stay) }
        stays.isVisible = !cards.isEmpty
        packing.show(content.packing)
        let (hadFocus, turns) = (root.containsFocus, content.isEditing != isEditing)
        form.root.isVisible = content.isEditing
        for button in [add, change] { button.isVisible = !content.isEditing }
        export.isVisible = canSave() && !content.isEditing && !content.stays.isEmpty
        remove.isVisible = content.isKept
        tools.isVisible = content.isKept || !content.isEditing
        isEditing = content.isEditing
        if !isEditing || id != shown { editsName = isEditing && beginsAtName }
        beginsAtName = false
        if turns, hadFocus, shown == id { if isEditing { form.focus(onName: editsName) } else { change.grabFocus() } }
        if id != shown {
            shown = id
            scroller.scrollToStart()
        }
    }
}
