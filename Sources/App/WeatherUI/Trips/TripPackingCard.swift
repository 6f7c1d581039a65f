internal import Gtk
internal import Presentation
internal import WeatherText

/// The card of what to pack: a box to tick for each thing, with its reason.
@MainActor
final class TripPackingCard {
    private let title = Label(TripPageWords.packing).wrapped(width: 30).styled("card-title")
    private let column = Container(.vertical, spacing: 4)
    private let needless = Label().wrapped(width: 60).styled("secondary")
    private let basis = Label().wrapped(width: 60).styled("secondary")
    private var rows: [Row] = []
    private let pack: @MainActor (TripPackingText.Row, Bool) -> Void
    let root: Container

    /// - Parameter pack: Called when a thing is ticked, or no more.
    init(pack: @escaping @MainActor (TripPackingText.Row, Bool) -> Void) {
        self.pack = pack
        root = Container(.vertical, spacing: 8, [title, column, needless, basis]).styled("card", "quantity-card")
    }

    func show(_ packing: TripPackingText) {
        column.fit(&rows, \.box, to: packing.rows.count) { Row(pack: pack) }
        for (thing, row) in zip(packing.rows, rows) { row.show(thing) }
        needless.show(packing.needless)
        basis.show(packing.basis)
        root.isVisible = !packing.rows.isEmpty || packing.needless != nil
    }

    /// A thing with its box.
    @MainActor
    private final class Row {
        private let name = Label().wrapped(width: 36).styled("trip-thing").decorative()
        private let reason = Label().wrapped(width: 48).preferringOneLine().styled("secondary", "numeric").decorative()
        private var shown: TripPackingText.Row?
        let box: CheckBox

        init(pack: @escaping @MainActor (TripPackingText.Row, Bool) -> Void) {
            box = CheckBox(
                child: StackingRow(name, reason.aligned(vertically: .center), spacing: 10, adjoins: true).styled(
                    "trip-pack"))
            box.onToggle { [weak self] isOn in if let thing = self?.shown { pack(thing, isOn) } }
        }

        func show(_ thing: TripPackingText.Row) {
            // The box may have been ticked while its change was refused.
            box.isOn = thing.isPacked
            guard thing != shown else { return }
            shown = thing
            (name.text, reason.text) = (thing.name, thing.reason)
            box.setAccessibleName(thing.spokenText)
        }
    }
}
