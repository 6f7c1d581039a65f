internal import Gtk
internal import Presentation

/// The page for a user without places: a sentence and suggested cities.
@MainActor
final class WelcomePage<Locations: LocationListModel> {
    let root: Widget

    init(title: String, text: String, locations: Locations) {
        let cities = FlowGrid(columns: 2...3, spacing: 12)
        cities.show(
            locations.suggestions.map { city in
                let cell = BasicCell()
                cell.bind(city)
                let button = Button(child: cell.root, name: city.spokenText).styled("city")
                button.onClick { [weak locations] in locations?.addSuggestion(city.id) }
                return button
            })
        cities.setAccessibleNames(locations.suggestions.map(\.spokenText))
        let column = Container(
            .vertical, spacing: 18,
            [
                Image(icon: "fairweather-partly-cloudy").decorative().styled("welcome-icon"),
                Label(title).centered().wrapped(width: 30).styled("welcome-title"),
                Label(text).centered().wrapped(width: 46),
                cities,
            ]
        ).styled("page").aligned(horizontally: .center, vertically: .center)
        root = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
    }
}
