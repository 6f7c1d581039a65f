internal import Charts
internal import Gtk
internal import Presentation

/// The page of one quantity: the value now, its chart, the day's story, what it means, and where it comes from.
@MainActor
final class QuantityPage<Model: QuantityPageModel> {
    private let head: QuantityHeadRow<Model>
    private let chart: QuantityChartCard<Model>
    private let story: QuantityStoryCard
    private let meaning = QuantityMeaningCard()
    private let rose = WindRoseCard()
    private let years: OtherYearsCardView
    private let light = DaylightDayCard()
    private let moon = MoonCard()
    private let air = [AirTableCard(), AirTableCard()]
    private let origins = Label().wrapped(width: 60).styled("quantity-origins", "numeric")
    private let foot: ReadingStop
    private let column: LayoutContainer
    private let scroller: ScrolledWindow
    private var shown: String?
    private var binding: Binding?
    private var storyBinding: Binding?
    var root: Widget { scroller }

    /// - Parameters:
    ///   - model: Returns the page that is shown; nil if there is none.
    ///   - window: Returns the window over which dialogs open.
    ///   - titleHeight: Returns the height of the row over the top of the page.
    ///   - tryAgain: Asks again for what failed, or goes online.
    ///   - announce: Tells a screen reader a text.
    init(
        model: @escaping @MainActor () -> Model?, window: @escaping @MainActor () -> Window?,
        titleHeight: @escaping @MainActor (Int) -> Int, tryAgain: @escaping @MainActor () -> Void,
        announce: @escaping @MainActor (String) -> Void
    ) {
        head = QuantityHeadRow(model: model)
        chart = QuantityChartCard(model: model, window: window, tryAgain: tryAgain, announce: announce)
        story = QuantityStoryCard { day in model()?.tell(ofDay: day) }
        years = OtherYearsCardView { model()?.compareYears() }
        foot = ReadingStop(origins)
        let cards = [story.root, light.root, moon.root] + air.map(\.root) + [meaning.root, rose.root, years.root]
        column =
            PageColumn(
                parts: [head.root, chart.root] + cards + [foot.root], cards: cards, titleHeight: titleHeight
            ).root
        scroller = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
        scroller.scrollableByKeyboard(name: WindowWords.forecast)
        // They would lead to the places.
        column.keepSideways()
        binding = Binding { [weak self] in
            if let page = model() { self?.show(page) }
        }
        storyBinding = Binding { [weak self] in
            if let page = model() { self?.story.show(page.story) }
        }
    }

    /// Moves the focus to the words at the top.
    func focus() { head.grabFocus() }

    /// Draws everything again in the present colours.
    func restyle() {
        chart.redraw()
        light.redraw()
        moon.redraw()
        meaning.redraw()
        rose.redraw()
        years.redraw()
        air.forEach { $0.redraw() }
    }

    /// Keeps what has the focus from under the row at the top.
    func uncoverFocus(below covered: Double) { scroller.uncoverFocus(below: covered) }

    /// Opens the ways to copy and save the chart; returns false where there is none.
    func openExport() -> Bool { chart.openExport() }

    /// Ends the reading of a point; returns false where none is read.
    func endReading() -> Bool { [chart.endReading(), years.endReading()].contains(true) }

    private func show(_ page: Model) {
        head.show(page)
        chart.show(page)
        let (told, directions, sources, tables) = (page.meaning, page.rose, page.origins, page.airTables)
        light.show(page.daylight)
        moon.show(page.moon)
        for (index, card) in air.enumerated() { card.show(tables.indices.contains(index) ? tables[index] : nil) }
        meaning.show(told)
        rose.show(directions)
        years.show(page.otherYears)
        origins.show(sources.isEmpty ? nil : sources.joined(separator: "\n"))
        foot.say(sources.joined(separator: "\n"))
        let id = page.pageID + page.quantity.rawValue
        if id != shown {
            shown = id
            scroller.scrollToStart()
        }
    }
}
