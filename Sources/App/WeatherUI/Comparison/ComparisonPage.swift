internal import Charts
internal import Gtk
internal import Presentation

/// The page on which sources, or places, are set side by side: sentences, the chart, the table, and whose forecasts they are.
@MainActor
final class ComparisonPage<Model: ComparisonModel> {
    private let head: ComparisonHead<Model>
    private let view = CursorChartView<ComparisonChart>()
    private let chartCard: Container
    private let table: ComparisonTableCard<Model>
    private let choices = Container(.vertical).styled("menu").role(.menu)
    private let add: MenuButton
    private let note = Label().wrapped(width: 50).styled("secondary")
    private let noteStop: ReadingStop
    private let credit = Label().wrapped(width: 60).styled("quantity-origins", "numeric")
    private let foot: ReadingStop
    private let scroller: ScrolledWindow
    private let model: @MainActor () -> Model?
    private let announce: @MainActor (String) -> Void
    private var shown: String?
    private var offered: [ComparisonChoice] = []
    private var items: [Widget] = []
    private var told = 0
    private var binding: Binding?
    var root: Widget { scroller }

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - window: Returns the window over which dialogs open.
    ///   - titleHeight: Returns the height of the row over the top of the page.
    ///   - announce: Tells a screen reader a text.
    init(
        model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?,
        titleHeight: @escaping @MainActor (Int) -> Int, announce: @escaping @MainActor (String) -> Void
    ) {
        (self.model, self.announce) = (model, announce)
        head = ComparisonHead(model: model, window: window, announce: announce)
        table = ComparisonTableCard(model: model)
        chartCard = Container(.vertical, [view.root]).styled("card", "hours-card", "quantity-chart")
        add = MenuButton(label: ComparisonKind.sources.addition, content: choices).aligned(
            horizontally: .start, vertically: .center)
        add.opensToTheRight = !TextDirection.isRightToLeft
        noteStop = ReadingStop(note)
        let addRow = Self.row(add, noteStop.root)
        foot = ReadingStop(credit)
        let parts: [Widget] = [head.root, chartCard, table.root, addRow, foot.root]
        let column = PageColumn(parts: parts, titleHeight: titleHeight) { width in
            model()?.fit(isNarrow: Double(width) < 560 * Appearance.textScale)
        }.root
        scroller = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        scroller.scrollableByKeyboard(name: WindowWords.compare)
        view.onRead = { [weak self] index in
            self?.head.read(index.flatMap { index in self?.model()?.chart?.readings[index] })
        }
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
    }

    /// Moves the focus to the sentences.
    func focus() { head.grabFocus() }

    /// Draws everything again in the present colours.
    func restyle() {
        view.redraw()
        table.redraw()
    }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus(below covered: Double) { scroller.uncoverFocus(below: covered) }

    /// Opens the ways to copy and save the chart; returns false where there is none.
    func openExport() -> Bool { head.openExport() }

    /// Ends the reading of a time; returns false where none is read.
    func endReading() -> Bool { view.endReading() }

    private func show(_ page: Model) {
        let (chart, additions, words, origins) = (page.chart, page.additions, page.additionNote, page.credit)
        let isOther = shown != page.pageID
        // Said when it changes; what is there at first is read where the focus comes to.
        if head.show(page), !isOther { announce(head.spoken) }
        chartCard.isVisible = chart != nil
        if let chart {
            view.show(chart)
            // What is read of the same time may be another value.
            head.read(view.selected.map { chart.readings[$0] })
        }
        table.show(page)
        add.setLabel(page.kind.addition)
        note.show(words)
        noteStop.say(words)
        credit.show(origins.isEmpty ? nil : origins)
        foot.say(origins)
        foot.root.isVisible = !origins.isEmpty
        if additions != offered { offer(additions) }
        add.isSensitive = !additions.isEmpty
        if let news = page.announcement, news.number != told {
            told = news.number
            announce(news.text)
        }
        guard isOther else { return }
        shown = page.pageID
        _ = view.endReading()
        scroller.scrollToStart()
    }

    /// The button with its note after it, or below where there is little room.
    private static func row(_ button: Widget, _ note: Widget) -> LayoutContainer {
        func isBeside(_ width: Int) -> Bool {
            Double(width - button.request(.horizontal).natural) >= 300 * Appearance.textScale
        }
        func heights(_ width: Int) -> (button: Int, note: Int) {
            let room = isBeside(width) ? width - button.request(.horizontal).natural - 16 : width
            return (button.request(.vertical).natural, note.request(.vertical, for: room).natural)
        }
        return LayoutContainer(
            [button, note],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 260, natural: 696) }
                let (own, words) = heights(size ?? 696)
                return SizeRequest(least: isBeside(size ?? 696) ? max(own, words) : own + 8 + words)
            } allocate: { room in
                let (width, (own, words)) = (button.request(.horizontal).natural, heights(room.width))
                room.place(button, x: 0, y: 0, width: min(width, room.width), height: own)
                if isBeside(room.width) {
                    let height = max(own, words)
                    room.place(
                        note, x: width + 16, y: (height - words) / 2, width: room.width - width - 16, height: words)
                } else {
                    room.place(note, x: 0, y: own + 8, width: room.width, height: words)
                }
            })
    }

    private func offer(_ additions: [ComparisonChoice]) {
        offered = additions
        items.forEach(choices.remove)
        items = additions.map { choice in
            let item = Button(menuItem: choice.name)
            item.onClick { [weak self] in
                self?.add.close()
                self?.model()?.add(choice.id)
            }
            choices.append(item)
            return item
        }
    }
}
