internal import Gtk
internal import WeatherText

/// The cards with details of a place's weather, in as many columns as fit.
@MainActor
final class DetailsPane {
    private let grid = FlowGrid(columns: 1...4, spacing: 12)
    private var views: [DetailCardView] = []
    private var shown: [DetailCard] = []
    var root: Widget { grid }

    /// Shows the cards, reusing the existing views if their number is the same.
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

    /// Draws the cards again after the colours have changed.
    func redraw() {
        let cards = shown
        shown = []
        show(cards)
    }
}
