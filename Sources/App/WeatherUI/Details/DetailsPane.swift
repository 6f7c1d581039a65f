internal import Gtk
internal import WeatherText

/// The details of a place's weather as cards, in as many columns as there is room for.
@MainActor
final class DetailsPane {
    private let grid = FlowGrid(columns: 1...4, spacing: 12)
    private var views: [DetailCardView] = []
    private var shown: [DetailCard] = []
    var root: Widget { grid }

    /// Shows these in place of those shown before, in the views there are where their number is the same.
    func show(_ cards: [DetailCard]) {
        guard cards != shown else { return }
        shown = cards
        if views.count != cards.count {
            views = cards.map { _ in DetailCardView() }
            grid.show(views.map(\.root))
        }
        zip(views, cards).forEach { $0.show($1) }
        grid.setAccessibleNames(cards.map(\.spokenText))
    }

    /// The colours have changed.
    func redraw() {
        let cards = shown
        shown = []
        show(cards)
    }
}
