internal import Gtk
internal import Presentation
internal import WeatherText

/// The card of a stay: place, dates, a sentence and a tile for each day.
@MainActor
final class TripStayCard {
    private let name = Label().wrapped(width: 30).styled("card-title").decorative()
    private let dates = Label().wrapped(width: 48).styled("secondary").decorative()
    private let sentence = Label().wrapped(width: 60).styled("trip-sentence", "numeric").decorative()
    private let trouble = Label().wrapped(width: 60).styled("trip-trouble").decorative()
    private let origin = Label().wrapped(width: 60).styled("quantity-origins")
    private let head: ReadingStop
    private let open = Button(icon: "go-next-symbolic", name: "")
    private let save = Button(label: TripPageWords.savePlace).styled("link-command").aligned(horizontally: .start)
    private let grid = FlowGrid(columns: 1...6, spacing: 8, few: 2)
    private var tiles: [TripTileView] = []
    private var number = 0
    let root: Container

    /// - Parameters:
    ///   - open: Called with the number of the stay to open the page of its place.
    ///   - save: Called with it to add its place to the list again.
    init(open opened: @escaping @MainActor (Int) -> Void, save saved: @escaping @MainActor (Int) -> Void) {
        head = ReadingStop(
            Container(
                .vertical, spacing: 4,
                [StackingRow(name, dates.aligned(vertically: .center), spacing: 10, adjoins: true), sentence, trouble]))
        open.aligned(horizontally: .end, vertically: .start).styled("flat")
        let top = Container(.horizontal, spacing: 8, [head.root.expanding(horizontally: true), open])
        root = Container(.vertical, spacing: 8, [top, save, grid, origin]).styled("card", "quantity-card")
        open.onClick { [weak self] in if let self { opened(number) } }
        save.onClick { [weak self] in if let self { saved(number) } }
    }

    func show(_ stay: TripPageContent.Stay) {
        number = stay.id
        name.text = stay.text.name
        dates.text = stay.text.datesAndClock
        sentence.text = stay.text.sentence
        trouble.show(stay.text.trouble)
        origin.show(stay.text.provenance)
        head.say(stay.text.spokenText)
        open.rename(TripPageWords.open(stay.text.name))
        open.isVisible = stay.isSaved
        save.isVisible = !stay.isSaved
        if tiles.count != stay.text.tiles.count {
            tiles = stay.text.tiles.map { _ in TripTileView() }
            grid.show(tiles.map(\.root))
        }
        for (tile, view) in zip(stay.text.tiles, tiles) { view.show(tile) }
    }

    /// Draws it again in the present colours.
    func redraw() { for tile in tiles { tile.redraw() } }
}
