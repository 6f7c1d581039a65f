internal import Gtk
internal import Presentation

/// The named values of the current weather, as cards in as many columns as there is room for.
@MainActor
final class FactsPane {
    private let grid = FlowGrid(columns: 1...4, spacing: 12)
    private var views: [FactView] = []
    var root: Widget { grid }

    /// Shows these in place of those shown before, in the cards there are where their number is the same.
    func show(_ facts: [WeatherFact]) {
        if views.count != facts.count {
            views = facts.map { _ in FactView() }
            grid.show(views.map(\.root))
        }
        zip(views, facts).forEach { $0.show($1) }
        grid.setAccessibleNames(facts.map(\.spokenText))
    }
}
