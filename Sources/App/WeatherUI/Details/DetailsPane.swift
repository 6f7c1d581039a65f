internal import Gtk
internal import WeatherText

/// Cards of one size in columns whose number is given from outside; Tab goes from card to card.
@MainActor
final class DetailsPane {
    /// The cards shown here; a page of two columns has two panes.
    private let kinds: Set<DetailKind>
    /// Called with the quantity whose page is to be opened.
    var onOpen: @MainActor (PageQuantity) -> Void = { _ in }
    private var views: [DetailKind: DetailCardView] = [:]
    private var order: [DetailKind] = []
    private let box: LayoutContainer
    private let grid: DetailGrid
    private var all: [DetailCard] = []
    var root: Widget { box }

    /// The cards that stand below the days on a page of two columns.
    static let besideDays: Set<DetailKind> = [.sky, .air]

    /// - Parameter kinds: The cards shown here, all by default.
    init(_ kinds: Set<DetailKind> = Set(DetailKind.allCases)) {
        self.kinds = kinds
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
        DetailCardView { [weak self] card in self?.onOpen(PageQuantity(card.kind)) }
    }

    /// Moves the focus to the card of a quantity; returns false where there is none.
    func focusCard(of quantity: PageQuantity) -> Bool {
        order.first { PageQuantity($0) == quantity }.flatMap { views[$0] }?.grabFocus() ?? false
    }

    /// Draws the cards again after the colours have changed.
    func redraw() {
        for view in views.values { view.redraw() }
    }
}

/// The layout of cards in columns of one width, each row as high as its highest card.
@MainActor
final class DetailGrid {
    var cards: [Widget] = []
    var columns: Int?

    private static let gap = 12

    func measure(_ axis: Orientation, _ size: Int?) -> SizeRequest {
        guard axis == .vertical else {
            return SizeRequest(least: cards.map { $0.request(.horizontal).least }.max() ?? 0, natural: 400)
        }
        let heights = heights(size ?? 400)
        return SizeRequest(least: heights.reduce(0, +) + max(heights.count - 1, 0) * Self.gap)
    }

    func allocate(_ room: LayoutRoom) {
        let (count, heights) = (count(room.width), heights(room.width))
        var y = 0
        for (row, height) in heights.enumerated() {
            for (column, card) in cards.dropFirst(row * count).prefix(count).enumerated() {
                let left = edge(column, count, room.width)
                let width = edge(column + 1, count, room.width) - Self.gap - left
                room.place(card, x: left, y: y, width: width, height: height)
            }
            y += height + Self.gap
        }
    }

    /// Where a column begins: rounding is spread over all of them.
    private func edge(_ column: Int, _ count: Int, _ width: Int) -> Int {
        (width + Self.gap) * column / count
    }

    private func count(_ width: Int) -> Int {
        columns ?? PageColumns.details(in: Double(width), textScale: Appearance.textScale, cards: cards.count)
    }

    private func heights(_ width: Int) -> [Int] {
        let count = count(width)
        let narrowest = (0..<count).map { edge($0 + 1, count, width) - Self.gap - edge($0, count, width) }.min() ?? 0
        return stride(from: 0, to: cards.count, by: count).map { first in
            cards[first..<min(first + count, cards.count)].map { $0.request(.vertical, for: narrowest).least }.max()
                ?? 0
        }
    }
}
