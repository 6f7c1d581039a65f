internal import Charts
internal import Gtk
internal import Presentation

/// The page for a user without places: a clear sky, a sentence and suggested cities as tiles.
@MainActor
final class WelcomePage<Locations: LocationListModel> {
    private let picture = DrawingView(width: 0, height: 0)
    private let column: Container
    private let page: LayoutContainer
    let root: Widget

    /// A summer's noon, wherever it is.
    private static var sky: Sky {
        Sky(.clear, sun: SkyBody(altitude: 62, azimuth: 235), over: .anywhere)
    }

    /// - Parameters:
    ///   - locationOffer: The label of the button that asks for the user's own location; nil for none.
    ///   - useLocation: Called when that button is pressed.
    init(
        title: String, text: String, locations: Locations, locationOffer: String? = nil,
        useLocation: @escaping @MainActor () -> Void = {}
    ) {
        let cities = FlowGrid(columns: (Appearance.textScale < 1.5 ? 2 : 1)...3, spacing: 12)
        cities.show(
            locations.suggestions.map { city in
                let cell = BasicCell(keepsRoom: false, wraps: true)
                cell.bind(city)
                let button = Button(child: cell.root, name: city.spokenText).styled("tile")
                button.onClick { [weak locations] in locations?.addSuggestion(city.id) }
                return button
            })
        let column = Container(
            .vertical, spacing: 18,
            [
                Label(title).centered().wrapped(width: 30).styled("welcome-title"),
                Label(text).centered().wrapped(width: 46), cities,
            ]
        ).styled("welcome")
        if let locationOffer {
            let label = Label(locationOffer).styled("welcome-offer")
            let button = Button(child: label, name: locationOffer).styled("tile").aligned(horizontally: .center)
            button.onClick(useLocation)
            column.append(button)
        }
        self.column = column
        let area = picture.area.decorative()
        page = LayoutContainer(
            [area, column],
            layout: CustomLayout { axis, size in
                let wanted = column.request(axis, for: size)
                return SizeRequest(least: wanted.least, natural: wanted.natural)
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
                let width = min(room.width, column.request(.horizontal).natural)
                let height = column.request(.vertical, for: width).natural
                room.place(
                    column, x: (room.width - width) / 2, y: max(0, (room.height - height) * 2 / 5), width: width,
                    height: height)
            })
        root = ScrolledWindow(.vertical, page).expanding(horizontally: true, vertically: true)
        restyle()
        picture.show { [weak self] width, height, _ in
            self?.drawing(width: width, height: height) ?? Drawing(width: width, height: height)
        }
    }

    /// What lies at the top of the page.
    var ground: SkyGround { SkyGround(Self.sky, Look.style) }

    /// What may be seen under the row at the top; nil while that has a ground of its own.
    var sky: Widget? { ground == .flat ? nil : picture.area }

    /// Paints the sky again in the colours of the style.
    func restyle() {
        for other in SkyGround.allCases { page.setStyle("on-\(other.rawValue)", other == ground) }
        picture.redraw()
    }

    private func drawing(width: Double, height: Double) -> Drawing {
        let (wide, high) = (column.width, column.height)
        let words = Rectangle(x: (width - wide) / 2, y: max(0, (height - high) * 0.4), width: wide, height: high)
        return SkyScene(
            Self.sky, width: width, height: height,
            room: SkyRoom(words: [Rectangle(x: 0, y: 4, width: width, height: 40), words]), style: Look.style
        ).drawing
    }
}
