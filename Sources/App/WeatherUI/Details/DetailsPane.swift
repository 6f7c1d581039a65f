internal import Gtk
internal import WeatherText

/// Cards of one size in columns whose number is given from outside; Tab goes from card to card.
@MainActor
final class DetailsPane {
    /// The cards shown here; a page of two columns has two panes.
    private let kinds: Set<DetailKind>
    private let window: @MainActor () -> Window?
    private var views: [DetailKind: DetailCardView] = [:]
    private var order: [DetailKind] = []
    private let box: LayoutContainer
    private let grid: DetailGrid
    private var all: [DetailCard] = []
    var root: Widget { box }

    /// The cards that stand below the days on a page of two columns.
    static let besideDays: Set<DetailKind> = [.sky, .air]

    /// - Parameters:
    ///   - kinds: The cards shown here, all by default.
    ///   - window: Returns the window over which a card is opened.
    init(_ kinds: Set<DetailKind> = Set(DetailKind.allCases), window: @escaping @MainActor () -> Window?) {
        self.kinds = kinds
        self.window = window
        let grid = DetailGrid()
        self.grid = grid
        box = LayoutContainer([], layout: CustomLayout(measure: grid.measure, allocate: grid.allocate))
    }

    /// The number of columns; nil for as many as `PageColumns` would give a page of this width.
    var columns: Int? {
        get { grid.columns }
        set {
            guard newValue != grid.columns else { return }
            grid.columns = newValue
            box.resize()
        }
    }

    /// The most cards to be shown, the first ones; for a start whose first frame need not wait for them.
    var limit = Int.max {
        didSet { if limit != oldValue { show(all) } }
    }

    /// Shows those of the cards that belong here, keeping the views of those that were there.
    func show(_ all: [DetailCard]) {
        self.all = all
        let cards = Array(all.filter { kinds.contains($0.kind) }.prefix(limit))
        let wanted = cards.map(\.kind)
        if wanted != order {
            // In the order of Tab; the focus stays on a card that stays.
            for kind in order where !wanted.contains(kind) {
                if let view = views.removeValue(forKey: kind) { box.remove(view.root) }
            }
            var last: Widget?
            for kind in wanted {
                let view = views[kind] ?? makeView()
                if views[kind] == nil { box.append(view.root) }
                views[kind] = view
                box.move(view.root, behind: last)
                last = view.root
            }
            order = wanted
            grid.cards = wanted.compactMap { views[$0]?.root }
            box.resize()
        }
        for card in cards { views[card.kind]?.show(card) }
    }

    private func makeView() -> DetailCardView {
        DetailCardView { [window] card in
            if let window = window() { DetailDialog.present(card, over: window) }
        }
    }

    /// Draws the cards again after the colours have changed.
    func redraw() {
        for view in views.values { view.redraw() }
    }
}
