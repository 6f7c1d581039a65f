internal import Charts
internal import Gtk
internal import Presentation

/// The rain map of one place: sentences, the map with its buttons, and the card of its times.
@MainActor
final class RainMapPage<Model: RainMapModel> {
    private let answer = Label().wrapped(width: 40).styled("map-answer")
    private let detail = Label().wrapped(width: 60).styled("map-detail")
    private let words = ReadingStop.area().styled("map-head")
    let layers = RainMapLayers()
    /// The signs on the buttons, which paint themselves only as long as they are kept.
    private let signs = [MapSign.plus.view(40), MapSign.minus.view(40)]
    private let nearer: Button
    private let farther: Button
    private let action = Button(label: "").styled("map-action")
    /// Lies over the words about the sources, which the map draws.
    private let credit = Button(label: "").styled("map-credit")
    private let card: RainMapTimeCard<Model>
    private let table = ChartTableView()
    private let model: @MainActor () -> Model?
    private let announce: @MainActor (String) -> Void
    private var announced: String?
    /// The frame from which a key was to lead away, until another is shown; nil for none.
    private var awaitedAfter: String?
    private var shownPage: String?
    private var hasTable = false
    private var isShown = false
    private var timer: Timeout?
    private var binding: Binding?
    /// The page as high as it must be, which a low window scrolls.
    private let column: LayoutContainer
    let root: ScrolledWindow

    /// The milliseconds for which a frame is shown while frames follow each other.
    private static var pace: UInt32 { 400 }

    /// - Parameters:
    ///   - model: Returns the map that is shown; nil if there is none.
    ///   - titleHeight: Returns the height of the row over the top of the page.
    ///   - announce: Tells a screen reader a text.
    ///   - openSources: Shows the sources.
    ///   - tryAgain: Asks again for what failed, or goes online.
    ///   - back: Leaves the page.
    init(
        model: @escaping @MainActor () -> Model?, titleHeight: @escaping @MainActor (Int) -> Int,
        announce: @escaping @MainActor (String) -> Void, openSources: @escaping @MainActor () -> Void,
        tryAgain: @escaping @MainActor () -> Void, back: @escaping @MainActor () -> Void
    ) {
        (self.model, self.announce) = (model, announce)
        card = RainMapTimeCard(model: model)
        nearer = Button(child: signs[0].area, name: WindowWords.zoomIn, showsName: true).styled("map-zoom")
        farther = Button(child: signs[1].area, name: WindowWords.zoomOut, showsName: true).styled("map-zoom", "lower")
        column =
            RainMapLayout<Model>(
                words: words, answer: answer, detail: detail, layers: layers, table: table.root, nearer: nearer,
                farther: farther, card: card, action: action, credit: credit, titleHeight: titleHeight
            ).container
        root = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        action.onClick { [weak self] in
            guard let page = self?.model() else { return }
            if page.leadsBack { back() } else { tryAgain() }
        }
        credit.onClick { openSources() }
        layers.onCreditChange = { [weak self] in self?.column.resize() }
        layers.root.onDoublePress { model()?.zoomIn() }
        layers.root.onPointer { [weak self] pointer in
            model()?.hover(pointer.flatMap { self?.layers.kilometres(x: $0.x, y: $0.y) })
        }
        nearer.onClick { model()?.zoomIn() }
        farther.onClick { model()?.zoomOut() }
        layers.root.onScroll { step in
            guard !step.isByPixels, step.y != 0 else { return false }
            if step.y < 0 { model()?.zoomIn() } else { model()?.zoomOut() }
            return true
        }
        // Else the slider would take them, by steps of its own.
        card.slider.onKey(first: true) { [weak self] key, modifiers in
            (modifiers.isEmpty || modifiers == .shift) && key != .escape && self?.press(key) == true
        }
        root.onSeenChange { [weak self] isShown in
            self?.isShown = isShown
            model()?.isSeen(isShown)
            // The page stays for the next time, its map does not.
            if !isShown, model() == nil { self?.layers.clear() }
        }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Moves the focus to the words that answer.
    func focus() { _ = words.grabFocus() }

    /// Shows the frames as a table, or as the map again with the frame that was read last.
    func turnTable() {
        guard let page = model() else { return }
        guard page.showsTable || page.table != nil else { return announce(announced ?? "") }
        if page.showsTable, let row = table.focused, row != page.shownRow { page.move(.row(row)) }
        page.showTable(!page.showsTable)
    }

    /// Draws everything again in the present colours.
    func restyle() {
        layers.forget()
        signs.forEach { $0.redraw() }
        if let page = model() { show(page) }
    }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus(below covered: Double) { root.uncoverFocus(below: covered) }

    /// Does what a key means anywhere on the page; returns false for one without a meaning.
    func press(_ key: Key) -> Bool {
        guard let page = model() else { return false }
        switch key {
        case .left: move(.frames(-1), on: page)
        case .right: move(.frames(1), on: page)
        case .pageUp: move(.minutes(-30), on: page)
        case .pageDown: move(.minutes(30), on: page)
        case .home: move(.first, on: page)
        case .end: move(.last, on: page)
        case .letter("n"): move(.now, on: page)
        case .space: page.togglePlaying()
        case .plus: zoom(page, page.zoomIn)
        case .minus: zoom(page, page.zoomOut)
        case .digit(0): zoom(page, page.resetZoom)
        case .escape where page.isPlaying: _ = page.stopPlaying()
        case .escape where page.showsTable: turnTable()
        default: return false
        }
        return true
    }

    /// Shows another frame, and says it unless the slider does so, which has the focus.
    private func move(_ step: RainMapStep, on page: Model) {
        // While frames follow each other less is said of one.
        _ = page.stopPlaying()
        let before = page.spokenFrame
        page.move(step)
        let after = page.spokenFrame
        guard !card.slider.containsFocus else { return awaitedAfter = nil }
        // The other pictures may have to be fetched first.
        awaitedAfter = after == before ? before : nil
        // Without pictures there is the answer alone, which says why.
        announce(after.isEmpty ? announced ?? "" : after)
    }

    /// Changes how large the map is, and says it: at its end, too.
    private func zoom(_ page: Model, _ change: () -> Void) {
        change()
        announce(page.spokenScale)
    }

    private func show(_ page: Model) {
        let (answer, detail, picture, next) = (page.answer, page.detail, page.picture, page.nextPicture)
        let spoken = page.spokenFrame
        let (label, isPlaying, showsTable, rows) = (page.actionLabel, page.isPlaying, page.showsTable, page.table)
        // A button that goes off would take the focus along.
        if farther.containsFocus, !page.canZoomOut, page.canZoomIn {
            nearer.isSensitive = true
            _ = nearer.grabFocus()
        } else if nearer.containsFocus, !page.canZoomIn, page.canZoomOut {
            farther.isSensitive = true
            _ = farther.grabFocus()
        }
        (nearer.isSensitive, farther.isSensitive) = (page.canZoomIn, page.canZoomOut)
        self.answer.text = answer
        credit.setAccessibleName(page.credit)
        self.detail.show(detail)
        let said = [answer, detail].compactMap(\.self).joined(separator: " ")
        words.setAccessibleName(said)
        // Said when it changes; what is there at first is read where the focus comes to, and a new name where that is.
        if shownPage == page.pageID, said != announced, !isPlaying, !words.containsFocus { announce(said) }
        announced = said
        if let awaitedAfter, awaitedAfter != spoken {
            self.awaitedAfter = nil
            if !isPlaying { announce(spoken) }
        }
        card.show(page)
        card.root.isVisible = label == nil
        action.setLabel(label ?? "")
        action.isVisible = label != nil
        layers.show(picture)
        layers.prepare(next)
        show(showsTable ? rows : nil, from: hasTable && shownPage == page.pageID ? nil : page.shownRow)
        // The map of another place takes the place of this one without coming into view.
        if isShown, shownPage != page.pageID { Task { [weak page] in page?.isSeen(true) } }
        shownPage = page.pageID
        if isPlaying { play() } else { timer = nil }
    }

    /// Shows the table in place of the map, or the map for nil; the focus goes over to it, and back to the times.
    ///
    /// - Parameter row: The row to begin with; nil leaves the rows where they are.
    private func show(_ rows: ChartTable?, from row: Int?) {
        let (hadFocus, hadRow) = (root.containsFocus, table.root.containsFocus)
        let isTable = rows != nil
        table.root.isVisible = isTable
        for part in [layers.root, nearer, farther, credit] { part.isVisible = !isTable }
        if let rows { table.show(rows, from: row) }
        if isTable, !hasTable, hadFocus { table.focusBeginning() }
        if !isTable, hadRow { _ = card.slider.grabFocus() }
        hasTable = isTable
    }

    private func play() {
        guard timer == nil else { return }
        timer = Timeout(milliseconds: Self.pace) { [weak self] in
            guard let self else { return }
            timer = nil
            model()?.playStep()
            if model()?.isPlaying == true { play() }
        }
    }
}
