internal import Gtk
internal import Presentation
internal import WeatherText

/// The trips below the places: a heading, a button that begins one, a row for each, and the offer to bring back one that was removed.
@MainActor
final class TripsPane<Model: TripListModel> {
    private let model: @MainActor () -> Model?
    private let list = ListView<TripCell, TripRow>(isSelectable: true) { $0 }
    private let undo: BannerView
    private let begin = Button(icon: "list-add-symbolic", name: TripPageWords.newTrip).styled("flat")
    private var opened: (@MainActor (String) -> Void)?
    private var begun: (@MainActor () -> Void)?
    private var binding: Binding?
    let root: Container

    /// - Parameter model: Returns the trips; nil where there are none to be had.
    init(_ model: @escaping @MainActor () -> Model?) {
        self.model = model
        undo = BannerView { model()?.undo() }
        let title = Label(TripPageWords.trips).styled("secondary", "trips-title").expanding(horizontally: true)
        let head = Container(.horizontal, [title.aligned(vertically: .center), begin]).styled("trips-head")
        let scroller = ScrolledWindow(.vertical, list.styled("sidebar-list", "trips"))
        // The places keep most of the column.
        let list = list
        let rows = LayoutContainer(
            [scroller],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return scroller.request(axis, for: size) }
                return SizeRequest(least: min(size.map { list.rowsHeight(for: $0) } ?? list.request(axis).natural, 200))
            } allocate: { room in
                room.place(scroller, x: 0, y: 0, width: room.width, height: room.height)
            })
        root = Container(.vertical, [head, TabStop(rows), undo.root]).styled("trips-pane")
        list.setAccessibleName(TripPageWords.trips)
        list.activateOnClick()
        list.onActivate { [weak self] in self?.opened?($0.id) }
        list.onKey(first: true) { [weak self] key, modifiers in
            guard key == .delete, modifiers.isEmpty, let row = self?.list.focused else { return false }
            model()?.remove(row.id)
            return true
        }
        begin.onClick { [weak self] in self?.begun?() }
        binding = Binding { [weak self] in
            guard let self else { return }
            guard let model = model() else {
                root.isVisible = false
                return
            }
            let (rows, shown, offer) = (model.rows, model.shownID, model.undoOffer)
            root.isVisible = !rows.isEmpty || offer != nil
            list.show(rows)
            list.select(shown)
            undo.show(offer)
        }
    }

    /// Calls the handler with the identity of a trip that is chosen.
    func onOpen(_ handler: @escaping @MainActor (String) -> Void) { opened = handler }

    /// Calls the handler when a trip is to be begun.
    func onBegin(_ handler: @escaping @MainActor () -> Void) { begun = handler }

    /// Whether the focus is in the list, where Delete removes a trip.
    var holdsFocus: Bool { list.containsFocus }

    /// The identity of the trip whose row has the focus; nil if none has.
    var focused: String? { list.focused?.id }

    /// Moves the focus to the trip that is shown, or to the first one; returns false if there is none.
    func focus() -> Bool {
        guard let first = list.items.first else { return false }
        return focus(at: model()?.shownID ?? first.id)
    }

    /// Moves the focus to a trip; returns false if it is not there.
    func focus(at id: String) -> Bool {
        guard root.isVisible, list.items.contains(where: { $0.id == id }) else { return false }
        list.focus(id)
        return true
    }
}
